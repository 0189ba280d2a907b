import { useMessages } from '@/messages/language';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { taxiRideMessages } from '../messages';
import styles from './route-hint.module.css';

/** What a ride needs, and what it offers, before anything was chosen. */
export function RouteHint() {
  const messages = useMessages(taxiRideMessages);
  return (
    <Box as="ul" marginTop={4}>
      {(['taxi', 'office', 'shield'] as const).map((icon) => (
        <Inline as="li" key={icon} minHeight="tap" tone="secondary" size="note" className={styles.hint}>
          <Icon name={icon} size={22} />
          {messages.hints[icon]}
        </Inline>
      ))}
    </Box>
  );
}
