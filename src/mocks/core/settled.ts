import { withRuns } from '@/mocks/bookings/bookings';
import { withOrdersAt } from '@/mocks/cashier/order-life';
import { withTurns } from '@/mocks/flash-sale/flash-queue';
import { withPayouts } from '@/mocks/grants/payouts';
import { withExamsAt } from '@/mocks/quiz/attempts';
import { withExpiredPackets } from '@/mocks/red-packets/packet-life';
import { withTripsAt } from '@/mocks/taxi/trip-life';
import { withReminders } from '@/mocks/reminders/reminders';
import { withCancelledRounds } from '@/mocks/treasure/cancelled-rounds';
import { withoutStaleMarks } from './idempotency';
import { timeOf, type MockState } from './state';
import { withExpires } from '@/mocks/accounts/expired-coins';

/** The state once everything has happened that was due by now: turns, orders, trips, rounds, packets, bookings, grants, papers, expiry. */
export function settled(state: MockState, real: number): MockState {
  const now = timeOf(state, real);
  const orders = withOrdersAndTripsAt(withTurns(state, now), now);
  const paid = withRuns(withExpiredPackets(withCancelledRounds(orders, now), now), now);
  const expired = withReminders(withExpires(withExamsAt(withPayouts(paid, now), now), now), now);
  const keys = withoutStaleMarks(expired.keys, real);
  return keys === expired.keys ? expired : { ...expired, keys };
}

/** An order whose time is over may end a trip's, and a trip may make one whose time is over too. */
function withOrdersAndTripsAt(state: MockState, now: number): MockState {
  const after = withTripsAt(withOrdersAt(state, now), now);
  return after === state ? after : withOrdersAndTripsAt(after, now);
}
