import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { orderChanged, orderKept } from '@/mocks/cashier/orders';
import type { MockState } from '@/mocks/core/state';
import { sellerAnswersWithin } from '../rules/item';
import { buyerNotified, sellerNotified } from './sale-notices';
import type { RefundClaim, SecondHandPart } from './second-hand-part';

/** Whether a refund of this order needs its seller: a colleague who has handed the item over. */
export function needsSeller({ secondHand, state }: CashierOrder): boolean {
  return secondHand !== null && state === 'shipped';
}

/** What the order knows of its item once the buyer asks the money back. */
export function claimedPart(order: CashierOrder, now: number): SecondHandPart | null {
  const { secondHand } = order;
  return secondHand === null || !needsSeller(order)
    ? secondHand
    : { ...secondHand, claim: { requestedAt: now, answer: null, answeredAt: null } };
}

/** Tells the seller at once that the buyer takes the money back, or asks for it. */
export function refundNotified(state: MockState, order: CashierOrder, now: number): MockState {
  const { goods } = order;
  return sellerNotified(state, order, now, (buyer) =>
    needsSeller(order)
      ? `${buyer}申请退回${goods}的龙币，请在两天内答复，过期自动退款。`
      : `${buyer}取回了${goods}的龙币，请不要再交付。`,
  );
}

/** Until when the seller may answer, ms; null where nothing waits for an answer. */
export function answerBefore({ state, secondHand }: CashierOrder): number | null {
  const claim = secondHand?.claim ?? null;
  return state === 'refunding' && claim !== null && claim.answer === null
    ? claim.requestedAt + sellerAnswersWithin
    : null;
}

/** A refund that waited for the seller is on its way, or is refused and everything is as it was before it. */
export function claimAnswered(
  state: MockState,
  order: CashierOrder,
  answer: NonNullable<RefundClaim['answer']>,
  at: number,
): MockState {
  const { secondHand, goods } = order;
  if (secondHand?.claim == null) throw new Error(`order ${order.id} waits for no answer`);
  const part = { ...secondHand, claim: { ...secondHand.claim, answer, answeredAt: at } };
  switch (answer) {
    case 'refused':
      return buyerNotified(
        orderChanged(state, order, 'refuseRefund', { secondHand: part, refunds: [], refundAskedAt: null }),
        order,
        at,
        (seller) => `${seller}没有同意退回${goods}的龙币，有疑问请联系客服。`,
      );
    case 'agreed':
      return buyerNotified(
        granted(state, order, part, at),
        order,
        at,
        (seller) => `${seller}同意退回${goods}的龙币。`,
      );
    case 'unanswered': {
      const back = granted(state, order, part, at);
      const toBuyer = buyerNotified(
        back,
        order,
        at,
        (seller) => `${seller}两天没有答复，${goods}的龙币自动退回。`,
      );
      return sellerNotified(
        toBuyer,
        order,
        at,
        (buyer) => `你两天没有答复，${goods}的龙币已自动退回${buyer}。`,
      );
    }
  }
}

function granted(state: MockState, order: CashierOrder, secondHand: SecondHandPart, at: number): MockState {
  const refunds = order.refunds.map((refund) => ({ ...refund, grantedAt: refund.grantedAt ?? at }));
  return orderKept(state, { ...order, secondHand, refunds });
}
