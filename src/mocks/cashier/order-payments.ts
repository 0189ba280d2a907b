import type { BillKind } from '@/domain/accounts/bill';
import { tenths } from '@/domain/money';
import { house, personal, post, type Leg } from '@/mocks/core/ledger';
import { nextId, type MockState } from '@/mocks/core/state';
import { withSent } from '@/mocks/payment-security/sms';
import type { CashierOrder, OrderPayment } from './cashier-order';
import { pricedOf, rulesOf } from './order-kinds';
import { orderChanged, pointsEarned } from './orders';
import { couponReturned, piecesReturned } from './returned';

/** Merchants that confirm a payment only after a while, and one that never does by itself. */
const confirmsAfter: Readonly<Record<string, number>> = { 慢慢书店: 20_000, 山里的小店: Infinity };

/** Milliseconds until a merchant confirms a payment; 0 for nearly all of them. */
export function confirmationTime(merchant: string): number {
  return confirmsAfter[merchant] ?? 0;
}

/** Pays an order at once, or reserves the coins until the third party or the merchant confirms it. */
export function paymentMade(
  state: MockState,
  order: CashierOrder,
  given: Omit<OrderPayment, 'waitsFor' | 'settledAt' | 'billId'>,
): MockState {
  const asked: OrderPayment = { ...given, waitsFor: waitsFor(order, given), settledAt: null, billId: null };
  const taken = coinsTaken(state, order, asked);
  const reserved: CashierOrder = { ...order, payment: taken.payment, failed: null };
  const after = orderChanged(taken.state, order, 'reserve', reserved);
  return asked.waitsFor === null ? settled(after, { ...reserved, state: 'paying' }, given.sentAt) : after;
}

function waitsFor(
  { merchant }: CashierOrder,
  { thirdParty }: Pick<OrderPayment, 'thirdParty'>,
): OrderPayment['waitsFor'] {
  if (thirdParty > 0) return 'third-party';
  return confirmationTime(merchant) > 0 ? 'merchant' : null;
}

/** What was reserved becomes the merchant's, and the buyer's points follow; a colleague's goods are paid once the buyer has them. */
export function settled(state: MockState, order: CashierOrder, now: number): MockState {
  const { payment } = order;
  if (payment === null) throw new Error(`order ${order.id} has no payment`);
  const booked = posted(state, order, order.product === 'coins' ? 'top-up' : 'purchase', now, [
    { account: house.escrow, delta: tenths(-payment.coins) },
    { account: house.points, delta: tenths(-payment.pointsMoney) },
    { account: house.thirdParty, delta: tenths(-payment.thirdParty) },
    { account: rulesOf(order).taker(order), delta: order.money },
  ]);
  const points = (booked.state.points[order.buyer] ?? 0) + pointsEarned(order);
  const rewarded = { ...booked.state, points: { ...booked.state.points, [order.buyer]: points } };
  const paid = orderChanged(rewarded, order, 'settle', {
    payment: {
      ...payment,
      waitsFor: null,
      settledAt: now,
      billId: payment.billId ?? (order.product === 'coins' ? booked.id : null),
    },
  });
  const { goods } = order;
  const sold = rulesOf(order).onPaid?.(paid, order, now) ?? paid;
  return payment.waitsFor === null ? sold : told(sold, order, now, `${goods} 已付款成功。`);
}

/** The third party or the merchant refused: what was reserved is given back, and the order may be paid again. */
export function released(
  state: MockState,
  order: CashierOrder,
  by: 'third-party' | 'merchant',
  now: number,
): MockState {
  const given = reservationReturned(state, order, now);
  return orderChanged(given, order, 'release', { payment: null, failed: { by, at: now } });
}

/** Closes an order that was not paid; what was reserved is given back. */
export function closed(state: MockState, order: CashierOrder, by: 'time' | 'payer', now: number): MockState {
  const returned = piecesReturned(reservationReturned(state, order, now), order, pricedOf(order).lines);
  const given = couponReturned(returned, order);
  const after = orderChanged(given, order, 'close', { payment: null, closed: { by, at: now } });
  return order.payment === null
    ? after
    : told(after, order, now, `${order.goods} 没有付款成功，预留的龙币已退回。`);
}

function coinsTaken(
  state: MockState,
  order: CashierOrder,
  payment: OrderPayment,
): { state: MockState; payment: OrderPayment } {
  const { coins, payer, points, sentAt } = payment;
  const left = (state.points[order.buyer] ?? 0) - points;
  const withPoints = points === 0 ? state : { ...state, points: { ...state.points, [order.buyer]: left } };
  if (coins === 0) return { state: withPoints, payment };
  const { id: billId, state: after } = posted(withPoints, { ...order, payment }, 'purchase', sentAt, [
    { account: personal(payer), delta: tenths(-coins) },
    { account: house.escrow, delta: coins },
  ]);
  return { state: after, payment: { ...payment, billId } };
}

function reservationReturned(state: MockState, order: CashierOrder, now: number): MockState {
  const { payment } = order;
  if (payment === null) return state;
  const points = (state.points[order.buyer] ?? 0) + payment.points;
  const withPoints = { ...state, points: { ...state.points, [order.buyer]: points } };
  if (payment.coins === 0) return withPoints;
  const legs = [
    { account: house.escrow, delta: tenths(-payment.coins) },
    { account: personal(payment.payer), delta: payment.coins },
  ];
  return posted(withPoints, order, 'refund', now, legs, payment.billId).state;
}

/** Books the legs that move something; coins that come back name the posting that took them. */
export function posted(
  state: MockState,
  { goods, merchant, payment }: CashierOrder,
  kind: BillKind,
  time: number,
  legs: readonly Leg[],
  returns?: string | null,
): { state: MockState; id: string } {
  const moving = summed(legs).filter(({ delta }) => delta !== 0);
  const { id, state: named } = nextId(state, 'B');
  const title = payment?.family == null ? goods : `${goods} · 亲情付`;
  const posting = {
    id,
    time,
    kind,
    title,
    source: merchant,
    legs: moving,
    ...(returns == null ? {} : { returns }),
  };
  return { state: { ...named, ledger: post(named.ledger, posting) }, id };
}

/** One leg for each account. */
function summed(legs: readonly Leg[]): readonly Leg[] {
  const deltas = new Map<string, number>();
  for (const { account, delta } of legs) deltas.set(account, (deltas.get(account) ?? 0) + delta);
  return [...deltas].map(([account, delta]) => ({ account, delta: tenths(delta) }));
}

function told(state: MockState, { id, buyer }: CashierOrder, time: number, text: string): MockState {
  return withSent(state, { kind: 'notice', to: buyer, time, text, link: `/checkStandPayStatus?id=${id}` });
}
