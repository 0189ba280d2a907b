import { describe, expect, it } from 'vitest';
import { openingYear } from '@/areas/year-report/rules/opening-year';
import {
  busiestMonth,
  isEmptyYear,
  isNamedIn,
  yearReport,
  yearsOf,
  type ReportLine,
} from '@/areas/year-report/rules/year-report';
import { fromMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';

const line = (time: string, change: Partial<ReportLine> = {}): ReportLine => ({
  kind: 'given',
  time: fromMoment(time),
  amount: tenths(100),
  person: 'LX1',
  text: '辛苦啦',
  ...change,
});

describe('a year', () => {
  it('begins and ends at midnight of business time', () => {
    const lines = [
      line('2025-12-31 23:59:59'),
      line('2026-01-01 00:00:00'),
      line('2026-12-31 23:59:59'),
      line('2027-01-01 00:00:00'),
    ];
    const { given } = yearReport(lines, [], 2026);
    expect(given.count).toBe(2);
    expect(given.months[0]?.count).toBe(1);
    expect(given.months[11]?.count).toBe(1);
    expect(yearsOf(lines)).toEqual([2027, 2026, 2025]);
  });

  it.each([
    ['2026-11-21', null, 2025],
    ['2026-11-21', '2020-01-01', 2025],
    ['2026-12-19', '2020-01-01', 2025],
    ['2026-12-20', '2020-01-01', 2026],
    ['2026-12-20', null, 2026],
    ['2027-01-01', '2020-01-01', 2026],
    // 98 days of 2025 against 324 of 2026.
    ['2026-11-21', '2025-09-24', 2026],
    ['2026-01-20', '2025-12-01', 2025],
    ['2026-01-20', '2026-01-05', 2026],
  ])('on %s with records since %s the report opens with %i', (today, first, year) => {
    expect(openingYear(today, first)).toBe(year);
  });
});

describe('the report', () => {
  const lines = [
    line('2026-03-08 10:00', { person: 'LX1', amount: tenths(881), text: '生日快乐' }),
    line('2026-03-09 10:00', { person: 'LX2', amount: tenths(500) }),
    line('2026-09-01 10:00', { person: 'LX2', amount: tenths(380), text: ' 辛苦啦 ' }),
    line('2026-09-02 10:00', { kind: 'received', person: 'LX3', amount: tenths(66) }),
    line('2026-09-03 10:00', { kind: 'welfare', person: null, amount: tenths(5000), text: '节日福利' }),
    line('2026-09-04 10:00', { kind: 'spent', person: null, amount: tenths(120), text: '云杉咖啡角' }),
  ];
  const report = yearReport(
    lines,
    [
      { direction: 'said', time: fromMoment('2026-09-02 11:00') },
      { direction: 'got', time: fromMoment('2025-09-02 11:00') },
    ],
    2026,
  );

  it('names the colleague who got most coins, not most gifts', () => {
    expect(report.given).toMatchObject({ count: 3, amount: 1761, people: 2, often: 1 });
    expect(report.given.top).toEqual({ person: 'LX1', count: 1, amount: 881 });
  });

  it('prefers the colleague with more gifts where two got the same', () => {
    const even = [...lines, line('2026-10-01 10:00', { person: 'LX2', amount: tenths(1) })];
    expect(yearReport(even, [], 2026).given.top).toEqual({ person: 'LX2', count: 3, amount: 881 });
  });

  it('finds the blessing that was written most, whatever blanks are around it', () => {
    expect(report.given.blessing).toEqual({ text: '辛苦啦', count: 2, most: 2 });
    const silent = [line('2026-03-08 10:00', { text: '' })];
    expect(yearReport(silent, [], 2026).given.blessing).toBeNull();
  });

  it('tells the first and the last gift by their time, in whatever order the lines come', () => {
    const { first, last } = yearReport([...lines].reverse(), [], 2026).given;
    expect(first).toMatchObject({ person: 'LX1', text: '生日快乐' });
    expect(last).toMatchObject({ person: 'LX2', amount: 380 });
  });

  it('keeps gifts, welfare, purchases and thanks apart', () => {
    expect(report.received).toMatchObject({ count: 1, amount: 66, people: 1 });
    expect(report.welfare.kinds).toEqual([{ text: '节日福利', count: 1, amount: 5000 }]);
    expect(report.spent.shops).toEqual([{ text: '云杉咖啡角', count: 1, amount: 120 }]);
    expect(report.thanks).toEqual({ said: 1, got: 0 });
  });

  it('is empty without a single line, even where somebody said thanks', () => {
    expect(isEmptyYear(report)).toBe(false);
    expect(isEmptyYear(yearReport(lines, [], 2024))).toBe(true);
    const thanks = [{ direction: 'got', time: fromMoment('2024-01-01 09:00') }] as const;
    expect(isEmptyYear(yearReport(lines, thanks, 2024))).toBe(true);
    expect(isEmptyYear(yearReport([line('2024-01-01 09:00')], [], 2024))).toBe(false);
  });

  it('marks the later one of two busiest months, and none in an empty year', () => {
    expect(busiestMonth(yearReport([...lines, line('2026-03-10 10:00')], [], 2026).given.months)).toBe(2);
    expect(busiestMonth([{ count: 2 }, { count: 2 }, { count: 1 }])).toBe(1);
    expect(busiestMonth([{ count: 0 }])).toBeNull();
  });
});

describe('a name in a text', () => {
  it.each([
    ['陈思远', '思远，生日快乐', true],
    ['陈思远', '祝陈思远顺利', true],
    ['陈思远', '祝远行顺利', false],
    ['梁栖', '梁栖辛苦了', true],
    ['梁栖', '辛苦了', false],
    ['', '辛苦了', false],
  ])('of %s is found in “%s”: %s', (name, text, found) => {
    expect(isNamedIn(name, text)).toBe(found);
  });
});
