import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yearReport, type ReportLine } from '@/areas/year-report/rules/year-report';
import { sum, tenths } from '@/domain/money';
import { seed } from './seed';

const runs = { seed, numRuns: 300 };
const arbitraryLines = fc.array(
  fc.record<ReportLine>({
    kind: fc.constantFrom('given', 'received', 'welfare', 'spent'),
    time: fc.integer({ min: Date.UTC(2025, 10, 1), max: Date.UTC(2027, 1, 28) }),
    amount: fc.integer({ min: 1, max: 100_000 }).map(tenths),
    person: fc.constantFrom('LX1', 'LX2', 'LX3'),
    text: fc.constantFrom('恭喜发财！', '辛苦啦', ''),
  }),
  { maxLength: 60 },
);

describe('every year report', () => {
  it('has months that sum to the totals, to the tenth', () => {
    fc.assert(
      fc.property(arbitraryLines, (lines) => {
        const { given, received, welfare, spent } = yearReport(lines, [], 2026);
        for (const { count, amount, months } of [given, received, welfare, spent]) {
          expect(months).toHaveLength(12);
          expect(sum(months.map((month) => month.amount))).toBe(amount);
          expect(months.reduce((total, month) => total + month.count, 0)).toBe(count);
        }
        expect(sum(welfare.kinds.map(({ amount }) => amount))).toBe(welfare.amount);
        expect(sum(spent.shops.map(({ amount }) => amount))).toBe(spent.amount);
      }),
      runs,
    );
  });

  it('leaves no line out over all years, and counts none twice', () => {
    fc.assert(
      fc.property(arbitraryLines, (lines) => {
        const reports = [2025, 2026, 2027].map((year) => yearReport(lines, [], year));
        const amounts = reports.flatMap(({ given, received, welfare, spent }) =>
          [given, received, welfare, spent].map(({ amount }) => amount),
        );
        expect(sum(amounts)).toBe(sum(lines.map(({ amount }) => amount)));
      }),
      runs,
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(arbitraryLines, (lines) => {
        const once = new Map(lines.map((line) => [line.time, line]));
        const ordered = [...once.values()];
        const { given } = yearReport(ordered, [], 2026);
        const { given: other } = yearReport([...ordered].reverse(), [], 2026);
        expect({ ...other, top: other.top?.amount }).toEqual({ ...given, top: given.top?.amount });
      }),
      runs,
    );
  });
});
