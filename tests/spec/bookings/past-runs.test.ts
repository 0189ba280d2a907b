import { describe, expect, it } from 'vitest';
import { appointmentRuns } from '@/api/endpoints/appointment';
import { fateOf, namedTwice } from '@/domain/bookings/past-run';
import { person } from '@/mocks/core/people';
import { Gateways, zhou } from '../../support/gateways/mock-gateways';

describe('the result of a run', () => {
  it('is that it was paid, that it failed, or that no receiver was left', () => {
    expect(fateOf({ paid: true, recipients: ['a'] })).toBe('paid');
    expect(fateOf({ paid: false, recipients: ['a'] })).toBe('unpaid');
    expect(fateOf({ paid: true, recipients: [] })).toBe('skipped');
  });

  it('names a person who gets more than one gift of a day once', () => {
    expect(namedTwice(['a', 'b', 'a', 'c', 'a', 'b'])).toEqual(['a', 'b']);
  });
});

describe('the runs of an account', () => {
  it('are listed by day, oldest first, for the person who booked', async () => {
    const gateways = new Gateways('gifts');
    await gateways.control('POST', 'clock', { offsetMs: 9 * 86_400_000 });
    const { runs } = await gateways.data(appointmentRuns, { accountType: 0 });
    expect(runs.map(({ day, bookingId, paid }) => `${day} ${bookingId} ${paid}`)).toEqual([
      '2026-11-19 A-G1 false',
      '2026-11-24 A-G2 true',
      '2026-11-26 A-G3 true',
      '2026-11-26 A-G4 true',
      '2026-11-29 A-G5 true',
    ]);
    expect(runs[4]?.skipped).toEqual([{ usercode: person(2).usercode, name: person(2).name }]);
    expect((await gateways.data(appointmentRuns, { accountType: 1 })).runs).toEqual([]);
    expect((await gateways.data(appointmentRuns, { accountType: 0 }, { as: zhou })).runs).toEqual([]);
  });
});
