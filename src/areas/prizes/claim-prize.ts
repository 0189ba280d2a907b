import { call } from '@/api/call';
import { award, claimAward } from '@/api/endpoints/award';
import { getCouponList } from '@/api/endpoints/coupon';
import { tenths } from '@/domain/money';
import { createPaymentFlow } from '@/flows/payment/create-payment-flow';
import { invalidate, invalidateAfterPayment } from '@/queries/endpoint';

/** The payment flow of claiming a prize; several can run at once, one per prize. */
export const prizeClaims = createPaymentFlow({
  name: 'claims',
  request: claimAward.body,
  gateway: claimAward.gateway,
  send: (request, options) => call(claimAward, request, { ...options, quiet: true }),
  findRecord: async ({ id }, _sentAt, options) => {
    const { prizes } = await call(award, {}, options);
    return prizes.find((prize) => prize.id === id)?.claimedAt == null ? null : id;
  },
  onOutcome: ({ phase }) => {
    void invalidate(award);
    if (phase !== 'done') return;
    void invalidate(getCouponList);
    void invalidateAfterPayment();
  },
});

/** Claims a prize; goods go to the saved address. Gives false where another tab is claiming it. */
export async function claimPrize(usercode: string, id: string, addressId: string): Promise<boolean> {
  // Another tab may have just claimed it.
  if (prizeClaims.storedAttempt(usercode, id)?.phase === 'done') return true;
  const content = { id, addressId };
  const fingerprint = JSON.stringify(content);
  prizeClaims.prepare(usercode, { content, fingerprint, recipients: [], total: tenths(0) }, id);
  return prizeClaims.send(usercode, id);
}
