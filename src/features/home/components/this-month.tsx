import { formatCoins } from '@/domain/money';
import { Reading } from '@/flows/query-view/query-view';
import { homeTodayWords } from '@/messages/home-today';
import { useWords } from '@/messages/language';
import { useThisMonth } from '@/queries/home-today';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './this-month.module.css';

/** What came in and went out this month, in one line. */
export function ThisMonth() {
  const words = useWords(homeTodayWords);
  return (
    <Reading
      query={useThisMonth()}
      title={words.monthFailed}
      skeleton={<Skeleton label={words.loading} bars={[20]} />}
    >
      {({ income, spending }) => (
        <p className={styles.month}>
          <span>{words.month}</span>
          <span>{words.income(formatCoins(income))}</span>
          <span>{words.spending(formatCoins(spending))}</span>
        </p>
      )}
    </Reading>
  );
}
