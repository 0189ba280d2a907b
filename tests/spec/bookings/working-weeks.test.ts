import { expect, it } from 'vitest';
import { floatingDays } from '@/areas/bookings/rules/floating-days';
import { daysLater } from '@/domain/business-time';

const from = '2027-08-02';

it('in a week without a holiday people work from Monday to Friday', () => {
  const paid = Array.from({ length: 7 }, (_, index) => {
    const day = daysLater(from, index);
    const rule = { lunar: null, workingDay: true };
    return floatingDays({ anchor: day, every: 'once' }, rule, day, daysLater(day, 9))[0];
  });
  const week = [0, 1, 2, 3, 4].map((days) => daysLater(from, days));
  expect(paid).toEqual([...week, daysLater(from, 7), daysLater(from, 7)]);
});

it('the first and the last day that are asked about count', () => {
  const rhythm = { anchor: from, every: 'monthly' } as const;
  const days = (until: string, workingDay = true) =>
    floatingDays(rhythm, { lunar: null, workingDay }, from, until);
  expect(days('2027-09-02')).toEqual([from, '2027-09-02']);
  expect(days('2027-09-01')).toEqual([from]);
  // The day of October is moved to the first working day after the holidays.
  expect(days('2027-10-02', false)).toEqual([from, '2027-09-02', '2027-10-02']);
  expect(days('2027-10-02')).toEqual([from, '2027-09-02']);
});
