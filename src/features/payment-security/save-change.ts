import { call } from '@/api/call';
import { freeSave } from '@/api/endpoints/free-payment';
import { updatePaymentLimit } from '@/api/endpoints/wallet-user';
import { freeChangeOf, limitsAfter, type LimitChange } from '@/domain/payment/limit-change';
import { toWireMoney } from '@/domain/money';
import { type PaymentGuard, invalidatePaymentGuard } from '@/queries/payment';

/**
 * Saves a change that needs no proof or whose `key`, the idempotency key, a password or a code has authorised. Throws `GatewayError`; the
 * cached limits are fresh once it resolves.
 */
export async function saveChange(change: LimitChange, { limits }: PaymentGuard, key: string): Promise<void> {
  // Quiet, because the page shows the error beside the setting.
  const options = { idempotencyKey: key, quiet: true };
  const newLimits = limitsAfter(change, limits);
  const free = freeChangeOf(change);
  if (newLimits !== null) {
    const body = { perPayment: toWireMoney(newLimits.perPayment), perDay: toWireMoney(newLimits.perDay) };
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
