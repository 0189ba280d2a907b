import { refundOrder } from '@/api/endpoints/cashier';
import { useWrite } from '@/flows/write/use-write';
import { cashierMessages } from '@/messages/cashier';
import { useMessages } from '@/messages/language';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';

/** Asks for the payment of an order back, after a question. */
export function RefundButton({ id }: { id: string }) {
  const messages = useMessages(cashierMessages);
  const refund = useWrite(refundOrder, { refresh: invalidateAfterPayment, shownAs: 'toast' });
  return (
    <ConfirmedButton
      label={messages.refund}
      keepLabel={messages.keep}
      title={messages.refundTitle}
      variant="quiet"
      busy={refund.isBusy}
      onConfirm={() => refund.send({ id })}
    >
      {messages.refundLine}
    </ConfirmedButton>
  );
}
