import type { OrderDetail } from '@/api/endpoints/mall-order';
import { tenths } from '@/domain/money';
import type { RefundBasis } from '@/domain/orders/refund';

/** An order as refunds go by it; one that the mall did not make comes back as a whole only. */
export function refundBasis({
  kind,
  lines,
  money,
  deliveryFee,
  coupon,
  payment,
  refunds,
}: OrderDetail): RefundBasis {
  const nothing = { coins: tenths(0), thirdParty: tenths(0), points: 0, pointsMoney: tenths(0) };
  return {
    lines: kind === 'mall' ? lines : [],
    money,
    deliveryFee,
    hasCoupon: coupon !== null,
    paid: payment ?? nothing,
    refunds,
  };
}
