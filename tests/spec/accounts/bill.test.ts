import { describe, expect, it } from 'vitest';
import {
  answersTo,
  billCsv,
  byDay,
  isNarrowed,
  monthsUpTo,
  totalsOf,
  wholeBill,
  type BillEntry,
  type BillFilter,
  type BillKind,
} from '@/domain/accounts/bill';
import { fromMoment, toMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { bill } from '@/messages/areas/bill';

const entry = (kind: BillKind, amount: number, parts: Partial<BillEntry> = {}): BillEntry => ({
  id: 'B1',
  time: toMoment(fromMoment('2026-11-21 09:41:00')),
  kind,
  title: '转账给苏念',
  source: '苏念',
  amount: tenths(amount),
  balance: tenths(1000),
  transferId: null,
  ...parts,
});

describe('the filters of the bill', () => {
  const kinds: readonly (readonly [BillFilter, BillKind, number, boolean])[] = [
    ['all', 'expire', -10, true],
    ['received', 'welfare', 500, true],
    ['received', 'transfer', 66, true],
    ['received', 'transfer', -66, false],
    ['received', 'refund', 66, false],
    ['received', 'top-up', 1, true],
    ['received', 'sale', 1, true],
    ['received', 'purchase', 66, false],
    ['received', 'transfer', 0, false],
    ['sent', 'transfer', -66, true],
    ['sent', 'transfer', -1, true],
    ['sent', 'transfer', 0, false],
    ['sent', 'transfer', 66, false],
    ['spent', 'purchase', -1, true],
    ['spent', 'purchase', 0, false],
    ['spent', 'purchase', 66, false],
    ['sent', 'reward', -66, true],
    ['sent', 'purchase', -66, false],
    ['spent', 'purchase', -66, true],
    ['spent', 'exchange', -66, true],
    ['spent', 'expire', -66, false],
    ['returned', 'refund', 66, true],
    ['returned', 'welfare', 66, false],
  ];
  it.each(kinds)('compare “%s” with a %s of %i tenths: %s', (filter, kind, amount, belongs) => {
    expect(answersTo(entry(kind, amount), { filter, keyword: '' })).toBe(belongs);
  });

  it.each([
    [wholeBill, false],
    [{ ...wholeBill, month: '2026-11' }, true],
    [{ ...wholeBill, filter: 'sent' }, true],
    [{ ...wholeBill, keyword: '咖啡' }, true],
    [{ ...wholeBill, party: '9' }, true],
  ] as const)('narrow the bill down one by one: %o', (question, isNarrower) => {
    expect(isNarrowed(question)).toBe(isNarrower);
  });

  it('match one month alone', () => {
    const of = (month: string) => answersTo(entry('transfer', 1), { month, filter: 'all', keyword: '' });
    expect([of('2026-11'), of('2026-10'), of('2025-11')]).toEqual([true, false, false]);
  });

  it('match a word in title or source, regardless of case and surrounding blanks', () => {
    const coffee = entry('purchase', -1, { title: 'Coffee', source: '云杉咖啡角' });
    const of = (keyword: string) => answersTo(coffee, { filter: 'all', keyword });
    expect(['coffee ', '咖啡', 'tea', '  '].map(of)).toEqual([true, true, false, true]);
  });
});

it('income and spending are two positive sums, exact to the tenth', () => {
  const amounts = [1, 2, -3, 3, -0, -1111].map((amount) => entry('transfer', amount));
  expect(totalsOf(amounts)).toEqual({ income: 6, spending: 1114 });
  expect(totalsOf([])).toEqual({ income: 0, spending: 0 });
});

it.each([
  ['2026-11', ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']],
  ['2026-02', ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02']],
])('the six months up to %s cross the year', (month, months) => {
  expect(monthsUpTo(month, 6)).toEqual(months);
});

it('entries of a day are grouped with the day’s sums', () => {
  const at = (time: string, amount: number) =>
    entry('transfer', amount, { time: toMoment(fromMoment(time)) });
  const days = byDay([
    at('2026-11-21 09:41:00', 5),
    at('2026-11-21 08:00:00', -2),
    at('2026-11-20 23:59:59', -7),
  ]);
  expect(days.map(({ day, entries, income, spending }) => [day, entries.length, income, spending])).toEqual([
    ['2026-11-21', 2, 5, 2],
    ['2026-11-20', 1, 0, 7],
  ]);
});

describe('a bill as CSV', () => {
  const rows = (entries: BillEntry[]) => billCsv(entries, ['时间', '类型'], bill.kinds).split('\r\n');

  it('starts with a byte order mark, ends its lines for spreadsheets and writes amounts with one decimal', () => {
    const [head, line, end] = rows([entry('transfer', -264)]);
    expect(head).toBe('\ufeff"时间","类型"');
    expect(line).toBe('"2026-11-21 09:41:00","转账","转账给苏念","苏念",-26.4,100.0,"B1"');
    expect(end).toBe('');
  });

  it('keeps quotes, commas and line breaks inside their cell', () => {
    expect(rows([entry('purchase', 1, { title: '“a”, "b"\nc' })])[1]).toContain('"“a”, ""b""\nc"');
  });

  it.each(['=1+1', '+86', '-1', '@SUM(A1)', '\tx'])('never writes %j as a formula', (title) => {
    expect(rows([entry('purchase', 1, { title })])[1]).toContain(`"'${title}"`);
  });
});
