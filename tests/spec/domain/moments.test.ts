import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMoment, partsOf, toMoment } from '@/domain/business-time';
import { englishDay, englishMonth, englishWeekday } from '@/domain/english-dates';
import { formatMoment } from '@/domain/format-moment';
import { momentParts, withOtherYear, type MomentLength } from '@/domain/moment';

const moment = toMoment(fromMoment('2026-03-01 09:05:07'));

/** Each length in Chinese and in English. */
const written: Readonly<Record<MomentLength, readonly [chinese: string, english: string]>> = {
  day: ['3 月 1 日', '1 Mar'],
  'year-day': ['2026 年 3 月 1 日', '1 Mar 2026'],
  weekday: ['3 月 1 日 周日', 'Sun, 1 Mar'],
  'year-weekday': ['2026 年 3 月 1 日 周日', 'Sun, 1 Mar 2026'],
  'day-clock': ['3 月 1 日 09:05', '1 Mar, 09:05'],
  'year-day-clock': ['2026 年 3 月 1 日 09:05', '1 Mar 2026, 09:05'],
  'weekday-clock': ['3 月 1 日 周日 09:05', 'Sun, 1 Mar, 09:05'],
  tick: ['3/1', '1 Mar'],
  'year-tick': ['2026/3/1', '1 Mar 2026'],
  month: ['2026 年 3 月', 'Mar 2026'],
  clock: ['09:05', '09:05'],
  seconds: ['09:05:07', '09:05:07'],
  date: ['2026-03-01', '1 Mar 2026'],
  short: ['03-01 09:05', '1 Mar, 09:05'],
  full: ['2026-03-01 09:05', '1 Mar 2026, 09:05'],
  exact: ['03-01 09:05:07', '1 Mar, 09:05:07'],
};

describe('a moment', () => {
  it.each(Object.entries(written))('of the length %s is written as %o', (length, [chinese, english]) => {
    expect(formatMoment(moment, length as MomentLength, 'zh-CN')).toBe(chinese);
    expect(formatMoment(moment, length as MomentLength, 'en-US')).toBe(english);
  });

  it('has the weekday of the calendar, in leap years and at the end of centuries', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 * 366 }), (days) => {
        const at = Date.UTC(1900, 0, 1) + days * 86_400_000;
        expect(momentParts(toMoment(at)).weekday).toBe(partsOf(at).weekday);
      }),
      { numRuns: 500 },
    );
  });

  it('is written with its year only where that is another one', () => {
    const now = toMoment(fromMoment('2026-12-31 23:59:59'));
    const lengthAt = (text: string) => withOtherYear('weekday', toMoment(fromMoment(text)), now);
    expect(lengthAt('2026-01-01 00:00:00')).toBe('weekday');
    expect(lengthAt('2027-01-01 00:00:00')).toBe('year-weekday');
    expect(lengthAt('2025-12-31 23:59:59')).toBe('year-weekday');
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
      '/src/domain/moment.ts',
      '/src/domain/short-moment.ts',
    ]);
  });

  it('has the names of the English months and weekdays in one file', () => {
    expect(filesWith(/'Jan'|Jan Feb/)).toEqual(['/src/domain/english-dates.ts']);
  });

  /** A day put together of its parts, or of a day and a clock that are joined by a blank alone. */
  const byHand = new RegExp(
    [
      String.raw`\$\{[^{}]*\} 月 \$\{[^{}]*\} 日`,
      String.raw`\$\{(?:\w+\.)?(?:month|day)\}[-/]\$\{`,
      String.raw`english(?:Day|Weekday)\(`,
      String.raw`\{[\w.]*[dD]ay\w*\([^{}]*\)\} \$?\{(?:\w*[cC]lock\w*\(|formatMoment\([^{}]*'clock')`,
      String.raw`'周?日', '周?一'|padStart\(2, '0'\)[^;]*:\$\{`,
    ].join('|'),
  );

  it.each([
    'won: (month, day) => `${month} 月 ${day} 日抽中`',
    '`${month}/${day}`',
    'day: (month, day) => englishDay(month, day)',
    '{dayText(at, now, messages)} {tripClock(at)}',
    "{messages.day(at)} {formatMoment(at, 'clock')}",
    "`${dayText(ms)} ${formatMoment(at, 'clock')}`",
    '`${dayText(ms, now, messages)} ${toClock(ms)}`',
    "const weekdays = ['日', '一', '二'];",
    "const weekdays = ['周日', '周一'];",
    "`${String(hour).padStart(2, '0')}:${minute}`",
  ])('would be found writing a day by hand: %s', (line) => {
    expect(byHand.test(line)).toBe(true);
  });

  it('writes no day for people by hand, other than in what the first paint needs', () => {
    const isShown = (file: string) =>
      /^\/src\/(?:app|areas(?!\/[\w-]+\/(?:mocks|rules)\/)|flows|messages|ui)\//.test(file);
    expect(filesWith(byHand).filter(isShown)).toEqual([
      '/src/areas/home/messages.en.ts',
      '/src/areas/home/messages.ts',
    ]);
  });
});
