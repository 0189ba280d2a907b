import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { Caption, Note } from '@/ui/text/text';
import { timeText } from '../describe';
import type { GrantDetail } from '../queries';
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
                <Caption as="time" tone="tertiary">
                  {timeText(at, messages)}
                </Caption>
              </p>
              {note !== '' && (
                <Note marginTop={0.5} breakWords>
                  {note}
                </Note>
              )}
            </li>
          ))}
      </ol>
    </Card>
  );
}
