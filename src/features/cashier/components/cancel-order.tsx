import { closeOrder } from '@/api/endpoints/cashier';
import { cashierMessages } from '@/messages/cashier';
import { useMessages } from '@/messages/language';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import type { Order } from '../pay-choice';
import { useOrderCall } from '../use-order-call';

/** Cancels an unpaid order after a question; what was reserved for it comes back. */
export function CancelOrder({ order: { id, payment } }: { order: Order }) {
  const messages = useMessages(cashierMessages);
  const [isBusy, cancel] = useOrderCall(closeOrder, id);
  return (
    <ConfirmedButton
      label={messages.cancel}
      keepLabel={messages.keep}
      title={messages.cancelTitle}
      variant="quiet"
      busy={isBusy}
      onConfirm={cancel}
    >
      {payment === null ? messages.cancelLine : messages.cancelReserved}
    </ConfirmedButton>
  );
}
