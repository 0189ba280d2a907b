import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { post, type Ledger, type Lots, type Posting } from '@/mocks/core/ledger';
import { seed } from './seed';

const repeat = `seed ${seed}, SEED=${seed} repeats the run`;
const runs = { seed, numRuns: 2_000 };

const account = 'XF:1';
const empty: Ledger = { deltas: {}, lots: {}, postings: [] };

type Step =
  | { does: 'gain'; amount: number; day: number | null }
  | { does: 'pay'; amount: number }
  /** A share of what is not back yet of one of the payments so far. */
  | { does: 'return'; of: number; share: number };

const amount = fc.integer({ min: 1, max: 500 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('gain' as const),
    amount,
    day: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  }),
  fc.record({ does: fc.constant('pay' as const), amount }),
  fc.record({
    does: fc.constant('return' as const),
    of: fc.nat(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
);
const walks = fc.array(step, { maxLength: 40 });

function posting(id: string, change: number, more: Partial<Posting> = {}): Posting {
  const legs = [
    { account, delta: tenths(change) },
    { account: change > 0 ? 'house:issuer' : 'house:escrow', delta: tenths(-change) },
  ];
  return { id, time: 0, kind: 'purchase', title: '', source: '', legs, ...more };
}

/** Walks, without the payments and their returns where `onlyGains`; gives back at the end what is not back yet where `returnsAll`. */
function walked(steps: readonly Step[], { onlyGains = false, returnsAll = false } = {}): Ledger {
  let ledger = empty;
  const payments: { id: string; left: number }[] = [];
  const giveBack = (payment: { id: string; left: number }, back: number) => {
    if (back === 0) return;
    payment.left -= back;
    ledger = post(ledger, posting(`R${ledger.postings.length}`, back, { returns: payment.id }));
  };
  for (const each of steps) {
    const id = `P${ledger.postings.length}`;
    if (each.does === 'gain')
      ledger = post(ledger, posting(id, each.amount, each.day === null ? {} : { expiresAt: each.day }));
    else if (onlyGains) continue;
    else if (each.does === 'pay') {
      const most = Math.min(each.amount, ledger.deltas[account] ?? 0);
      if (most === 0) continue;
      ledger = post(ledger, posting(id, -most));
      payments.push({ id, left: most });
    } else {
      const payment = payments[each.of % Math.max(payments.length, 1)];
      if (payment !== undefined) giveBack(payment, Math.floor(payment.left * each.share));
    }
  }
  if (returnsAll) payments.forEach((payment) => giveBack(payment, payment.left));
  return ledger;
}

/** The coins of each expiry day. */
function byDay(lots: Lots): Record<number, number> {
  const sums: Record<number, number> = {};
  for (const { expiresAt, left } of lots[account] ?? []) sums[expiresAt] = (sums[expiresAt] ?? 0) + left;
  return sums;
}

describe(`coins that come back (${repeat})`, () => {
  it('never make more coins of an expiry day than the person was given', () => {
    fc.assert(
      fc.property(walks, (steps) => {
        const given = byDay(walked(steps, { onlyGains: true }).lots);
        for (const [day, held] of Object.entries(byDay(walked(steps).lots)))
          expect(held).toBeLessThanOrEqual(given[Number(day)] ?? 0);
      }),
      runs,
    );
  });

  it('have all their dates again once everything is back, in whatever parts', () => {
    fc.assert(
      fc.property(walks, (steps) => {
        expect(byDay(walked(steps, { returnsAll: true }).lots)).toEqual(
          byDay(walked(steps, { onlyGains: true }).lots),
        );
      }),
      runs,
    );
  });
});
