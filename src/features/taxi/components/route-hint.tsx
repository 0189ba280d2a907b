import { taxiRideMessages } from '@/messages/taxi-ride';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import styles from './route-hint.module.css';

/** What a ride needs, and what it offers, before anything was chosen. */
export function RouteHint() {
  const messages = useMessages(taxiRideMessages);
  return (
    <ul className={styles.hints}>
      {(['taxi', 'office', 'shield'] as const).map((icon) => (
        <li key={icon} className={styles.hint}>
          <Icon name={icon} size={22} />
          {messages.hints[icon]}
        </li>
      ))}
    </ul>
  );
}
