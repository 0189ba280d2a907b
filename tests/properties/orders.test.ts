import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeOrder, refundOrder } from '@/api/endpoints/cashier';
import { tenths } from '@/domain/money';
import { orderChanges, orderStateAfter, type OrderState } from '@/domain/orders/order-state';
import { house } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import { CashierShop, type PaymentBody } from '../support/cashier';
import { pinned } from '../support/gateways/mock-gateways';
import { seed } from './seed';

const steps = Number(process.env['STEPS'] ?? 600);

const payments = {
  coins: {},
  'too few parts': { coins: tenths(800) },
  'coins and card': { way: 'coins-and-card', coins: tenths(500), thirdParty: tenths(380) },
  family: { way: 'family', family: 'Y4' },
  points: { coins: tenths(800), points: 800, pointsMoney: tenths(80) },
} as const satisfies Readonly<Record<string, Partial<PaymentBody>>>;

const target = fc.nat({ max: 30 });
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ act: fc.constant('sell' as const), slow: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      target,
      how: fc.constantFrom(...(Object.keys(payments) as (keyof typeof payments)[])),
      fault: fc.option(fc.constantFrom('drop', 'duplicate', 'status'), { freq: 3 }),
      when: fc.constantFrom('before', 'after'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('third party' as const),
      target,
      result: fc.constantFrom('paid', 'refused'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('close', 'refund'), target }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('wait' as const), seconds: fc.nat({ max: 400 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** States that legal changes lead to from one, itself included. */
function reachable(from: OrderState): ReadonlySet<OrderState> {
  const found = new Set<OrderState>([from]);
  for (const state of found)
    for (const change of orderChanges) {
      const after = orderStateAfter(state, change);
      if (after !== null) found.add(after);
    }
  return found;
}

async function carryOut(shop: CashierShop, one: Step, ids: string[], number: number): Promise<void> {
  const id = 'target' in one ? ids[one.target % Math.max(1, ids.length)] : undefined;
  const key = `k${number}`;
  if (one.act === 'sell') {
    const merchant = one.slow ? '慢慢书店' : '云杉生活馆';
    ids.push(await shop.sell({ merchant, goods: `礼盒 ${number}` }));
  } else if (one.act === 'wait') shop.real += one.seconds * 1000;
  else if (id === undefined) return;
  else if (one.act === 'third party') await shop.thirdParty(id, one.result === 'paid' ? 'paid' : 'refused');
  else if (one.act === 'close') await shop.say(closeOrder, { id }, { key });
  else if (one.act === 'refund') await shop.say(refundOrder, { id }, { key });
  else if (one.act === 'pay') {
    await shop.allow(key);
    if (one.fault !== null)
      await shop.fault({
        call: 'payment',
        kind: one.fault as 'drop',
        when: one.when as 'before',
        value: 503,
      });
    // A lost answer tells nothing; the same call under the same key is answered by its outcome.
    await shop.pay(id, payments[one.how], { key }).catch(() => shop.pay(id, payments[one.how], { key }));
  }
}

/** The coins that orders under way have reserved are what the escrow holds. */
function expectConserved({ orders, ledger }: MockState): void {
  const reserved = orders.map(({ state, payment }) => (state === 'paying' ? (payment?.coins ?? 0) : 0));
  expect(ledger.deltas[house.escrow] ?? 0).toBe(reserved.reduce((sum: number, coins) => sum + coins, 0));
}

describe(`orders under payments, refusals, refunds, time and faults, seed ${seed} (SEED=${seed} repeats the run)`, () => {
  it(`take only legal changes, and the ledger conserves, in a walk of ${steps} steps`, async () => {
    const [walk] = fc.sample(fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }), {
      seed,
      numRuns: 1,
    });
    const shop = new CashierShop();
    shop.real = pinned;
    const ids: string[] = [];
    const seen = new Set<OrderState>();
    let before = new Map<string, OrderState>();
    for (const [number, one] of (walk ?? []).entries()) {
      await carryOut(shop, one, ids, number);
      expect((await shop.balances()).sum).toBe(0);
      const state = await shop.state();
      expectConserved(state);
      for (const order of state.orders) {
        expect(reachable(before.get(order.id) ?? 'created')).toContain(order.state);
        seen.add(order.state);
      }
      before = new Map(state.orders.map((order) => [order.id, order.state]));
    }
    // The walk would show nothing if it never reached these.
    expect([...seen].sort()).toEqual(['closed', 'created', 'paid', 'paying', 'refunded', 'refunding']);
    shop.real += 3_600_000;
    await shop.order(ids[0] ?? '');
    const states = (await shop.state()).orders.map(({ state }) => state);
    expect(states.filter((state) => state === 'paying' || state === 'created')).toEqual([]);
  });
});
