import { describe, expect, it } from 'vitest';
import { getCurrentBill } from '@/api/endpoints/bill';
import { billFilters, totalsOf, type BillEntry } from '@/domain/accounts/bill';
import { Gateways } from '../../support/gateways/mock-gateways';

const size = 50;
const questions = billFilters.flatMap((filter) =>
  ([0, 1] as const).flatMap((accountType) =>
    [undefined, '2026-11', '2026-10'].map((month) => ({ filter, accountType, month })),
  ),
);

describe('the totals of a bill', () => {
  it.each(questions)(
    'are those of all entries of $filter in account $accountType in month $month, whatever page is read',
    async (question) => {
      const gateways = new Gateways();
      const read = (page: number) => gateways.data(getCurrentBill, { ...question, page, size });
      const first = await read(1);
      const entries: BillEntry[] = [...first.entries];
      for (let page = 2; entries.length < first.total; page += 1) entries.push(...(await read(page)).entries);
      const { total, income, spending } = first;
      expect({ income, spending }).toEqual(totalsOf(entries));
      expect(total).toBe(entries.length);
    },
  );
});
