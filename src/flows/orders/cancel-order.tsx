import { closeOrder } from '@/api/endpoints/cashier';
import { cashierMessages } from '@/messages/cashier';
import { useMessages } from '@/messages/language';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { useOrderCall } from './use-order-call';

interface CancelOrderProps {
  id: string;
  /** A payment that is under way has reserved something for it. */
  isReserved: boolean;
  variant?: 'quiet' | 'outlined';
}

/** Cancels an unpaid order after a question; what was reserved for it comes back. */
export function CancelOrder({ id, isReserved, variant = 'quiet' }: CancelOrderProps) {
  const messages = useMessages(cashierMessages);
  const [isBusy, cancel] = useOrderCall(closeOrder, id);
  return (
    <ConfirmedButton
      label={messages.cancel}
      keepLabel={messages.keep}
      title={messages.cancelTitle}
      variant={variant}
      busy={isBusy}
      onConfirm={cancel}
    >
      {isReserved ? messages.cancelReserved : messages.cancelLine}
    </ConfirmedButton>
  );
}
