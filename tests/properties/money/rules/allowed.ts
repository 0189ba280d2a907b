import { sum } from '@/domain/money';
import { limitBroken, needOf, paymentScenes } from '@/domain/payment/payment-need';
import { agreements } from '@/mocks/agreements/agreement-texts';
import { securityOf } from '@/mocks/payment-security/security';
import type { Pays } from '../operation';
import type { Walk } from '../walk';

/** A payment that was just made broke no limit, and went without the password only where the day still had so much free. */
export function expectAllowed(walk: Walk, usercode: string, { kind, amount }: Pays, isFree: boolean): void {
  const { state, now } = walk;
  const { free, scenes, limits } = securityOf(state, usercode);
  const agreedTo = state.authorisations.redemption[usercode]?.version;
  const before = walk.spending.ofDay(state, usercode, now);
  const used = (chosen: (each: (typeof before)[number]) => boolean) =>
    sum(before.filter(chosen).map((each) => each.amount));
  // What is booked is paid on other days.
  const isBooking = kind === 'booking';
  const paidToday = used((each) => each.kind !== 'booking' && each.kind !== 'approval' && !isBooking);
  const broken = limitBroken(amount, { ...limits, paidToday }, kind);
  if (broken !== null) throw new Error(`${amount} of ${usercode} broke the limit ${broken}`);
  const without = before.filter((each) => each.free && (isBooking || each.kind !== 'booking'));
  const reason = needOf(kind, amount, {
    ...free,
    usedToday: sum(without.map((each) => each.amount)),
    paymentsToday: without.length,
    scenes: paymentScenes.map((scene) => ({
      scene,
      ...scenes[scene],
      free: scenes[scene].free && (scene !== 'exchange' || agreedTo === agreements.redemption.version),
      usedToday: sum([]),
    })),
  });
  if (isFree && amount > 0 && reason !== 'within-free')
    throw new Error(`${amount} of ${usercode} needed no password, although ${reason}`);
}
