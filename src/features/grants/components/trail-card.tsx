import { grantMessages } from '@/messages/grants';
import { useMessages } from '@/messages/language';
import type { GrantDetail } from '@/queries/grants';
import { Card } from '@/ui/layout/card';
import { timeText } from '../describe';
import styles from './trail-card.module.css';

/** Everything that was done about a request, the newest first. */
export function TrailCard({ trail }: Pick<GrantDetail, 'trail'>) {
  const messages = useMessages(grantMessages);
  return (
    <Card title={messages.trail}>
      <ol className={styles.trail}>
        {trail
          .map((entry, index) => ({ ...entry, index }))
          .reverse()
          .map(({ change, by, at, note, index }) => (
            <li key={index} className={styles.entry}>
              <p className={styles.what}>
                <span>{messages.changes[change](by)}</span>
                <time className={styles.time}>{timeText(at, messages)}</time>
              </p>
              {note !== '' && <p className={styles.note}>{note}</p>}
            </li>
          ))}
      </ol>
    </Card>
  );
}
