import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { keyOf, recordOf } from '@/mocks/core/idempotency';
import { merchant, personal } from '@/mocks/core/ledger';
import { merchants } from '@/mocks/pay-by-code/merchants';
import { me } from '../support/gateways/mock-gateways';
import { seed } from './seed';
import { plansOf, type Plan, type PlannedPayment } from './transfer-plans';
import { carryOut, type Outcome, type PaymentActions } from './transfer-run';

const numRuns = Number(process.env['RUNS'] ?? 300);

const content = v.object({ merchant: v.string() });
/** Merchants that set no amount; each payment of a plan is for another one of them. */
const openMerchants = merchants.filter(({ money }) => money === null);

const moneyOf = ({ money }: PlannedPayment) => tenths(typeof money === 'number' ? money : (money[0] ?? 1));

/** Scans the codes of merchants and pays them. */
function merchantActions(): PaymentActions {
  let wanted: { code: string; name: string; money: ReturnType<typeof tenths> } | null = null;
  return {
    holder: `${me} pays a merchant`,
    write: (_, planned, number) => {
      const shop = openMerchants[number];
      wanted = shop === undefined ? null : { ...shop, money: moneyOf(planned) };
    },
    form: (client) => {
      if (wanted === null) return;
      const { code, name, money } = wanted;
      client.prepareScannedPayment(me, { code, merchant: name, money, accountType: 0 });
    },
    pay: (client) => client.merchantPayment.send(me),
    resume: (client) => client.merchantPayment.resume(me),
    seen: () => {
      wanted = null;
    },
    markOf: (stored) => v.parse(content, stored).merchant,
  };
}

function findBooking({ state }: Outcome, key: string): string | null {
  const record = recordOf(state.keys, keyOf(me, key));
  return record?.state === 'done' ? record.booked : null;
}

/** Each payment was booked at most once, under one key, to the right merchant and in the right amount. */
function expectPaidAtMostOnce({ payments }: Plan, { state }: Outcome): void {
  const bought = state.ledger.postings.filter(({ kind }) => kind === 'purchase');
  expect(new Set(bought.map(({ source }) => source)).size).toBe(bought.length);
  const booked = state.keys.flatMap((record) =>
    record.state === 'done' && record.booked !== null ? [record.booked] : [],
  );
  expect(booked.sort()).toEqual(bought.map(({ id }) => id).sort());
  for (const { source, legs } of bought) {
    const planned = payments[openMerchants.findIndex(({ name }) => name === source)];
    const money = planned === undefined ? 0 : moneyOf(planned);
    expect(legs).toEqual([
      { account: personal(me), delta: -money },
      { account: merchant(source), delta: money },
    ]);
  }
  expect(balanceOf(state, personal(me))).toBeGreaterThanOrEqual(0);
}

/** Every result shown by a screen was and remains true. */
function expectTruthfulScreens(outcome: Outcome): void {
  for (const { key, phase, id, text } of outcome.shown) {
    if (phase !== 'done') continue;
    expect(id).toBe(findBooking(outcome, key));
    expect(outcome.state.ledger.postings.find((each) => each.id === id)?.source).toBe(text);
  }
  for (const { key, phase } of new Map(outcome.shown.map((each) => [each.key, each])).values())
    if (phase === 'ready' || phase === 'refused' || phase === 'not-sent')
      expect([phase, findBooking(outcome, key)]).toEqual([phase, null]);
}

describe(`payments to merchants under faults, with repeated taps, killed tabs and a second tab, seed ${seed} (SEED=${seed} repeats the run)`, () => {
  it('are made at most once each, and always reported truthfully', async () => {
    let done = 0;
    const check = async (plan: Plan) => {
      const outcome = await carryOut(plan, merchantActions());
      if (outcome.shown.some(({ phase }) => phase === 'done')) done += 1;
      expectPaidAtMostOnce(plan, outcome);
      expectTruthfulScreens(outcome);
    };
    await fc.assert(fc.asyncProperty(plansOf('scanPay'), check), { seed, numRuns, endOnFailure: true });
    // The test would be worthless if no payment ever arrived.
    expect(done).toBeGreaterThan(numRuns / 4);
  }, 600_000);
});
