import { refundOrder } from '@/api/endpoints/cashier';
import { cashierMessages } from '@/messages/cashier';
import { useMessages } from '@/messages/language';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { useOrderCall } from './use-order-call';

/** Asks for the payment of an order back, after a question. */
export function RefundButton({ id }: { id: string }) {
  const messages = useMessages(cashierMessages);
  const [isBusy, askBack] = useOrderCall(refundOrder, id);
  return (
    <ConfirmedButton
      label={messages.refund}
      keepLabel={messages.keep}
      title={messages.refundTitle}
      variant="quiet"
      busy={isBusy}
      onConfirm={askBack}
    >
      {messages.refundLine}
    </ConfirmedButton>
  );
}
