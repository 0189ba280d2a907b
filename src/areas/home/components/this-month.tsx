import type { queryUserDetail } from '@/api/endpoints/home-today';
import { formatCoins } from '@/domain/money';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import type { EndpointResult } from '@/queries/endpoint';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Inline } from '@/ui/layout/box';
import { homeTodayMessages } from '../messages';
import styles from './this-month.module.css';

/** The income and spending of this month, in one line. */
export function ThisMonth({ query }: { query: EndpointResult<typeof queryUserDetail> }) {
  const messages = useMessages(homeTodayMessages);
  return (
    <QueryView
      query={query}
      title={messages.monthFailed}
      skeleton={<Skeleton label={messages.loading} bars={[20]} />}
    >
      {({ income, spending }) => (
        <Inline as="p" wrap tone="secondary" size="note" align="stretch" className={styles.month}>
          <span>{messages.month}</span>
          <span>{messages.income(formatCoins(income))}</span>
          <span>{messages.spending(formatCoins(spending))}</span>
        </Inline>
      )}
    </QueryView>
  );
}
