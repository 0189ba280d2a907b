import { describe, expect, it } from 'vitest';
import { oftenGifted, upcomingOccasions } from '@/domain/bookings/upcoming';

const person = (usercode: string, birthday: string, hired: string) => ({
  usercode,
  name: usercode,
  birthday,
  hired,
});
const shown = (people: readonly ReturnType<typeof person>[], within = 60) =>
  upcomingOccasions(people, '2026-11-21', within).map(
    ({ person: { usercode }, occasion, day, years }) => `${day} ${usercode} ${occasion} ${years}`,
  );

describe('upcoming special days', () => {
  it('are listed soonest first, with the years at work and without those of a birthday', () => {
    expect(shown([person('a', '2000-12-24', '2019-06-01'), person('b', '2000-03-01', '2021-11-23')])).toEqual(
      ['2026-11-23 b onboarding 5', '2026-12-24 a birthday 0'],
    );
  });

  it('continue over the turn of the year, and include today', () => {
    expect(shown([person('a', '2000-01-02', '2020-11-21')])).toEqual([
      '2026-11-21 a onboarding 6',
      '2027-01-02 a birthday 0',
    ]);
  });

  it('end with the last day of the period', () => {
    expect(shown([person('a', '2000-12-01', '2020-06-01')], 10)).toEqual(['2026-12-01 a birthday 0']);
    expect(shown([person('a', '2000-12-01', '2020-06-01')], 9)).toEqual([]);
  });

  it('leave out the first day at work itself', () => {
    expect(shown([person('a', '2000-06-01', '2026-12-01')])).toEqual([]);
  });
});

it('are offered for people with three gifts or more and nothing booked, the most frequent first', () => {
  const gifted = (usercode: string, times: number) => ({ usercode, times });
  const people = [gifted('a', 3), gifted('b', 2), gifted('c', 9), gifted('d', 7)];
  expect(oftenGifted(people, new Set(['c'])).map(({ usercode }) => usercode)).toEqual(['d', 'a']);
});
