import { formatCoins } from '@/domain/money';
import { QueryView } from '@/flows/query-view/query-view';
import { homeTodayMessages } from '@/messages/home-today';
import { useMessages } from '@/messages/language';
import { useThisMonth } from '@/queries/home-today';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './this-month.module.css';

/** What came in and went out this month, in one line. */
export function ThisMonth() {
  const messages = useMessages(homeTodayMessages);
  return (
    <QueryView
      query={useThisMonth()}
      title={messages.monthFailed}
      skeleton={<Skeleton label={messages.loading} bars={[20]} />}
    >
      {({ income, spending }) => (
        <p className={styles.month}>
          <span>{messages.month}</span>
          <span>{messages.income(formatCoins(income))}</span>
          <span>{messages.spending(formatCoins(spending))}</span>
        </p>
      )}
    </QueryView>
  );
}
