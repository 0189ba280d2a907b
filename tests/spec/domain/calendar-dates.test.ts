import { expect, it } from 'vitest';
import { fromCalendarDate, toCalendarDate } from '@/domain/business-time';

it('a day stands in the calendar at its noon, which every zone has', () => {
  const date = toCalendarDate('2026-11-21');
  expect([date.getHours(), date.getDate(), date.getMonth()]).toEqual([12, 21, 10]);
  expect(fromCalendarDate(date)).toBe('2026-11-21');
});
