import * as v from 'valibot';
import { couponShops, couponStates } from '@/domain/life/coupon';
import { endpoint, type DataOf } from '../endpoint';
import { listOf } from '../list-of';
import { moment, wireTenths, word } from '../wire';

const coupon = v.object({
  id: word,
  name: word,
  /** What it is worth: wireTenths off, or the share of the price that is still to pay. */
  worth: v.variant('kind', [
    v.object({ kind: v.literal('coins'), amount: wireTenths }),
    v.object({ kind: v.literal('rate'), rate: v.pipe(v.number(), v.gtValue(0), v.ltValue(1)) }),
  ]),
  state: v.picklist(couponStates),
  /** Where it can be used. */
  shop: v.picklist(couponShops),
  /** What the purchase must come to. */
  least: wireTenths,
  /** The digits that a till scans. */
  code: v.pipe(v.string(), v.regex(/^\d{12}$/)),
  /** From then on it works; null where it does already. */
  startsAt: v.optional(v.fallback(v.nullable(moment), null), null),
  expiresAt: moment,
  /** When it was used; null while it was not. */
  usedAt: v.nullable(moment),
});

/** The person's vouchers, those that expire first standing first; of one state, or all of them. */
export const getCouponList = endpoint({
  name: 'getCouponList',
  gateway: 'life',
  service: 'shop',
  path: '/life/api/home-config/v1/getCouponList',
  encrypted: false,
  effect: 'read',
  body: v.object({ state: v.exactOptional(v.picklist(couponStates)) }),
  data: v.object({ coupons: listOf(coupon) }),
});

/** The person has used a voucher at a till, which the gateways do not hear of by themselves. */
export const updateCouponUsedStatus = endpoint({
  name: 'updateCouponUsedStatus',
  gateway: 'life',
  service: 'shop',
  path: '/life/api/home-config/v1/updateCouponUsedStatus',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word }),
  data: v.object({}),
});

/** A voucher. */
export type Coupon = DataOf<typeof getCouponList>['coupons'][number];
