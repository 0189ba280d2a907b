import { getCouponList, type Coupon } from '@/api/endpoints/coupon';
import { couponValidity, isInForce } from '@/domain/life/coupon';
import { useNow } from '@/flows/clock/use-now';
import { useEndpoint } from '@/queries/endpoint';

const noPeriods = [] as const;

/** The vouchers that can be used now, those that expire first at the front; undefined while they are not known. */
export function useVouchersInForce() {
  const query = useEndpoint(getCouponList, { state: 'usable' });
  const now = useNow(noPeriods);
  const vouchers: readonly Coupon[] | undefined = query.data?.coupons.filter(
    (each) => couponValidity(each.expiresAt, now).kind !== 'over' && isInForce(each, now),
  );
  return { query, now, vouchers };
}
