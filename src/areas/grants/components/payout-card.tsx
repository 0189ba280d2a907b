import { payoutFigures } from '@/domain/grants/payout';
import { formatCoins } from '@/domain/money';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import type { GrantDetail } from '../queries';
import styles from './payout-card.module.css';

/** How far a grant has gone out: who was paid, who was not, who is still to be paid. */
export function PayoutCard({ rows }: Pick<GrantDetail, 'rows'>) {
  const messages = useMessages(grantMessages);
  const { people, paid, failed, waiting } = payoutFigures(rows);
  const parts = [
    ['paid', paid.people, messages.paidPart],
    ['failed', failed.people, messages.failedPart],
    ['waiting', waiting.people, messages.waitingPart],
  ] as const;
  return (
    <Card title={messages.progress(paid.people, people)} aside={messages.progressSum(formatCoins(paid.sum))}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(([name, count]) => (
          <span key={name} className={styles.part} data-part={name} style={{ flexGrow: count }} />
        ))}
      </div>
      <Inline as="ul" wrap justify="between" marginTop={2} tone="secondary" size="caption" align="stretch">
        {parts.map(([name, count, text]) => (
          <li key={name}>
            <span className={styles.dot} data-part={name} />
            {text(count)}
          </li>
        ))}
      </Inline>
    </Card>
  );
}
