import { useNavigate } from 'react-router-dom';
import { call } from '@/api/call';
import { confirmReceipt, type OrderCard } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { ordersMessages } from '@/messages/orders';
import { useMessages } from '@/messages/language';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { settlementStarted } from '@/state/settlement';
import { Button } from '@/ui/forms/button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';

/** The main thing to do with an order of the mall now: pay it, confirm its receipt, or buy the same again. */
export function OrderActions({
  order: { id, state, lines },
}: {
  order: Pick<OrderCard, 'id' | 'state' | 'lines'>;
}) {
  const messages = useMessages(ordersMessages);
  const navigate = useNavigate();
  const [isBusy, run] = useSingleTask();
  const handleReceipt = () =>
    run(async () => {
      await call(confirmReceipt, { id });
      await invalidateAfterPayment();
    });
  const handleAgain = () => {
    settlementStarted(
      lines.map(({ variant, count }) => ({ variant, count })),
      '',
    );
    void navigate(href('/goodsSettlement'));
  };
  switch (state) {
    case 'created':
    case 'paying':
      return (
        <Button onClick={() => void navigate(href('/checkStandOrderAndPay', { id }))}>{messages.pay}</Button>
      );
    case 'shipped':
      return (
        <ConfirmedButton
          label={messages.confirm}
          keepLabel={messages.notYet}
          title={messages.confirmTitle}
          variant="outlined"
          busy={isBusy}
          onConfirm={handleReceipt}
        >
          {messages.confirmLine}
        </ConfirmedButton>
      );
    case 'received':
    case 'closed':
    case 'refunded':
      return (
        <Button variant="outlined" onClick={handleAgain}>
          {messages.again}
        </Button>
      );
    default:
      return null;
  }
}
