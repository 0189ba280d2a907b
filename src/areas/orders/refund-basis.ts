import type { OrderDetail } from '@/api/endpoints/mall-order';
import { tenths } from '@/domain/money';
import type { RefundBasis } from '@/domain/orders/refund';

/** An order as its refunds are computed. */
export function refundBasis({
  lines,
  money,
  deliveryFee,
  coupon,
  payment,
  refunds,
}: OrderDetail): RefundBasis {
  const nothing = { coins: tenths(0), thirdParty: tenths(0), points: 0, pointsMoney: tenths(0) };
  return {
    lines,
    money,
    deliveryFee,
    hasCoupon: coupon !== null,
    paid: payment ?? nothing,
    refunds,
  };
}
