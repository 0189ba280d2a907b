import { describe, expect, it } from 'vitest';
import { billText } from '@/areas/accounts/rules/bill-text';
import { exportPeriods, isWithin, spanOf } from '@/areas/accounts/rules/export-period';
import type { BillEntry } from '@/domain/accounts/bill';
import { fromMoment, startOf, toMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { bill } from '@/messages/areas/bill';

const own = { from: '2026-03', to: '2026-05' };
const monthsWithin = (span: ReturnType<typeof spanOf>) =>
  ['2025-12', '2026-01', '2026-03', '2026-05', '2026-08', '2026-09', '2026-11'].filter((month) =>
    isWithin({ time: startOf(`${month}-01`) }, span),
  );

describe('the period of an export', () => {
  it.each([
    ['all', ['2025-12', '2026-01', '2026-03', '2026-05', '2026-08', '2026-09', '2026-11']],
    ['month', ['2026-11']],
    ['quarter', ['2026-09', '2026-11']],
    ['year', ['2026-01', '2026-03', '2026-05', '2026-08', '2026-09', '2026-11']],
    ['own', ['2026-03', '2026-05']],
  ] as const)('%s has these months: %j', (period, months) => {
    expect(monthsWithin(spanOf(period, '2026-11', own))).toEqual(months);
  });

  it('takes two months of the person’s own in either order', () => {
    expect(spanOf('own', '2026-11', { from: own.to, to: own.from })).toEqual(own);
  });

  it('begins with January where it is a year', () => {
    expect(spanOf('year', '2026-11', own)).toEqual({ from: '2026-01', to: '2026-11' });
  });

  it('reaches over the turn of a year', () => {
    expect(spanOf('quarter', '2026-01', own)).toEqual({ from: '2025-11', to: '2026-01' });
  });

  it('always ends with its last month', () => {
    for (const period of exportPeriods) {
      const span = spanOf(period, '2026-11', own);
      if (span !== null) expect(isWithin({ time: startOf(`${span.to}-28`) }, span)).toBe(true);
    }
  });
});

describe('the bill as text', () => {
  it('has one line for each entry, whatever breaks lines in its own texts', () => {
    const entry: BillEntry = {
      id: 'B1',
      time: toMoment(fromMoment('2026-11-21 09:41:00')),
      kind: 'transfer',
      title: '转账给\n苏念',
      source: '苏念',
      amount: tenths(-660),
      balance: tenths(1000),
      transferId: null,
    };
    expect(billText([entry, entry], bill.kinds, bill.balance).split('\r\n')).toEqual([
      '2026-11-21 09:41:00  转账  转账给 苏念  苏念  −66.0  余额 100.0',
      '2026-11-21 09:41:00  转账  转账给 苏念  苏念  −66.0  余额 100.0',
      '',
    ]);
  });
});
