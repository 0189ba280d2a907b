import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { placeItemOrder, type ItemDetail } from '@/api/endpoints/second-hand';
import { href } from '@/domain/href';
import { formatCoins, tenths, toWireMoney } from '@/domain/money';
import { pointsOfferFor } from '@/domain/orders/points-offer';
import { useWrite } from '@/flows/write/use-write';
import { PointsAndCoinsRows } from '@/flows/orders/points-and-coins-rows';
import { useCoinsSuffice } from '@/flows/checkout/use-coins-suffice';
import { PayOrder } from '@/flows/checkout/pay-order';
import { useBalanceOf } from '@/flows/payment/use-balance-of';
import { secondHandMessages } from '@/messages/second-hand';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { invalidateItems } from '@/queries/second-hand';
import { cashierChosen } from '@/state/cashier';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { SumFoot } from '@/ui/money/sum-foot';
import { useSheet } from '@/flows/navigation/use-sheet';
import { ItemLine } from './item-line';

/** What an item costs and how its buyer is protected; placing the order opens its payment. */
export function PaymentForm({ item, title }: { item: ItemDetail; title: string }) {
  const messages = useMessages(secondHandMessages);
  const navigate = useNavigate();
  const pay = useSheet('pay');
  const { data: user } = useCurrentUser();
  const balance = useBalanceOf(0);
  const coinsSuffice = useCoinsSuffice();
  const task = useWrite(placeItemOrder, { refresh: invalidateItems });
  const [usesPoints, setUsesPoints] = useState(true);
  const { id, price } = item;
  const order = item.order?.id ?? '';
  const offer = pointsOfferFor(price, item.points);
  const pointsMoney = usesPoints && offer !== null ? offer.money : tenths(0);
  const coins = tenths(price - pointsMoney);
  const goOn = async (placedId: string) => {
    cashierChosen(placedId, { choice: '', usesPoints: pointsMoney > 0 });
    // The cashier offers what coins alone cannot pay, and knows what became of a payment under way.
    if (item.order?.state !== 'paying' && (await coinsSuffice(coins))) pay.open();
    else void navigate(href('/checkStandOrderAndPay', { id: placedId }), { replace: true });
  };
  const handleSubmit = () => {
    if (order !== '') return void goOn(order);
    task.send({ item: id, money: toWireMoney(price) }, ({ id: placedId }) => goOn(placedId));
  };
  const { escrow, handOver, receive, label } = messages.steps;
  return (
    <Page
      title={title}
      foot={
        <SumFoot
          label={messages.total}
          sum={formatCoins(coins)}
          unit={messages.unit}
          action={{
            label: order === '' ? messages.submit : messages.toPay,
            busy: task.isBusy,
            onClick: handleSubmit,
          }}
        />
      }
    >
      <ErrorNotice text={task.errorText} />
      <ItemLine item={item} />
      <Card>
        <PointsAndCoinsRows
          offer={offer}
          usesPoints={usesPoints}
          onUsePoints={setUsesPoints}
          coins={coins}
          balance={balance}
        />
      </Card>
      <Card title={label}>
        <StatusSteps
          down
          label={label}
          steps={[escrow, handOver, receive].map(([name = '', note = '']) => ({ name, note }))}
          current={0}
        />
      </Card>
      {order !== '' && user !== undefined && (
        <PayOrder
          id={order}
          usercode={user.usercode}
          open={pay.isOpen}
          resultOf={() => href('/imageLongCoinPay', { id, paid: '1' })}
          onClose={pay.close}
          // Meanwhile its time may be over.
          onLeave={() => void invalidateItems()}
        />
      )}
    </Page>
  );
}
