import { useNavigate } from 'react-router-dom';
import { confirmReceipt } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { holdsCoins } from '@/flows/orders/can-cancel';
import { CancelOrder } from '@/flows/orders/cancel-order';
import { RefundButton } from '@/flows/orders/refund-button';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { openExternal } from '@/state/external-navigation';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import type { ItemRow } from '../endpoints/orders';
import { secondHandMessages } from '../messages';
import type { ItemGroup } from '../queries';
import { RateItem } from './rate-item';
import { SellerActions } from './seller-actions';
import { ShelveButton } from './shelve-button';
import styles from './item-row-actions.module.css';

/** What can be done with an own item, or with one that was bought. */
export function ItemRowActions({ row: { item, order }, group }: { row: ItemRow; group: ItemGroup }) {
  const messages = useMessages(secondHandMessages);
  const navigate = useNavigate();
  const { id } = item;
  if (group === 'onSale' || group === 'withdrawn')
    return item.state === 'reserved' ? null : (
      <div className={styles.actions}>
        <ShelveButton id={id} isOnSale={group === 'onSale'} />
        <Button variant="outlined" onClick={() => void navigate(href('/second-hand-publish', { id }))}>
          {messages.edit}
        </Button>
      </div>
    );
  if (order === null) return null;
  if (group === 'sold') return <SellerActions order={order} />;
  if (order.receivedBefore !== null)
    return (
      <div className={styles.actions}>
        <RefundButton order={order} />
        <Receive id={order.id} />
      </div>
    );
  if (order.state === 'received' && !order.isRated)
    return (
      <div className={styles.actions}>
        <RateItem id={order.id} />
      </div>
    );
  const { owed } = order;
  return order.state === 'created' || order.state === 'paying' ? (
    <div className={styles.actions}>
      <CancelOrder id={order.id} isReserved={holdsCoins(order)} />
      {owed === null ? (
        <Button onClick={() => void navigate(href('/imageLongCoinPay', { id }))}>{messages.pay}</Button>
      ) : (
        <Button onClick={() => openExternal(owed.url)}>{messages.goOnPaying}</Button>
      )}
    </div>
  ) : null;
}

function Receive({ id }: { id: string }) {
  const messages = useMessages(secondHandMessages);
  const receive = useWrite(confirmReceipt, { refresh: invalidateAfterPayment, shownAs: 'toast' });
  return (
    <ConfirmedButton
      label={messages.receive}
      keepLabel={messages.notYet}
      title={messages.receiveTitle}
      variant="outlined"
      busy={receive.isBusy}
      offReason={receive.offReason}
      onConfirm={() => receive.send({ id }, () => notify(messages.received))}
    >
      {messages.receiveLine}
    </ConfirmedButton>
  );
}
