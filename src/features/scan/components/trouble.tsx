import { scanWords } from '@/messages/scan';
import { useWords } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Icon } from '@/ui/media/icon';
import styles from './trouble.module.css';

interface TroubleProps {
  icon?: string;
  title?: string;
  line: string;
  ways?: readonly { label: string; go: () => void }[];
}

/** Why nothing can be scanned, in its own words, with what helps. */
export function Trouble({ icon = 'camera-off', title, line, ways = [] }: TroubleProps) {
  const words = useWords(scanWords);
  return (
    <div className={styles.note}>
      <Icon name={icon} size={22} />
      <div className={styles.text} role="alert">
        <p>{title ?? words.troubleTitle}</p>
        <p className={styles.line}>{line}</p>
      </div>
      {ways.length > 0 && (
        <div className={styles.ways}>
          {ways.map(({ label, go }) => (
            <Button key={label} look="quiet" onClick={go}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
