import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cancelPaymentCode, paymentCode, payPaymentCode } from '@/api/endpoints/payment-code';
import { checkPassword } from '@/api/endpoints/wallet-user';
import { tenths } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { merchant, personal } from '@/mocks/core/ledger';
import { usualPassword } from '@/mocks/payment-security/security';
import { Gateways, me } from '../support/gateways/mock-gateways';
import { seed } from './seed';

const numRuns = Number(process.env['RUNS'] ?? 300);

const shops = ['云杉咖啡', '员工食堂'] as const;
// Most actions follow each other fast, and concern the newest code or order.
const arbitraryDelay = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 6_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 200_000 }) },
);
const arbitraryIndex = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat({ max: 4 }) },
);
const arbitraryMoney = fc.oneof(fc.integer({ min: -5, max: 300 }), fc.integer({ min: 1_900, max: 25_000 }));
const charge = {
  kind: fc.constant('charge' as const),
  after: arbitraryDelay,
  pick: arbitraryIndex,
  money: arbitraryMoney,
  shop: fc.constantFrom(...shops),
};
const pay = {
  kind: fc.constant('pay' as const),
  after: arbitraryDelay,
  pick: arbitraryIndex,
  proved: fc.boolean(),
  again: fc.boolean(),
};
const arbitraryActions = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('issue' as const), after: arbitraryDelay }) },
    { weight: 5, arbitrary: fc.record(charge) },
    { weight: 3, arbitrary: fc.record(pay) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('cancel' as const),
        after: arbitraryDelay,
        pick: arbitraryIndex,
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('uncharge' as const), after: arbitraryDelay }) },
  ),
  { minLength: 6, maxLength: 20, size: 'max' },
);
type Action = typeof arbitraryActions extends fc.Arbitrary<readonly (infer One)[]> ? One : never;

interface Issued {
  code: string;
  at: number;
}

/** One payer with a phone, and cashier terminals that scan new and old codes at any speed. */
class Counter {
  readonly gateways = new Gateways();
  readonly issued: Issued[] = [];
  /** Codes by which a cashier terminal was paid, at once or later. */
  readonly paidBy: string[] = [];

  async happen(each: Action, number: number): Promise<void> {
    this.gateways.real += each.after;
    const { gateways } = this;
    switch (each.kind) {
      case 'issue': {
        const { code } = await gateways.data(paymentCode, { accountType: 0 });
        this.issued.push({ code, at: gateways.real });
        return;
      }
      case 'charge':
        return this.charge(each.pick, each.money, each.shop);
      case 'pay': {
        const order = await this.order(each.pick);
        if (order === undefined) return;
        const key = `k${number}`;
        if (each.proved) await gateways.data(checkPassword, { password: usualPassword, allows: key });
        const body = { id: order.id, accountType: 0, money: order.money } as const;
        const said = await gateways.say(payPaymentCode, body, { key });
        if (each.again) expect(await gateways.say(payPaymentCode, body, { key })).toEqual(said);
        if (said.code === '0000') {
          expect(order.state).toBe('password');
          expect(each.proved).toBe(true);
          this.paidBy.push(order.code);
        }
        return;
      }
      case 'cancel': {
        const order = await this.order(each.pick);
        if (order !== undefined) await gateways.say(cancelPaymentCode, { id: order.id });
        return;
      }
      case 'uncharge':
        await gateways.control('POST', 'uncharge');
    }
  }

  private async charge(picked: number, arbitraryMoney: number, shop: string): Promise<void> {
    const { gateways, issued } = this;
    const scanned = issued[issued.length - 1 - picked];
    if (scanned === undefined) return;
    const { code } = scanned;
    const { body } = await gateways.control('POST', 'charge', {
      code,
      merchant: shop,
      money: arbitraryMoney,
    });
    const { till } = v.parse(v.object({ till: v.object({ answer: v.string() }) }), JSON.parse(body));
    if (till.answer === 'amount') expect(arbitraryMoney).toBeLessThanOrEqual(0);
    if (till.answer !== 'paid' && till.answer !== 'password') return;
    const next = issued[issued.length - picked];
    const age = gateways.real - scanned.at;
    expect(age).toBeLessThan(60_000);
    if (next !== undefined) expect(gateways.real - next.at).toBeLessThanOrEqual(5_000);
    expect(arbitraryMoney).toBeGreaterThan(0);
    if (till.answer === 'paid') this.paidBy.push(code);
  }

  /** The order with this index before the newest one. */
  private async order(picked: number) {
    const { orders } = (await this.gateways.state()).paymentCodes;
    return orders[orders.length - 1 - picked];
  }
}

describe(`payment codes at cashier terminals, seed ${seed} (SEED=${seed} repeats the run)`, () => {
  it('pay once each, in time, while they are the newest, and the payer pays what the merchants receive', async () => {
    let paid = 0;
    const check = async (plan: readonly Action[]) => {
      const counter = new Counter();
      for (const [number, each] of plan.entries()) await counter.happen(each, number);
      const state = await counter.gateways.state();
      const { postings, deltas } = state.ledger;
      const bought = postings.filter(({ kind }) => kind === 'purchase');
      expect(new Set(counter.paidBy).size).toBe(counter.paidBy.length);
      expect(bought).toHaveLength(counter.paidBy.length);
      const got = shops.reduce((sum, shop) => sum + (deltas[merchant(shop)] ?? 0), 0);
      expect(got + (deltas[personal(me)] ?? 0)).toBe(0);
      const orders = state.paymentCodes.orders.filter((each) => each.state === 'paid');
      expect(orders.reduce((sum, each) => sum + each.money, 0)).toBe(got);
      expect(balanceOf(state, personal(me))).toBeGreaterThanOrEqual(tenths(0));
      expect((await counter.gateways.balances()).sum).toBe(0);
      paid += counter.paidBy.length;
    };
    await fc.assert(fc.asyncProperty(arbitraryActions, check), { seed, numRuns, endOnFailure: true });
    // The test would be worthless if no cashier terminal were ever paid.
    expect(paid).toBeGreaterThan(numRuns / 2);
  }, 300_000);
});
