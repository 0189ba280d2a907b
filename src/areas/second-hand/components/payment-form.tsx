import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins, tenths } from '@/domain/money';
import { pointsOfferFor } from '@/domain/orders/points-offer';
import { placing } from '@/flows/checkout/place-order';
import { useCheckout } from '@/flows/checkout/use-checkout';
import { PointsAndCoinsRows } from '@/flows/orders/points-and-coins-rows';
import { useBalanceOf } from '@/flows/payment/use-balance-of';
import { useMessages } from '@/messages/language';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { SumActionBar } from '@/ui/money/sum-action-bar';
import { type ItemDetail } from '../endpoints/items';
import { placeItemOrder } from '../endpoints/orders';
import { secondHandMessages } from '../messages';
import { invalidateItems } from '../queries';
import { ItemLine } from './item-line';

const itemPlacing = placing(placeItemOrder);

/** What an item costs and how its buyer is protected; placing the order opens its payment. */
export function PaymentForm({ item }: { item: ItemDetail }) {
  const messages = useMessages(secondHandMessages);
  const navigate = useNavigate();
  const balance = useBalanceOf(0);
  const [usesPoints, setUsesPoints] = useState(true);
  const { id, price } = item;
  const order = item.order?.id ?? '';
  const offer = pointsOfferFor(price, item.points);
  const pointsMoney = usesPoints && offer !== null ? offer.money : tenths(0);
  const coins = tenths(price - pointsMoney);
  const checkout = useCheckout({
    place: itemPlacing,
    refresh: invalidateItems,
    order,
    resultOf: () => href('/imageLongCoinPay', { id, paid: '1' }),
    // Meanwhile its time may be over.
    onLeave: () => void invalidateItems(),
    isReplaced: true,
  });
  const handleSubmit = () => {
    if (order === '') return checkout.buy({ item: id, money: price }, coins, pointsMoney > 0);
    if (item.order?.state !== 'paying') return checkout.pay(order, coins, pointsMoney > 0);
    // The cashier shows the state of a payment under way.
    void navigate(href('/checkStandOrderAndPay', { id: order }), { replace: true });
  };
  const { escrow, handOver, receive, label } = messages.steps;
  return (
    <Page
      actionBar={
        <SumActionBar
          label={messages.total}
          sum={formatCoins(coins)}
          unit={messages.unit}
          action={{
            label: order === '' ? messages.submit : messages.toPay,
            busy: checkout.isBusy,
            offReason: checkout.offReason,
            onClick: handleSubmit,
          }}
        />
      }
    >
      <ErrorNotice text={checkout.errorText} />
      <ItemLine item={item} />
      <Card>
        <PointsAndCoinsRows
          points={item.points}
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
      {checkout.sheet}
    </Page>
  );
}
