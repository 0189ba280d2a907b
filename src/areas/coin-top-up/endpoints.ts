import * as v from 'valibot';
import { endpoint } from '@/api/endpoint';
import { word } from '@/api/wire';

/**
 * What the social app's SDK needs to ask the person for the part of an order that waits for the third party; asked for again, it is the same
 * payment there, so that it cannot be paid twice.
 */
export const socialPayment = endpoint({
  name: 'socialPayment',
  gateway: 'cashier',
  service: 'pay',
  path: '/cashier/v1/socialPayment',
  encrypted: true,
  effect: 'write',
  body: v.object({ id: word }),
  data: v.object({
    /** Seconds. */
    timestamp: v.pipe(v.number(), v.safeInteger()),
    nonceStr: word,
    /** `prepay_id=…`, as the SDK wants it. */
    package: word,
    signType: v.picklist(['MD5', 'HMAC-SHA256', 'RSA'] as const),
    paySign: word,
  }),
});
