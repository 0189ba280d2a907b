import { formatCoins } from '@/domain/money';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { answerRefund, handOverItem, type ItemRow } from '../endpoints/orders';
import { secondHandMessages } from '../messages';
import styles from './item-row-actions.module.css';

type Sale = NonNullable<ItemRow['order']>;

/** What the seller of an item has to do: hand it over, or answer a refund. */
export function SellerActions({ order }: { order: Sale }) {
  if (order.state !== 'paid' && order.answerBefore === null) return null;
  return (
    <div className={styles.actions}>
      {order.answerBefore === null ? <HandOver id={order.id} /> : <RefundAnswer order={order} />}
    </div>
  );
}

function HandOver({ id }: { id: string }) {
  const messages = useMessages(secondHandMessages);
  const handOver = useWrite(handOverItem, { refresh: invalidateAfterPayment, shownAs: 'toast' });
  return (
    <ConfirmedButton
      label={messages.handOver}
      keepLabel={messages.notYet}
      title={messages.handOverTitle}
      variant="outlined"
      busy={handOver.isBusy}
      offReason={handOver.offReason}
      onConfirm={() => handOver.send({ id }, () => notify(messages.handedOver))}
    >
      {messages.handOverLine}
    </ConfirmedButton>
  );
}

function RefundAnswer({ order: { id, partner, money } }: { order: Sale }) {
  const messages = useMessages(secondHandMessages);
  const { isBusy, offReason, send } = useWrite(answerRefund, {
    refresh: invalidateAfterPayment,
    shownAs: 'toast',
  });
  const handleAnswer = (isAgreed: boolean) =>
    send({ id, isAgreed }, () => notify(isAgreed ? messages.agreed : messages.refused));
  const shared = { keepLabel: messages.notNow, busy: isBusy, offReason };
  return (
    <>
      <ConfirmedButton
        {...shared}
        label={messages.refuse}
        title={messages.refuseTitle}
        variant="quiet"
        onConfirm={() => handleAnswer(false)}
      >
        {messages.refuseLine(partner)}
      </ConfirmedButton>
      <ConfirmedButton
        {...shared}
        label={messages.agree}
        title={messages.agreeTitle}
        variant="outlined"
        onConfirm={() => handleAnswer(true)}
      >
        {messages.agreeLine(partner, formatCoins(money))}
      </ConfirmedButton>
    </>
  );
}
