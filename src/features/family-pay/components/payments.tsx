import { QueryView } from '@/flows/query-view/query-view';
import { familyPayMessages } from '@/messages/family-pay';
import { useMessages } from '@/messages/language';
import { useFamilyPayments } from '@/queries/family-pay';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { PaymentRows } from './payment-rows';

/** What was paid by one agreement, or by all that the person gave where the id is empty. */
export function Payments({ id }: { id: string }) {
  const messages = useMessages(familyPayMessages);
  const query = useFamilyPayments(id);
  return (
    <QueryView
      query={query}
      title={messages.paymentsFailed}
      skeleton={<Skeleton label={messages.paymentsLoading} bars={[20, 64, 64, 64]} />}
    >
      {({ pages }) => {
        const payments = pages.flatMap(({ records }) => records);
        return payments.length === 0 ? (
          <ResultState title={messages.noPayments} description={messages.noPaymentsLine} />
        ) : (
          <>
            <PaymentRows payments={payments} withPayer={id === ''} />
            <InfiniteSentinel state={endState(query)} onReach={() => void query.fetchNextPage()} />
          </>
        );
      }}
    </QueryView>
  );
}
