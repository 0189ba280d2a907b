import { refundOrder } from '@/api/endpoints/cashier';
import type { RefundTerms } from '@/api/endpoints/mall-order';
import { useWrite } from '@/flows/write/use-write';
import { cashierMessages } from '@/messages/areas/cashier';
import { ordersMessages } from '@/messages/areas/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { refundConsent, refundDeadline, refundExpires, refundTaken, returnedText } from './refund-texts';

/** Asks for the payment of an order back, after a question that says what comes back; nothing where it cannot come back. */
export function RefundButton({
  order: { id, refund: terms },
}: {
  order: { id: string; refund: RefundTerms | null };
}) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(cashierMessages);
  const texts = useMessages(ordersMessages);
  const refund = useWrite(refundOrder, { refresh: invalidateAfterPayment, shownAs: 'toast' });
  if (terms === null) return null;
  const taken = refundTaken(terms, texts);
  const expires = refundExpires(terms, terms.returns, texts);
  const consent = refundConsent(terms, texts);
  return (
    <ConfirmedButton
      label={messages.refund}
      keepLabel={messages.keep}
      title={messages.refundTitle}
      variant="quiet"
      busy={refund.isBusy}
      offReason={refund.offReason}
      onConfirm={() => refund.send({ id }, () => notify(texts.refundSent))}
    >
      <p>{messages.refundReturns(returnedText(terms.returns, texts))}</p>
      {consent !== null && <p>{consent}</p>}
      {expires !== null && <p>{expires}</p>}
      {taken !== null && <p>{taken}</p>}
      <p>{refundDeadline(terms, texts, formatMoment)}</p>
    </ConfirmedButton>
  );
}
