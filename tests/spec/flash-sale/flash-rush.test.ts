import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { freshWorld } from '@/mocks/core/worlds';
import { soldKey } from '@/mocks/mall/held-goods';
import { FlashSale, soon, turnOf } from '../../support/flash-sale';
import { pinned, type Said } from '../../support/gateways/mock-gateways';

const second = 1_000;
const tenOClock = pinned + 19 * 60 * second;
const units = 20;

const buyers = Array.from({ length: 600 }, (_, index) => person(index))
  .filter(({ departed }) => !departed)
  .map(({ usercode }) => usercode)
  .slice(0, 500);

/** The session of ten o'clock at a moment, with 20 units of its first goods, and 500 people with an address each. */
async function crowdedSale(at: number): Promise<{ sale: FlashSale; goods: string; sold: number }> {
  const state = freshWorld('default', pinned);
  const [address] = state.addresses;
  if (address === undefined) throw new Error('nobody has an address');
  const addresses = buyers.map((usercode) => ({ ...address, owner: usercode, id: `D${usercode}` }));
  const empty = new FlashSale(state);
  empty.real = at;
  const { id: goods, left } = await empty.offer(soon);
  const sale = new FlashSale({ ...state, addresses, sold: { [soldKey(`${goods}-1`, soon)]: left - units } });
  sale.real = at;
  return { sale, goods, sold: left - units };
}

/** Everybody buys one unit at this moment. */
async function everybodyBuys(sale: FlashSale): Promise<Said[]> {
  const [first = ''] = buyers;
  const orderRequest = await sale.orderRequest(soon, {}, first);
  return Promise.all(
    buyers.map((as) => sale.buy({ ...orderRequest, address: `D${as}` }, { as, key: `of ${as}` })),
  );
}

function expectFair(said: readonly Said[]): void {
  const refused = said.filter(({ code }) => code !== '0000');
  expect(said.length - refused.length).toBe(units);
  expect(refused).toHaveLength(480);
  for (const { code, message } of refused)
    expect({ code, message }).toEqual({ code: '5904', message: '已抢完' });
}

describe('500 buyers of 20 units', () => {
  it('get 20 orders and 480 clear refusals, and unpaid units are sold again when their time is over', async () => {
    const { sale, goods, sold } = await crowdedSale(tenOClock + 60 * second);
    expectFair(await everybodyBuys(sale));
    expect((await sale.offer(soon, goods)).left).toBe(0);
    sale.real += 5 * 60 * second;
    expect((await sale.offer(soon, goods)).left).toBeGreaterThan(0);
    const { orders, sold: now } = await sale.state();
    expect(orders.every(({ state }) => state === 'closed')).toBe(true);
    expect(now[soldKey(`${goods}-1`, soon)]).toBe(sold);
    expect((await sale.balances()).sum).toBe(0);
  });

  it('get the same at the first second, when all of them are queued, each in turn', async () => {
    const { sale, goods } = await crowdedSale(tenOClock);
    const queued = (await everybodyBuys(sale)).map(turnOf);
    sale.real += 6 * second;
    const outcomes = await Promise.all(
      queued.map((turn, index) => {
        if (turn.state !== 'queueing') throw new Error('not queued');
        return sale.ask(turn.ticket, buyers[index]);
      }),
    );
    expectFair(outcomes);
    // First come, first served.
    expect(outcomes.slice(0, units).every(({ code }) => code === '0000')).toBe(true);
    const { orders } = await sale.state();
    expect(new Set(orders.map(({ buyer }) => buyer)).size).toBe(units);
    expect((await sale.offer(soon, goods)).left).toBe(0);
  });
});
