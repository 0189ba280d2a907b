import { toMoment } from '@/domain/business-time';
import type { PasswordAnswer } from '@/domain/payment/payment-proof';
import type { MockState } from '@/mocks/core/state';
import { securityOf, triesOfPassword, withSecurity } from '@/mocks/payment-security/security';

const lockFor = 30 * 60_000;

/** Tries the password; the last wrong one locks it, and a code is the only way on before the lock ends. */
export function tryPassword(
  state: MockState,
  usercode: string,
  password: string,
  now: number,
): { state: MockState; answer: PasswordAnswer } {
  const security = securityOf(state, usercode);
  if (security.password === null) return { state, answer: { result: 'unset' } };
  const { lockedUntil } = security;
  if (lockedUntil !== null && now < lockedUntil)
    return { state, answer: { result: 'locked', until: toMoment(lockedUntil) } };
  if (security.password === password) {
    const unlocked = { triesLeft: triesOfPassword, lockedUntil: null };
    return { state: withSecurity(state, usercode, unlocked), answer: { result: 'right' } };
  }
  // A lock that has ended gives all tries again.
  const triesLeft = (lockedUntil === null ? security.triesLeft : triesOfPassword) - 1;
  if (triesLeft > 0) {
    const counted = withSecurity(state, usercode, { triesLeft, lockedUntil: null });
    return { state: counted, answer: { result: 'wrong', triesLeft } };
  }
  const until = now + lockFor;
  const locked = withSecurity(state, usercode, { triesLeft: triesOfPassword, lockedUntil: until });
  return { state: locked, answer: { result: 'locked', until: toMoment(until) } };
}

/** Sets the password; whatever locked the old one is over. */
export function passwordSet(state: MockState, usercode: string, password: string): MockState {
  return withSecurity(state, usercode, { password, triesLeft: triesOfPassword, lockedUntil: null });
}
