import { orderDelete } from '@/api/endpoints/order-centre';
import { ordersMessages } from '@/messages/orders';
import { useMessages } from '@/messages/language';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { useOrderCall } from './use-order-call';

interface DeleteOrderProps {
  id: string;
  /** The page of the order leaves it. */
  onDone?: () => void;
}

/** Takes an order off the list for good, after a question. */
export function DeleteOrder({ id, onDone }: DeleteOrderProps) {
  const messages = useMessages(ordersMessages);
  const [isBusy, remove] = useOrderCall(orderDelete, id, onDone);
  return (
    <ConfirmedButton
      label={messages.delete}
      keepLabel={messages.keep}
      title={messages.deleteTitle}
      variant="quiet"
      busy={isBusy}
      onConfirm={remove}
    >
      {messages.deleteLine}
    </ConfirmedButton>
  );
}
