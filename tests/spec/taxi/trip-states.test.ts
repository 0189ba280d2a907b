import { describe, expect, it } from 'vitest';
import { cancelFeeAt } from '@/areas/taxi/rules/cancel-fee';
import { firstRideTime, latestDays, rideTimeProblem, rideTimes } from '@/areas/taxi/rules/ride-time';
import {
  hasDriver,
  isCancellable,
  isUnderWay,
  tripChanges,
  tripStateAfter,
  tripStates,
} from '@/areas/taxi/rules/trip-state';

describe('a trip', () => {
  it('goes through its states by the one table, and by no other way', () => {
    const transitions = tripStates.flatMap((state) =>
      tripChanges.flatMap((change) => {
        const after = tripStateAfter(state, change);
        return after === null ? [] : [`${state} ${change} ${after}`];
      }),
    );
    expect(transitions).toEqual([
      'booked search waiting',
      'booked cancel cancelled',
      'waiting assign assigned',
      'waiting giveUp no-driver',
      'waiting cancel cancelled',
      'assigned arrive arrived-at-start',
      'assigned cancel cancelled',
      'arrived-at-start getIn riding',
      'arrived-at-start cancel cancelled',
      'riding finish to-pay',
      'to-pay settle paid',
    ]);
  });

  it('can be cancelled up to the ride, is under way up to its end, and has a driver in between', () => {
    expect(tripStates.filter(isCancellable)).toEqual(['booked', 'waiting', 'assigned', 'arrived-at-start']);
    expect(tripStates.filter(isUnderWay)).toEqual([
      'booked',
      'waiting',
      'assigned',
      'arrived-at-start',
      'riding',
    ]);
    expect(tripStates.filter(hasDriver)).toEqual(['assigned', 'arrived-at-start', 'riding']);
  });

  it('is cancelled for nothing before a driver came and for two minutes after, then for 3.0', () => {
    expect(cancelFeeAt('waiting', null, 0)).toBe(0);
    expect(cancelFeeAt('assigned', 1_000, 1_000 + 120_000 - 1)).toBe(0);
    expect(cancelFeeAt('assigned', 1_000, 1_000 + 120_000)).toBe(30);
    expect(cancelFeeAt('arrived-at-start', 1_000, 1_000 + 120_000)).toBe(30);
    expect(cancelFeeAt('riding', 1_000, 1_000)).toBeNull();
  });

  it('is booked for 30 minutes from now at the earliest, and for seven days at the latest', () => {
    const now = Date.UTC(2026, 10, 21, 1, 41);
    expect(rideTimeProblem(now + 30 * 60_000 - 1, now)).toBe('soon');
    expect(rideTimeProblem(now + 30 * 60_000, now)).toBeNull();
    expect(rideTimeProblem(now + latestDays * 86_400_000, now)).toBeNull();
    expect(rideTimeProblem(now + latestDays * 86_400_000 + 1, now)).toBe('late');
  });

  it('is offered every ten minutes, from the first moment that can be chosen slowly', () => {
    const now = Date.UTC(2026, 10, 21, 1, 41);
    const day = Date.UTC(2026, 10, 20, 16);
    const [first, second] = rideTimes(day, now);
    expect(first).toBe(firstRideTime(now));
    expect(first).toBe(Date.UTC(2026, 10, 21, 2, 20));
    expect((second ?? 0) - (first ?? 0)).toBe(600_000);
    expect(rideTimes(day, now).at(-1)).toBe(day + 86_400_000 - 600_000);
    expect(rideTimes(day + 8 * 86_400_000, now)).toEqual([]);
  });
});
