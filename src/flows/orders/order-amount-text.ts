import { orderAmount, type AmountedOrder, type AmountUnit } from '@/domain/orders/order-amount';
import type { SharedMessages } from '@/messages/shared';

type UnitWords = Pick<SharedMessages, 'unit' | 'yuan' | 'pointsUnit'>;

/** The word of the unit of a part of an amount. */
export function unitText(unit: AmountUnit, messages: UnitWords): string {
  return { coins: messages.unit, yuan: messages.yuan, points: messages.pointsUnit }[unit];
}

/** The amount of an order in one line, such as “128.0 龙币 + 1,400 积分”. */
export function orderAmountText(order: AmountedOrder, messages: UnitWords): string {
  return orderAmount(order)
    .map(({ unit, text }) => `${text} ${unitText(unit, messages)}`)
    .join(' + ');
}
