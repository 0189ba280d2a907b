import { freeSelect } from '@/api/endpoints/free-payment';
import { sum, type Tenths } from '@/domain/money';
import type { FreePayments } from '@/domain/payment/payment-need';
import { freeOf, limitsOf } from '@/mocks/payment-security/security';
import { actors } from '../people';
import type { Walk } from '../walk';
import { expectSame } from './broken';

type DayOfPayments = Pick<FreePayments, 'usedToday' | 'paymentsToday'> & {
  paidToday: Tenths;
  scenes: readonly Pick<FreePayments['scenes'][number], 'scene' | 'usedToday'>[];
};

/** What the limits count of a day is what the walk has seen: only what did not come back uses up the day. */
export function daysAreCounted(walk: Walk): void {
  const { state, now } = walk;
  for (const { usercode } of actors)
    expectDay(walk, usercode, { ...freeOf(state, usercode, now), ...limitsOf(state, usercode, now) });
}

/** What people are told of it is the same. */
export async function daysAreReported(walk: Walk): Promise<void> {
  for (const { usercode } of actors) {
    const { free, limits } = await walk.read(usercode, freeSelect, {});
    expectDay(walk, usercode, { ...free, ...limits });
  }
}

function expectDay(walk: Walk, usercode: string, told: DayOfPayments): void {
  const paid = walk.spending.ofDay(walk.state, usercode, walk.now).filter(({ kind }) => kind !== 'booking');
  const without = paid.filter((each) => each.free);
  const amounts = (list: typeof paid) => sum(list.map(({ amount }) => amount));
  // Coins of a team are no payment of the person, but their approval goes without the password like one.
  const own = paid.filter(({ kind }) => kind !== 'approval');
  expectSame(`paid today by ${usercode}`, told.paidToday, amounts(own));
  expectSame(`paid without password today by ${usercode}`, told.usedToday, amounts(without));
  expectSame(`payments without password of ${usercode}`, told.paymentsToday, without.length);
  for (const { scene, usedToday } of told.scenes)
    expectSame(`${scene} of ${usercode}`, usedToday, amounts(without.filter(({ kind }) => kind === scene)));
}
