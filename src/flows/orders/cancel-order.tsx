import { closeOrder } from '@/api/endpoints/cashier';
import { useWrite } from '@/flows/write/use-write';
import { cashierMessages } from '@/messages/areas/cashier';
import { useMessages } from '@/messages/language';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';

interface CancelOrderProps {
  id: string;
  /** A payment that is under way has reserved something for it. */
  isReserved: boolean;
  variant?: 'quiet' | 'outlined';
}

/** Cancels an unpaid order after a question; what was reserved for it comes back. */
export function CancelOrder({ id, isReserved, variant = 'quiet' }: CancelOrderProps) {
  const messages = useMessages(cashierMessages);
  const cancel = useWrite(closeOrder, { refresh: invalidateAfterPayment, shownAs: 'toast' });
  return (
    <ConfirmedButton
      label={messages.cancel}
      keepLabel={messages.keep}
      title={messages.cancelTitle}
      variant={variant}
      busy={cancel.isBusy}
      offReason={cancel.offReason}
      onConfirm={() => cancel.send({ id }, () => notify(messages.cancelDone))}
    >
      {isReserved ? messages.cancelReserved : messages.cancelLine}
    </ConfirmedButton>
  );
}
