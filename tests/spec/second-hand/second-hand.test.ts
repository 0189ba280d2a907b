import { beforeEach, describe, expect, it } from 'vitest';
import { treasureShop } from '@/areas/treasure/mocks/rounds';
import { tenths } from '@/domain/money';
import { house } from '@/mocks/core/ledger';
import { chen, me, pinned, zhou } from '../../support/gateways/mock-gateways';
import { Market } from '../../support/second-hand';

const minute = 60_000;
const day = 24 * 60 * minute;
let market: Market;

beforeEach(() => {
  market = new Market();
  market.real = pinned;
});

/** What buyer, seller and escrow gained by the market, in tenths; draws that are not full in time pay back meanwhile. */
async function gains(): Promise<number[]> {
  const { postings } = (await market.state()).ledger;
  const legs = postings
    .filter(({ packetId, source }) => packetId === undefined && source !== treasureShop)
    .flatMap((posting) => posting.legs);
  return [`XF:${me}`, `XF:${chen}`, house.escrow].map((account) =>
    legs.reduce((total: number, leg) => total + (leg.account === account ? leg.delta : 0), 0),
  );
}

describe('an item that is sold', () => {
  it('is paid into the escrow, and its seller gets the full price once the buyer has it', async () => {
    const id = await market.bought(await market.publish());
    expect(await gains()).toEqual([-400, 0, 400]);
    expect((await market.handOver(id)).code).toBe('0000');
    expect(await gains()).toEqual([-400, 0, 400]);
    expect((await market.receive(id)).code).toBe('0000');
    expect((await market.receive(id)).code).toBe('0000');
    expect(await gains()).toEqual([-400, 400, 0]);
    expect((await market.balances()).sum).toBe(0);
    expect((await market.rows('sold', chen)).map(({ order }) => order?.state)).toEqual(['received']);
  });

  it('counts as received 7 days after its payment, whether anybody says so or not', async () => {
    const item = await market.publish();
    await market.bought(item);
    expect((await market.rows('bought'))[0]?.order?.receivedBefore).toBe('2026-11-28 09:41:00');
    market.real += 7 * day - 1;
    await market.item(item);
    expect(await gains()).toEqual([-400, 0, 400]);
    market.real += 1;
    await market.item(item);
    expect(await gains()).toEqual([-400, 400, 0]);
  });

  it('may be paid in part by points and a card; the seller gets the full price all the same', async () => {
    const item = await market.publish();
    const id = await market.ordered(item);
    const parts = {
      way: 'coins-and-card',
      coins: tenths(200),
      thirdParty: tenths(160),
      points: 400,
      pointsMoney: tenths(40),
    } as const;
    expect((await market.pay(id, parts)).code).toBe('0000');
    await market.thirdParty(id, 'paid');
    expect(await gains()).toEqual([-200, 0, 400]);
    await market.receive(id);
    expect(await gains()).toEqual([-200, 400, 0]);
  });

  it('earns no points, so that nobody gains by selling to and fro', async () => {
    const before = (await market.item('')).points;
    const id = await market.bought(await market.publish());
    await market.receive(id);
    expect((await market.item('')).points).toBe(before);
  });

  it('brings everything back by a refund before the receipt, to the tenth, and none after it', async () => {
    const item = await market.publish();
    const points = (await market.item(item)).points;
    const id = await market.ordered(item);
    await market.pay(id, { coins: tenths(360), points: 400, pointsMoney: tenths(40) });
    expect((await market.item(item)).points).toBe(points - 400);
    expect((await market.refund(id)).code).toBe('0000');
    market.real += minute;
    expect((await market.item(item)).points).toBe(points);
    expect(await gains()).toEqual([0, 0, 0]);
    expect((await market.item(item)).state).toBe('onSale');
    const second = await market.bought(item);
    await market.receive(second);
    expect(await market.refund(second)).toMatchObject({ code: '5602', message: '龙币已转给卖家，不能退款' });
  });

  it('that was handed over before the refund is off sale until its seller offers it again', async () => {
    const item = await market.publish();
    const id = await market.bought(item);
    await market.handOver(id);
    await market.refund(id);
    expect((await market.answer(id, true)).code).toBe('0000');
    market.real += minute;
    expect((await market.item(item)).state).toBe('withdrawn');
    await market.shelve(item, true);
    expect((await market.item(item)).state).toBe('onSale');
  });

  it('is in the seller’s bill with its title and the buyer’s name', async () => {
    await market.receive(await market.bought(await market.publish()));
    const { ledger } = await market.state();
    expect(ledger.postings[ledger.postings.length - 1]).toMatchObject({
      kind: 'sale',
      title: '长柄雨伞',
      source: '林晓禾',
    });
    expect(await gains()).toEqual([-400, 400, 0]);
  });
});

