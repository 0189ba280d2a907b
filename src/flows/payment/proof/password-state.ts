import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import type { Moment } from '@/domain/moment';
import type { PaymentGuard } from '@/queries/payment';

/** Until when the password is locked; null where it is not locked. */
export function lockedUntil({ password }: Pick<PaymentGuard, 'password'>): Moment | null {
  const until = password.lockedUntil;
  return until === null || fromMoment(until) <= gatewayNow() ? null : until;
}

/** Whether a password is set and not locked. */
export function canUsePassword(guard: PaymentGuard): boolean {
  return guard.password.isSet && lockedUntil(guard) === null;
}
