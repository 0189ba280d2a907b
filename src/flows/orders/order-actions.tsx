import { useNavigate } from 'react-router-dom';
import { confirmReceipt, type OrderCard } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { comesByParcel } from '@/domain/orders/order-kind';
import { useWrite } from '@/flows/write/use-write';
import { ordersMessages } from '@/messages/areas/orders';
import { useMessages } from '@/messages/language';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { openExternal } from '@/state/external-navigation';
import { notify } from '@/state/notifications';
import { settlementStarted } from '@/state/settlement';
import { Button } from '@/ui/forms/button';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';

/** Something to do with an order. */
export interface OrderAction {
  label: string;
  onClick: () => void;
}

interface OrderActionsProps {
  order: Pick<OrderCard, 'id' | 'kind' | 'state' | 'lines' | 'trip' | 'owed'>;
  /** It is the main button of its page. */
  main?: boolean;
  /** What takes the place of buying the same again. */
  again?: OrderAction;
}

/** The main thing to do with an order now: pay it, confirm its receipt, or buy the same again. */
export function OrderActions({
  order: { id, kind, state, lines, trip, owed },
  main = false,
  again,
}: OrderActionsProps) {
  const messages = useMessages(ordersMessages);
  const navigate = useNavigate();
  const receipt = useWrite(confirmReceipt, { refresh: invalidateAfterPayment, shownAs: 'toast' });
  const handleAgain = () => {
    settlementStarted(
      lines.map(({ variant, count }) => ({ variant, count })),
      '',
    );
    void navigate(href('/goodsSettlement'));
  };
  const link = (label: string, to: string) => (
    <Button variant="outlined" onClick={() => void navigate(to)}>
      {label}
    </Button>
  );
  // Colleagues hand things over in person, often before the seller says so.
  if (state === 'shipped' || (state === 'paid' && kind === 'second-hand'))
    return (
      <ConfirmedButton
        label={messages.confirm}
        keepLabel={messages.notYet}
        title={messages.confirmTitle}
        variant={main ? 'filled' : 'soft'}
        busy={receipt.isBusy}
        offReason={receipt.offReason}
        onConfirm={() => receipt.send({ id }, () => notify(messages.confirmDone))}
      >
        {kind === 'second-hand' ? messages.confirmHanded : messages.confirmLine}
      </ConfirmedButton>
    );
  switch (state) {
    case 'paying':
      return owed === null ? (
        link(messages.seePayment, href('/checkStandPayStatus', { id }))
      ) : (
        <Button onClick={() => openExternal(owed.url)}>{messages.goOnPaying}</Button>
      );
    case 'created':
      return (
        <Button onClick={() => void navigate(href('/checkStandOrderAndPay', { id }))}>{messages.pay}</Button>
      );
    case 'paid':
    case 'received':
    case 'closed':
    case 'refunded':
      if (kind === 'card' && state === 'paid')
        return (
          <Button
            variant={main ? 'filled' : 'outlined'}
            onClick={() => void navigate(href('/jdCardHome', { card: id }))}
          >
            {messages.toCard}
          </Button>
        );
      if (kind === 'coins') return link(messages.topUpAgain, href('/recharge'));
      if (kind === 'points') return link(messages.exchangeAgain, href('/integralExchange'));
      if (kind === 'top-up') return link(messages.toTopUp, href('/rechargeNewTel', { order: id }));
      if (trip !== null) return link(messages.toTrip, href('/didiOrderDetail', { id: trip }));
      return comesByParcel(kind) && state !== 'paid' ? (
        <Button variant="outlined" onClick={again?.onClick ?? handleAgain}>
          {again?.label ?? messages.again}
        </Button>
      ) : null;
    default:
      return null;
  }
}