describe('an item is sold once', () => {
  it('of two buyers one gets an order, the other a clear refusal', async () => {
    const item = await market.publish();
    expect((await market.place(item)).code).toBe('0000');
    expect(await market.place(item, zhou)).toMatchObject({
      code: '5903',
      message: '有同事正在付款，15 分钟内没付成会重新上架',
    });
    expect((await market.state()).orders).toHaveLength(1);
  });

  it('the same buyer who asks again gets the same order', async () => {
    const item = await market.publish();
    expect(await market.ordered(item)).toBe(await market.ordered(item));
  });

  it('an unpaid order gives it back when its time is over, and a cancelled one at once', async () => {
    const item = await market.publish();
    const id = await market.ordered(item);
    expect(await market.titles()).not.toContain('长柄雨伞');
    market.real += 15 * minute;
    expect((await market.item(item)).state).toBe('onSale');
    await market.close(await market.ordered(item, zhou), zhou);
    expect(await market.titles()).toContain('长柄雨伞');
    expect((await market.pay(id, { coins: tenths(400) })).code).toBe('5603');
  });
});

describe('the market refuses', () => {
  it('to sell an item to its own seller', async () => {
    expect((await market.place(await market.publish(), chen)).code).toBe('5902');
  });

  it('to sell what is sold, withdrawn, unknown, or dearer than was shown', async () => {
    const item = await market.publish();
    expect((await market.place(item, me, tenths(390))).code).toBe('5907');
    expect((await market.place('S404')).code).toBe('5901');
    await market.shelve(item, false);
    expect((await market.place(item)).code).toBe('5905');
    await market.shelve(item, true);
    await market.bought(item);
    expect((await market.place(item, zhou)).code).toBe('5904');
  });

  it('what a departed seller offers: it is off the list, is not ordered, and an open order is not paid', async () => {
    const item = await market.publish();
    const id = await market.ordered(item);
    const state = await market.state();
    market = new Market({ ...state, leavers: [chen] });
    market.real = pinned;
    expect((await market.pay(id, { coins: tenths(400) })).code).toBe('5906');
    await market.close(id);
    expect(await market.titles()).not.toContain('长柄雨伞');
    expect((await market.place(item)).code).toBe('5906');
    expect(await gains()).toEqual([0, 0, 0]);
  });

  it('to change or withdraw what somebody is paying or has bought', async () => {
    const item = await market.publish();
    await market.ordered(item);
    expect((await market.save({ id: item, price: tenths(500) })).code).toBe('5911');
    expect((await market.shelve(item, false)).code).toBe('5911');
  });

  it('to change an item of somebody else', async () => {
    const item = await market.publish();
    expect((await market.save({ id: item }, zhou)).code).toBe('5901');
    expect((await market.shelve(item, false, zhou)).code).toBe('5901');
    expect((await market.handOver(await market.bought(item), zhou)).code).toBe('5601');
  });

  it.each([
    ['a price of nothing', { price: tenths(0) }],
    ['a price above 20,000.0', { price: tenths(200_001) }],
    ['a title of blanks', { title: ' ' }],
    ['a title of more than 30 characters', { title: '伞'.repeat(31) }],
    ['a picture from elsewhere', { pictures: ['https://elsewhere.example/a.jpg'] }],
    ['a drawing that could carry scripts', { pictures: ['data:image/svg+xml,<svg/>'] }],
  ])('an item with %s', async (_, changes) => {
    expect((await market.save(changes)).code).toBe('5910');
  });

  it('a handing over that nobody has paid', async () => {
    expect((await market.handOver(await market.ordered(await market.publish()))).code).toBe('5914');
  });
});
