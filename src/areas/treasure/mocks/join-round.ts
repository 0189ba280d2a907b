import { tenths, times, type Tenths } from '@/domain/money';
import { orderCreated } from '@/mocks/cashier/orders';
import type { Refusal } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { refusalOfPayer } from '@/mocks/payment-security/payer';
import { ordersFor, roundNow, roundWith, sharesTaken } from './round-now';
import { shareTitle, treasureShop } from './rounds';

/** Places an order that holds the shares until it is paid or its time is over, or returns the refusal. */
export function roundJoined(
  state: MockState,
  { id, count, money }: { id: string; count: number; money: Tenths },
  buyer: Person,
  now: number,
): { state: MockState; id: string } | { refusal: Refusal } {
  const say = (code: string, message: string) => ({ refusal: { code, message } });
  const barred = refusalOfPayer(state, buyer);
  if (buyer.departed && barred !== null) return { refusal: barred };
  const round = roundWith(state, id);
  if (round === undefined) return say('6101', '没有找到这一期夺宝');
  const { state: at, paid, held } = roundNow(state, round, now);
  if (at === 'soon') return say('6102', '这一期还没开始');
  if (at === 'drawn') return say('6103', '这一期已经开奖');
  if (at === 'cancelled') return say('6104', '这一期没满，已经取消');
  const open = ordersFor(state, round).find(
    (order) => order.buyer === buyer.usercode && order.state === 'created',
  );
  if (open?.count === count) return { state, id: open.id };
  if (open !== undefined) return say('6105', `你还有 ${open.count} 份没付款，先付款或取消`);
  const left = round.total - paid - held;
  if (left === 0) return say('6106', '剩下的份数都有人在付款，没付成会放出来');
  if (count > left) return say('6107', `只剩 ${left} 份了`);
  if (count > round.limit - sharesTaken(state, round, buyer.usercode))
    return say('6108', `这一期每人最多 ${round.limit} 份`);
  const cost = times(round.price, count);
  if (money !== cost) return say('6109', '价格有变化，请核对后再付');
  const created = orderCreated(
    state,
    {
      buyer: buyer.usercode,
      product: 'goods',
      merchant: treasureShop,
      goods: shareTitle(round),
      count,
      money: tenths(cost),
      returnUrl: '',
      treasure: { round: round.id },
    },
    now,
  );
  const orders = created.state.orders.map((order) =>
    order.id === created.id
      ? {
          ...order,
          // The cashier leads back to the order; nothing can be paid once the round is over.
          returnUrl: `#/grabTreasureOrderDetail?id=${order.id}`,
          payBefore: Math.min(order.payBefore, round.endsAt),
        }
      : order,
  );
  return { state: { ...created.state, orders }, id: created.id };
}
