import type { OrderState } from '@/domain/orders/order-state';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import type { Refusal } from '@/mocks/core/handler';
import { answerBefore } from './refund-claim';

const unpaid: Refusal = { code: '5914', message: '买家还没有付款，请先不要交付' };
const closed: Refusal = { code: '5930', message: '订单已关闭，请不要交付' };
const takenBack: Refusal = { code: '5931', message: '买家已取回龙币，请不要交付' };
const claimed: Refusal = { code: '5932', message: '买家正在申请退款，请先答复' };
const agreed: Refusal = { code: '5933', message: '已同意退款，龙币正在退回买家' };
const back: Refusal = { code: '5934', message: '龙币已退回买家，请不要交付' };

/** Why the seller cannot hand an item over; null where nothing stands against it, or it was done before. */
export function handOverRefusal(order: CashierOrder): Refusal | null {
  switch (order.state) {
    case 'created':
    case 'paying':
      return unpaid;
    case 'closed':
      return closed;
    case 'refunding':
      if (order.secondHand?.claim == null) return takenBack;
      return answerBefore(order) === null ? agreed : claimed;
    case 'refunded':
      return order.secondHand?.claim == null ? takenBack : back;
    default:
      return null;
  }
}

const notReceivable: Readonly<Record<OrderState, Refusal | null>> = {
  created: { code: '5940', message: '付款后才能确认收货' },
  paying: { code: '5940', message: '付款后才能确认收货' },
  paid: null,
  shipped: null,
  received: null,
  closed: { code: '5941', message: '订单已关闭，不能确认收货' },
  refunding: { code: '5942', message: '已申请退款，不能确认收货' },
  refunded: { code: '5943', message: '龙币已退回，不能确认收货' },
};

/** Why the buyer cannot say that the item has come; null where nothing stands against it, or it was done before. */
export function receiptRefusal({ state }: CashierOrder): Refusal | null {
  return notReceivable[state];
}

/** Why the seller's answer to a refund is not taken; null where one is waited for, or this one was given before. */
export function answerRefusal(order: CashierOrder, isAgreed: boolean): Refusal | null {
  const { state, secondHand } = order;
  const answer = secondHand?.claim?.answer;
  if (answer === undefined)
    return state === 'refunding' || state === 'refunded'
      ? { code: '5951', message: '交付前买家可以自己取回龙币，不需要你同意' }
      : { code: '5950', message: '买家没有申请退款' };
  switch (answer) {
    case null:
      return null;
    case 'unanswered':
      return { code: '5952', message: '两天没有答复，龙币已自动退回买家' };
    case 'agreed':
      return isAgreed ? null : { code: '5953', message: '你已经同意退款，不能更改' };
    case 'refused':
      return isAgreed ? { code: '5954', message: '你已经拒绝退款，不能更改' } : null;
  }
}

/** Why the buyer's opinion of an item is not taken; null where it is, or was the same before. */
export function ratingRefusal({ state, secondHand }: CashierOrder, isGood: boolean): Refusal | null {
  if (state !== 'received') return { code: '5960', message: '确认收货后才能评价' };
  const rating = secondHand?.rating ?? null;
  return rating === null || rating.isGood === isGood
    ? null
    : { code: '5961', message: '你已经评价过，不能更改' };
}
