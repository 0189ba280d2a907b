import { ListView } from '@/flows/page/list-view';
import { useMessages } from '@/messages/language';
import { familyPayMessages } from '../messages';
import { useFamilyPayments } from '../queries';
import { PaymentRows } from './payment-rows';

/** What was paid by one agreement, or by all that the person gave where the id is empty. */
export function Payments({ id }: { id: string }) {
  const messages = useMessages(familyPayMessages);
  const query = useFamilyPayments(id);
  return (
    <ListView
      query={query}
      rows={({ rows }) => rows}
      failed={messages.paymentsFailed}
      loading={messages.paymentsLoading}
      bars={[20, 64, 64, 64]}
      empty={{ title: messages.noPayments, description: messages.noPaymentsLine }}
    >
      {(payments) => <PaymentRows payments={payments} withPayer={id === ''} />}
    </ListView>
  );
}
