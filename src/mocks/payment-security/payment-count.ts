import { toDay } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';
import type { MockState } from '@/mocks/core/state';
import { isAllowed, securityOf, withSecurity, type Payment } from './security';

interface Counted extends Payment {
  /** The posting that took coins which may come back. */
  billId?: string | null;
  /** The requests that an approval let through, each with its part of the amount. */
  approved?: readonly { request: string; amount: Tenths }[];
}

/** Counts a payment against the limits of the day; one that a password allowed leaves what is free as it was. */
export function paymentCounted(
  state: MockState,
  { usercode, kind, order = null, amount, key, now, billId = null, approved }: Counted,
): MockState {
  const today = toDay(now);
  const { paid, allowed } = securityOf(state, usercode);
  const free = !isAllowed(state, usercode, key, { order, amount }, now);
  return withSecurity(state, usercode, {
    paid: [
      ...paid.filter(({ time }) => toDay(time) === today),
      ...(approved ?? [{ amount, billId }]).map((each) => ({ ...each, time: now, kind, free })),
    ],
    allowed: allowed.filter((each) => each.key !== key),
  });
}

/** Takes coins that an approved request does not pay out after all off the day's count of its last approver. */
export function approvalReturned(state: MockState, request: string, amount: Tenths): MockState {
  const counted = Object.entries(state.security).flatMap(([usercode, { paid }]) =>
    paid.filter((each) => each.request === request).map((each) => ({ usercode, paid, each })),
  );
  const [last] = counted.sort((one, other) => other.each.time - one.each.time);
  if (last === undefined || amount === 0) return state;
  const { usercode, paid, each } = last;
  const left = tenths(Math.max(0, each.amount - amount));
  return withSecurity(state, usercode, {
    paid: paid.map((entry) => (entry === each ? { ...each, amount: left } : entry)),
  });
}

/** Counts what a run pays; a run whose order a password or code allowed leaves what is free as it was. */
export function runCounted(
  state: MockState,
  { usercode, amount, now, isProved }: { usercode: string; amount: Tenths; now: number; isProved: boolean },
): MockState {
  const today = toDay(now);
  const { paid } = securityOf(state, usercode);
  return withSecurity(state, usercode, {
    paid: [
      ...paid.filter(({ time }) => toDay(time) === today),
      { time: now, kind: 'transfer', amount, free: !isProved },
    ],
  });
}
