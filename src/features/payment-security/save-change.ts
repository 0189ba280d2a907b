import { call } from '@/api/call';
import { freeSave } from '@/api/endpoints/free-payment';
import { updatePaymentLimit } from '@/api/endpoints/wallet-user';
import { freeChangeOf, limitsAfter, type LimitChange } from '@/domain/payment/limit-change';
import { toWireMoney } from '@/domain/money';
import { type PaymentGuard, invalidatePaymentGuard } from '@/queries/payment';

/**
 * Makes a change, allowed or in need of no proof; `key` is the idempotency key that a password or a code has allowed. Throws
 * `GatewayError`; what was changed is known everywhere once it is done.
 */
export async function saveChange(change: LimitChange, { limits }: PaymentGuard, key: string): Promise<void> {
  // What went wrong is said beside what was to be changed.
  const options = { idempotencyKey: key, quiet: true };
  const wanted = limitsAfter(change, limits);
  const free = freeChangeOf(change);
  if (wanted !== null) {
    const body = { perPayment: toWireMoney(wanted.perPayment), perDay: toWireMoney(wanted.perDay) };
    await call(updatePaymentLimit, body, options);
  } else if (free !== null) {
    const { enabled, perPayment, scene } = free;
    await call(
      freeSave,
      {
        ...(enabled === undefined ? {} : { enabled }),
        ...(perPayment === undefined ? {} : { perPayment: toWireMoney(perPayment) }),
        ...(scene === undefined ? {} : { scene: { ...scene, perPayment: toWireMoney(scene.perPayment) } }),
      },
      options,
    );
  }
  await invalidatePaymentGuard();
}
