import { orderDelete } from '@/api/endpoints/order-centre';
import { useWrite } from '@/flows/write/use-write';
import { ordersMessages } from '@/messages/areas/orders';
import { useMessages } from '@/messages/language';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';

interface DeleteOrderProps {
  id: string;
  /** The page of the order leaves it. */
  onDone?: () => void;
}

/** Takes an order off the list for good, after a question. */
export function DeleteOrder({ id, onDone }: DeleteOrderProps) {
  const messages = useMessages(ordersMessages);
  const remove = useWrite(orderDelete, { refresh: invalidateAfterPayment, shownAs: 'toast' });
  const handleDone = () => {
    notify(messages.deleteDone);
    onDone?.();
  };
  return (
    <ConfirmedButton
      label={messages.delete}
      keepLabel={messages.keep}
      title={messages.deleteTitle}
      variant="quiet"
      busy={remove.isBusy}
      onConfirm={() => remove.send({ id }, handleDone)}
    >
      {messages.deleteLine}
    </ConfirmedButton>
  );
}
