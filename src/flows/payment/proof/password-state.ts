import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import type { PaymentGuard } from '@/queries/payment';

/** The time until which the password is locked, `10:11` in business time; null where it is not locked. */
export function lockedUntil({ password }: Pick<PaymentGuard, 'password'>): string | null {
  const until = password.lockedUntil;
  return until === null || fromMoment(until) <= gatewayNow() ? null : until.slice(11, 16);
}

/** Whether a password is set and not locked. */
export function canUsePassword(guard: PaymentGuard): boolean {
  return guard.password.isSet && lockedUntil(guard) === null;
}
