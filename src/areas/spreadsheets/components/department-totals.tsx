import { formatCoins, formatCount, tenths, type Tenths } from '@/domain/money';
import type { ListSummary } from '@/domain/spreadsheets/lint-list';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Text } from '@/ui/text/text';
import { grantListMessages } from '../messages';
import styles from './department-totals.module.css';

interface DepartmentTotalsProps {
  summary: ListSummary;
  /** Null where it is not known. */
  budget: Tenths | null;
  balance: Tenths | null;
}

/** What the faultless rows come to, by department, and what they leave of budget and balance. */
export function DepartmentTotals({ summary, budget, balance }: DepartmentTotalsProps) {
  const messages = useMessages(grantListMessages);
  const [largest] = summary.departments;
  if (largest === undefined) return null;
  const rest = summary.faulty + summary.pending;
  const facts: (readonly [string, string])[] = [];
  if (budget !== null) facts.push([messages.budget, formatCoins(budget)]);
  if (balance !== null)
    facts.push([messages.balanceAfter, formatCoins(tenths(Math.max(0, balance - summary.total)))]);
  return (
    <Card title={messages.totals} aside={rest > 0 ? messages.without(formatCount(rest)) : undefined}>
      <ul>
        {summary.departments.map(({ name, total }) => (
          <li key={name} className={styles.row}>
            <Text breakWords>{name === '' ? messages.unknownDepartment : name}</Text>
            <span className={styles.track} aria-hidden="true">
              <i className={styles.bar} style={{ width: `${(100 * total) / largest.total}%` }} />
            </span>
            <span className={styles.total}>{formatCoins(total)}</span>
          </li>
        ))}
      </ul>
      {facts.length > 0 && <DescriptionList rows={facts} />}
    </Card>
  );
}
