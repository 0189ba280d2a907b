import { scanMessages } from '@/messages/scan';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Icon } from '@/ui/media/icon';
import styles from './trouble.module.css';

interface TroubleProps {
  icon?: string;
  title?: string;
  description: string;
  ways?: readonly { label: string; onClick: () => void }[];
}

/** Why nothing can be scanned, in its own words, with what helps. */
export function Trouble({ icon = 'camera-off', title, description, ways = [] }: TroubleProps) {
  const messages = useMessages(scanMessages);
  return (
    <div className={styles.note}>
      <Icon name={icon} size={22} />
      <div className={styles.text} role="alert">
        <p>{title ?? messages.troubleTitle}</p>
        <p className={styles.line}>{description}</p>
      </div>
      {ways.length > 0 && (
        <div className={styles.ways}>
          {ways.map(({ label, onClick: go }) => (
            <Button key={label} variant="quiet" onClick={go}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
