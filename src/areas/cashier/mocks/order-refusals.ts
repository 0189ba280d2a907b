import type * as v from 'valibot';
import type { payment } from '@/api/endpoints/cashier';
import { formatCoins, tenths } from '@/domain/money';
import { sceneOf } from '@/domain/orders/order-kind';
import { isPayable } from '@/domain/orders/order-state';
import { balanceOf } from '@/mocks/accounts/balances';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { familyLeft } from '@/mocks/cashier/family';
import { orderKindOf, rulesOf } from '@/mocks/cashier/order-kinds';
import { pointsOfferOf } from '@/mocks/cashier/orders';
import { colleague } from '@/mocks/core/colleague';
import type { Refusal } from '@/mocks/core/handler';
import { personal } from '@/mocks/core/ledger';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { notEnough, refusalOfPayer } from '@/mocks/payment-security/payer';
import { refusalOfPayment } from '@/mocks/payment-security/security';
import { pointsOfPerson } from '@/mocks/points/exchanges';

interface PaymentRequest {
  body: v.InferOutput<(typeof payment)['body']>;
  person: Person;
  key: string | null;
}

/** Why an order is not paid in this way; null where nothing stands against it. */
export function paymentRefusal(
  state: MockState,
  order: CashierOrder,
  { body, person, key }: PaymentRequest,
  now: number,
): Refusal | null {
  const say = (code: string, message: string): Refusal => ({ code, message });
  const { usercode } = person;
  const barred = refusalOfPayer(state, person);
  if (person.departed) return barred;
  if (!isPayable(order.state)) return say('5603', notPayable(order));
  const refusedByKind = rulesOf(order).paymentRefusal?.(state, order) ?? null;
  if (refusedByKind !== null) return refusedByKind;
  const total = tenths(body.coins + body.thirdParty + body.pointsMoney);
  if (total !== order.money) return say('5604', '付款金额和订单不一致，请刷新后再付');
  if (order.product === 'coins' && body.way !== 'card') return say('5605', '充值只能用银行卡付款');
  if (order.product === 'goods' && body.way === 'card') return say('5615', '这笔订单不能只用银行卡付');
  const points = pointsOfPerson(state, person);
  if (body.points > 0 && points < 0) return say('5614', `欠 ${-points} 积分，补足后才能用积分抵扣`);
  const offer = pointsOfferOf(order, points);
  const isOffered = offer?.points === body.points && offer.money === body.pointsMoney;
  if (body.points > 0 && !isOffered) return say('5606', '可抵扣的积分变了，请刷新后再付');
  if (body.points === 0 && body.pointsMoney > 0) return say('5604', '付款金额和订单不一致，请刷新后再付');
  if (body.way === 'coins' || body.way === 'family') {
    if (body.thirdParty > 0) return say('5604', '付款金额和订单不一致，请刷新后再付');
  }
  const paid = { usercode, kind: sceneOf(orderKindOf(order)), order: order.id, amount: body.coins, key, now };
  if (body.way === 'family')
    return familyRefusal(state, body, usercode, now) ?? refusalOfPayment(state, paid);
  if (body.coins === 0) return null;
  if (barred !== null) return barred;
  const refused = refusalOfPayment(state, paid);
  if (refused !== null) return refused;
  return balanceOf(state, personal(usercode)) < body.coins ? notEnough : null;
}

function familyRefusal(
  state: MockState,
  { family, coins }: PaymentRequest['body'],
  usercode: string,
  now: number,
): Refusal | null {
  const agreement = state.family.find(({ id, member }) => id === family && member === usercode);
  if (agreement === undefined || agreement.state === 'ended' || agreement.state === 'invited')
    return { code: '5607', message: '这份亲情付已经结束' };
  if (agreement.state === 'paused') return { code: '5608', message: '这份亲情付已暂停' };
  if (colleague(state, agreement.owner)?.departed !== false)
    return { code: '5611', message: '代付人已离职，不能再用 TA 的龙币' };
  const left = familyLeft(state, agreement, now);
  if (coins > left)
    return { code: '5609', message: `亲情付本期还剩 ${formatCoins(left)} 龙币，不够付这一笔` };
  return balanceOf(state, personal(agreement.owner)) < coins
    ? { code: '5610', message: '代付人的余额不足，付不了这一笔' }
    : null;
}

function notPayable({ state, closed }: CashierOrder): string {
  switch (state) {
    case 'closed':
      return closed?.by === 'time' ? '订单超时没有付款，已经关闭' : '订单已经取消';
    case 'paying':
      return '这笔订单正在付款，请等结果';
    default:
      return '这笔订单已经付过了';
  }
}
