import { describe, expect, it } from 'vitest';
import { fromMoment, toMoment } from '@/domain/business-time';
import { englishDay, englishMonth, englishWeekday } from '@/domain/english-dates';
import { formatMoment } from '@/domain/format-moment';
import type { MomentLength } from '@/domain/moment';

const moment = toMoment(fromMoment('2026-03-01 09:05:07'));

describe('a moment', () => {
  it.each<[MomentLength, string, string]>([
    ['day', '3 月 1 日', '1 Mar'],
    ['date', '2026-03-01', '1 Mar 2026'],
    ['clock', '09:05', '09:05'],
    ['seconds', '09:05:07', '09:05:07'],
    ['short', '03-01 09:05', '1 Mar, 09:05'],
    ['full', '2026-03-01 09:05', '1 Mar 2026, 09:05'],
    ['exact', '03-01 09:05:07', '1 Mar, 09:05:07'],
  ])('of the length %s is written as %s, in English as %s', (length, chinese, english) => {
    expect(formatMoment(moment, length, 'zh-CN')).toBe(chinese);
    expect(formatMoment(moment, length, 'en-US')).toBe(english);
  });
});

it('a day has one form in English, with its year and its weekday where these are known', () => {
  expect(englishDay(12, 31)).toBe('31 Dec');
  expect(englishDay(12, 31, null)).toBe('31 Dec');
  expect(englishDay(12, 31, 2026)).toBe('31 Dec 2026');
  expect(englishWeekday(6, 11, 21)).toBe('Sat, 21 Nov');
  expect(englishWeekday(0, 1, 3, 2027)).toBe('Sun, 3 Jan 2027');
  expect(englishMonth(2)).toBe('Feb');
  expect(englishMonth(2, 2026)).toBe('Feb 2026');
});

describe('the source', () => {
  const sources = Object.entries(
    import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
  );
  const filesWith = (pattern: RegExp) =>
    sources.flatMap(([file, text]) => (pattern.test(text) ? [file] : []));
  /** Named as moments are, or cut where the parts of a moment meet. */
  const cut = new RegExp(
    [
      String.raw`(?:\b(?:at|time|until|since|moment)|At|Time|Until|Since|Moment|Before)\.(?:slice|substring)\(`,
      String.raw`toMoment\((?:[^()]|\([^()]*\))*\)\.(?:slice|substring)\(`,
      String.raw`\.slice\((?:5, 1[06]|8, 10|11, 1[69]|0, 19)\)`,
    ].join('|'),
  );

  it.each([
    'createdAt.slice(0, 16)',
    'at.slice(5, 16)',
    'payment.time.slice(0, 10)',
    "(refundedAt ?? '').slice(11, 16)",
    'toMoment(fromMoment(until) - 1).slice(0, 16)',
    'until.substring(11)',
  ])('would be found cutting a moment by %s', (line) => {
    expect(cut.test(line)).toBe(true);
  });

  it('cuts no moment by position, other than in the files that know the form', () => {
    expect(filesWith(cut)).toEqual([
      '/src/domain/business-hour.ts',
      '/src/domain/business-time.ts',
      '/src/domain/format-moment.ts',
      '/src/domain/short-moment.ts',
    ]);
  });

  it('has the names of the English months and weekdays in one file', () => {
    expect(filesWith(/'Jan'|Jan Feb/)).toEqual(['/src/domain/english-dates.ts']);
    const parts = /\$\{(?:\w+\.)?(?:month|day)\}[-/]\$\{/;
    expect(filesWith(parts).filter((file) => file.endsWith('.en.ts'))).toEqual([]);
  });
});
