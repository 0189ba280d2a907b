import { expect, it } from 'vitest';
import { englishOrdinal } from '@/domain/english-dates';
import { englishMoment } from '@/domain/english-moment';
import type { Moment } from '@/domain/moment';
import { shortMoment } from '@/domain/short-moment';

it('a day of a month is said with the ending of its number, those from the tenth to the nineteenth with th', () => {
  const said = Array.from({ length: 31 }, (_, index) => englishOrdinal(index + 1));
  expect(said.filter((each) => !each.endsWith('th'))).toEqual([
    ...['1st', '2nd', '3rd', '21st', '22nd', '23rd', '31st'],
  ]);
  expect(said.slice(9, 14)).toEqual(['10th', '11th', '12th', '13th', '14th']);
});

it('what ends at midnight is said so in English', () => {
  expect(englishMoment('2026-11-21 24:00:00' as Moment, 'day-clock')).toBe('21 Nov, midnight');
  expect(englishMoment('2026-11-21 09:41:00' as Moment, 'day-clock')).toBe('21 Nov, 09:41');
});

it('the short text of a moment has neither its year nor its seconds', () => {
  expect(shortMoment('2026-11-21 09:41:07' as Moment)).toBe('11-21 09:41');
});
