import { mockOrderKind, wayBack } from '@/mocks/cashier/order-kind';
import { colleague } from '@/mocks/core/colleague';
import { house } from '@/mocks/core/ledger';
import { wireMoment } from '@/mocks/orders/wire-moment';
import { itemReturned } from './item-returned';
import { sellerGone } from './items';
import { received, receivedBefore } from './receipt';
import { answerBefore, claimAnswered, claimedPart, needsSeller, refundNotified } from './refund-claim';
import { saleEvents } from './sale-events';
import { sellerNotified } from './sale-notices';
import { receiptRefusal } from './sale-refusals';
import type { SecondHandPart } from './second-hand-part';

declare module '@/mocks/cashier/cashier-order' {
  interface OrderParts {
    /** The item that a colleague sells. */
    readonly secondHand: SecondHandPart | null;
  }
}

export const orderKinds = [
  mockOrderKind('second-hand', {
    part: 'secondHand',
    // Goods of a colleague could be sold to and fro for points.
    earnsPoints: false,
    taker: () => house.escrow,
    notices: () => [
      '龙币先由平台保管，你确认收货后再给卖家。',
      '交付前你可以随时取回，交付后退款要卖家同意，卖家两天没有答复会自动退回。',
      wayBack,
    ],
    paymentRefusal: (state, { secondHand }) =>
      secondHand !== null && colleague(state, secondHand.seller)?.departed !== false ? sellerGone : null,
    due: (order) => {
      const silentUntil = answerBefore(order);
      if (silentUntil !== null)
        return {
          at: silentUntil,
          change: (state) => claimAnswered(state, order, 'unanswered', silentUntil),
        };
      const at = receivedBefore(order);
      return at === null ? null : { at, change: (state) => received(state, order, at) };
    },
    onPaid: (state, order, now) =>
      sellerNotified(state, order, now, (buyer) => `${buyer}买下了${order.goods}并已付款，请约好时间交付。`),
    needsSeller: (order) => needsSeller(order),
    refundRequestedBack: (order, now) => ({ secondHand: claimedPart(order, now) }),
    onRefundRequested: (state, order, now) => refundNotified(state, order, now),
    onRefunded: (state, order) => itemReturned(state, order),
    received: (state, order, now) => {
      // Colleagues hand things over in person, often before the seller says so.
      const refusal = receiptRefusal(order);
      return refusal === null ? { state: received(state, order, now) } : { refusal };
    },
    wire: (order) => ({
      shippedAt: wireMoment(order.secondHand?.handedOverAt ?? null),
      receivedBefore: wireMoment(receivedBefore(order)),
      receivedAt: wireMoment(order.secondHand?.receivedAt ?? null),
      answerBefore: wireMoment(answerBefore(order)),
      saleEvents: saleEvents(order),
    }),
  }),
];
