import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import type { DataOf } from '@/api/endpoint';
import { coupons, type settlement } from '@/api/endpoints/mall-order';
import { failureOf } from '@/api/errors';
import { href } from '@/domain/href';
import { couponOf, goodsMoney } from '@/domain/mall/coupon';
import { priceOf } from '@/domain/mall/pricing';
import { formatCoins, toWireMoney } from '@/domain/money';
import { useCoinsSuffice } from '@/flows/checkout/use-coins-suffice';
import { PayOrder } from '@/flows/checkout/pay-order';
import { useBalanceOf } from '@/flows/payment/use-balance-of';
import { QueryView } from '@/flows/query-view/query-view';
import { ShippingAddressCard } from '@/flows/shipping-address/shipping-address-card';
import { useShippingAddress } from '@/flows/shipping-address/use-shipping-address';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { settlementMessages } from '@/messages/settlement';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { cashierChosen } from '@/state/cashier';
import { settlementChanged, useSettlement } from '@/state/settlement';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Page } from '@/ui/layout/page';
import { SumFoot } from '@/ui/money/sum-foot';
import { useSheets } from '@/flows/navigation/use-sheet';
import { placeOrder } from '../place-order';
import { settlementProblem } from '../settlement-problem';
import { CouponSheet } from '@/flows/coupons/coupon-sheet';
import { MessageRow } from './message-row';
import { PaymentRows } from './payment-rows';
import { PriceLines } from '@/flows/orders/price-lines';
import { SettlementGoods } from './settlement-goods';

type Offer = DataOf<typeof settlement>;

/** What is ordered, where it goes and what it costs; placing the order opens its payment. */
export function SettlementForm({ title, offer }: { title: string; offer: Offer }) {
  const messages = useMessages(settlementMessages);
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const { step, open: openStep, close: closeStep } = useSheets();
  const { data: user } = useCurrentUser();
  const usercode = user?.usercode ?? '';
  const { coupon: choice, usesPoints, message, activity, order } = useSettlement();
  const { query: addresses, address } = useShippingAddress();
  const balance = useBalanceOf(0);
  const coinsSuffice = useCoinsSuffice();
  const couponQuery = useEndpoint(coupons, {}, { quiet: true });
  const [isBusy, run] = useSingleTask();
  const [refusal, setRefusal] = useState<string | null>(null);
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

  const handleSubmit = () => {
    setSubmitted(true);
    setRefusal(null);
    if (order !== '') return openStep('pay');
    if (problem !== null || address == null) return;
    run(async () => {
      try {
        const id = await placeOrder({
          lines: lines.map(({ variant, count }) => ({ variant, count })),
          activity,
          address: address.id,
          coupon: used?.coupon.id ?? '',
          message: message.trim(),
          money: toWireMoney(price.total),
        });
        cashierChosen(id, { choice: '', usesPoints: price.points > 0 });
        settlementChanged({ order: id });
        // The cashier offers what coins alone cannot pay.
        if (await coinsSuffice(price.coins)) openStep('pay');
        else void navigate(href('/checkStandOrderAndPay', { id }), { replace: true });
      } catch (error) {
        setRefusal(failureText(failureOf(error), errors));
      }
    });
  };

  return (
    <Page
      title={title}
      foot={
        <SumFoot
          label={messages.total}
          sum={formatCoins(price.coins)}
          unit={messages.unit}
          note={price.saved > 0 ? messages.saved(formatCoins(price.saved)) : undefined}
          action={{
            label: messages.submit,
            busy: isBusy || couponQuery.isLoading || addresses.isLoading,
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
        fitting={offered.length}
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
      {refusal !== null && (
        <NoticeBar tone="warning" alarming>
          {refusal}
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
      {order !== '' && usercode !== '' && (
        <PayOrder
          id={order}
          usercode={usercode}
          open={step === 'pay'}
          resultOf={(id) => href('/goodsPaySuccess', { id })}
          onClose={closeStep}
          onLeave={() => void navigate(href('/activityOrderDetail', { id: order }), { replace: true })}
        />
      )}
    </Page>
  );
}
