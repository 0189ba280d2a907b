import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import type { DataOf } from '@/api/endpoint';
import { goodsDetail } from '@/api/endpoints/goods';
import { activityOrderList, coupons, settlement } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { couponOf, goodsMoney } from '@/domain/mall/coupon';
import { priceOf } from '@/domain/mall/pricing';
import { formatCoins } from '@/domain/money';
import { useCheckout } from '@/flows/checkout/use-checkout';
import { CouponSheet } from '@/flows/coupons/coupon-sheet';
import { useSheets } from '@/flows/navigation/use-sheet';
import { PriceLines } from '@/flows/orders/price-lines';
import { useBalanceOf } from '@/flows/payment/use-balance-of';
import { QueryView } from '@/flows/query-view/query-view';
import { ShippingAddressCard } from '@/flows/shipping-address/shipping-address-card';
import { useShippingAddress } from '@/flows/shipping-address/use-shipping-address';
import { settlementMessages } from '@/messages/areas/settlement';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { settlementChanged, useSettlement } from '@/state/settlement';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { SumActionBar } from '@/ui/money/sum-action-bar';
import { goodsPlacing } from '../goods-placing';
import { settlementProblem } from '../settlement-problem';
import { MessageRow } from './message-row';
import { PaymentRows } from './payment-rows';
import { SettlementGoods } from './settlement-goods';

type Offer = DataOf<typeof settlement>;

/** What is ordered, where it goes and what it costs; placing the order opens its payment. */
export function SettlementForm({ offer }: { offer: Offer }) {
  const messages = useMessages(settlementMessages);
  const navigate = useNavigate();
  const { step, open: openStep, close: closeStep } = useSheets();
  const { coupon: choice, usesPoints, message, activity, order } = useSettlement();
  const { query: addresses, address } = useShippingAddress();
  const balance = useBalanceOf(0);
  const couponQuery = useEndpoint(coupons, {}, { quiet: true });
  const [isSubmitted, setSubmitted] = useState(false);

  const { lines, delivery, points } = offer;
  const offered = couponQuery.data?.coupons ?? [];
  const used = couponOf(offered, choice, goodsMoney(lines), gatewayNow());
  const price = priceOf({
    lines,
    delivery,
    coupon: used?.coupon ?? null,
    points: usesPoints ? points : 0,
  });
  // What the placed order holds is not in stock for a second one.
  const problem = order === '' ? settlementProblem(lines, address, message) : null;

  const checkout = useCheckout({
    place: goodsPlacing,
    refresh: () => invalidate(activityOrderList),
    // The goods may be sold out, or the coupon used.
    onRefused: () => void Promise.all([settlement, coupons, goodsDetail].map((each) => invalidate(each))),
    order,
    onPlaced: ({ id }) => settlementChanged({ order: id }),
    resultOf: (id) => href('/goodsPaySuccess', { id }),
    onLeave: (id) => void navigate(href('/activityOrderDetail', { id }), { replace: true }),
    isReplaced: true,
  });
  const handleSubmit = () => {
    setSubmitted(true);
    checkout.clear();
    const isWithPoints = price.points > 0;
    if (order !== '') return checkout.pay(order, price.coins, isWithPoints);
    if (problem !== null || address === null) return;
    if (address === undefined) return void addresses.refetch();
    checkout.buy(
      {
        lines: lines.map(({ variant, count }) => ({ variant, count })),
        activity,
        address: address.id,
        coupon: used?.coupon.id ?? '',
        message: message.trim(),
        money: price.total,
      },
      price.coins,
      isWithPoints,
    );
  };

  return (
    <Page
      actionBar={
        <SumActionBar
          label={messages.total}
          sum={formatCoins(price.coins)}
          unit={messages.unit}
          note={price.saved > 0 ? messages.saved(formatCoins(price.saved)) : undefined}
          action={{
            label: messages.submit,
            busy: checkout.isBusy || couponQuery.isLoading || addresses.isLoading,
            offReason: checkout.offReason,
            onClick: handleSubmit,
          }}
        />
      }
    >
      <QueryView
        query={addresses}
        title={messages.addressesFailed}
        skeleton={<Skeleton label={messages.loading} bars={[82]} />}
      >
        {() => <ShippingAddressCard address={address ?? null} purpose="settlement" />}
      </QueryView>
      <SettlementGoods offer={offer} fee={price.delivery} />
      <PaymentRows
        used={used}
        fitting={couponQuery.data?.coupons.length ?? null}
        coupons={couponQuery}
        price={price}
        points={points}
        balance={balance}
        onChooseCoupon={() => openStep('coupon')}
      />
      <MessageRow value={message} onChange={(text) => settlementChanged({ message: text })} />
      <PriceLines price={price} />
      {isSubmitted && problem !== null && (
        <NoticeBar tone="warning" alarming>
          {problem.kind === 'address'
            ? messages.setAddressFirst
            : problem.kind === 'message'
              ? messages.messageLong(problem.most)
              : problem.kind === 'stock'
                ? messages.overStock(problem.name, problem.left)
                : messages.overLimit(problem.name, problem.limit)}
        </NoticeBar>
      )}
      {checkout.errorText !== null && (
        <NoticeBar tone="warning" alarming>
          {checkout.errorText}
        </NoticeBar>
      )}
      {step === 'coupon' && (
        <CouponSheet
          coupons={offered}
          goods={price.goods}
          chosen={used?.coupon.id ?? ''}
          onChoose={(id) => {
            settlementChanged({ coupon: id });
            closeStep();
          }}
          onClose={closeStep}
        />
      )}
      {checkout.sheet}
    </Page>
  );
}
