import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Note } from '@/ui/text/text';
import { scanMessages } from '../messages';
import styles from './scan-error.module.css';

interface ScanErrorProps {
  icon?: string;
  title?: string;
  description: string;
  actions?: readonly { label: string; onClick: () => void }[];
}

/** Why nothing can be scanned, with buttons that help. */
export function ScanError({ icon = 'camera-off', title, description, actions = [] }: ScanErrorProps) {
  const messages = useMessages(scanMessages);
  return (
    <div className={styles.note}>
      <Icon name={icon} size={22} />
      <div className={styles.text} role="alert">
        <p>{title ?? messages.troubleTitle}</p>
        <Note>{description}</Note>
      </div>
      {actions.length > 0 && (
        <Inline wrap marginLeft="auto" align="stretch" className={styles.actions}>
          {actions.map(({ label, onClick }) => (
            <Button key={label} variant="quiet" onClick={onClick}>
              {label}
            </Button>
          ))}
        </Inline>
      )}
    </div>
  );
}
