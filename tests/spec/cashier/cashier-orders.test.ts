import { describe, expect, it } from 'vitest';
import { closeOrder, refundOrder } from '@/api/endpoints/cashier';
import { queryPayType } from '@/api/endpoints/wallet-user';
import { tenths } from '@/domain/money';
import { house, merchant } from '@/mocks/core/ledger';
import { CashierShop } from '../../support/cashier';
import { chen, me, pinned } from '../../support/gateways/mock-gateways';

const minute = 60_000;
const shop = '云杉生活馆';

/** What these accounts gained since the world began, tenths. */
async function gained(gateways: CashierShop, ...accounts: readonly string[]): Promise<number[]> {
  const { deltas } = (await gateways.state()).ledger;
  expect((await gateways.balances()).sum).toBe(0);
  return accounts.map((account) => deltas[account] ?? 0);
}

describe('an order at the cashier', () => {
  it('is paid with coins once, whatever key a second payment has', async () => {
    const gateways = new CashierShop();
    const id = await gateways.sell();
    expect((await gateways.pay(id)).code).toBe('0000');
    expect((await gateways.pay(id)).code).toBe('0000');
    expect(await gateways.pay(id, {}, { key: 'another' })).toMatchObject({ code: '5603' });
    expect(await gateways.order(id)).toMatchObject({
      state: 'paid',
      payment: { coins: 880, waitsFor: null },
    });
    expect(await gained(gateways, `XF:${me}`, merchant(shop), house.escrow)).toEqual([-880, 880, 0]);
  });

  it('is nobody else’s to see or pay', async () => {
    const gateways = new CashierShop();
    const id = await gateways.sell();
    await expect(gateways.order(id, chen)).rejects.toThrow();
    expect(await gateways.pay(id, {}, { as: chen })).toMatchObject({ code: '5601' });
  });

  it('reserves the coins until the third party has taken its part', async () => {
    const gateways = new CashierShop();
    const id = await gateways.sell();
    const parts = { way: 'coins-and-card', coins: tenths(500), thirdParty: tenths(380) } as const;
    expect(await gateways.pay(id, parts)).toMatchObject({ code: '0000', data: { state: 'paying' } });
    expect(await gained(gateways, `XF:${me}`, house.escrow, merchant(shop))).toEqual([-500, 500, 0]);
    await gateways.thirdParty(id, 'paid');
    expect((await gateways.order(id)).state).toBe('paid');
    expect(await gained(gateways, house.escrow, house.thirdParty, merchant(shop))).toEqual([0, -380, 880]);
  });

  it('gives the reserved coins back where the third party refuses, and may be paid again', async () => {
    const gateways = new CashierShop();
    const id = await gateways.sell();
    await gateways.pay(id, { way: 'coins-and-card', coins: tenths(500), thirdParty: tenths(380) });
    await gateways.thirdParty(id, 'refused');
    expect(await gateways.order(id)).toMatchObject({ state: 'created', failed: { by: 'third-party' } });
    expect(await gained(gateways, `XF:${me}`, house.escrow)).toEqual([0, 0]);
    expect((await gateways.pay(id, {}, { key: 'again' })).code).toBe('0000');
  });

  it('waits for a merchant who confirms later', async () => {
    const gateways = new CashierShop();
    const id = await gateways.sell({ merchant: '慢慢书店' });
    await gateways.pay(id);
    expect(await gateways.order(id)).toMatchObject({ state: 'paying', payment: { waitsFor: 'merchant' } });
    gateways.real = pinned + 20_000;
    expect((await gateways.order(id)).state).toBe('paid');
    expect((await gateways.state()).feed[0]).toMatchObject({ kind: 'notice', to: me });
  });

  it('is closed after a quarter of an hour, and says so to whoever pays then', async () => {
    const gateways = new CashierShop();
    const id = await gateways.sell();
    gateways.real = pinned + 15 * minute;
    expect(await gateways.pay(id)).toMatchObject({ code: '5603', message: '订单超时没有付款，已经关闭' });
    expect(await gateways.order(id)).toMatchObject({ state: 'closed', closed: { by: 'time' } });
  });

  it('gives back what a third party never confirmed', async () => {
    const gateways = new CashierShop();
    const id = await gateways.sell();
    await gateways.pay(id, { way: 'coins-and-card', coins: tenths(500), thirdParty: tenths(380) });
    gateways.real = pinned + 15 * minute;
    expect((await gateways.order(id)).state).toBe('closed');
    expect(await gained(gateways, `XF:${me}`, house.escrow)).toEqual([0, 0]);
  });

  it('is closed by its payer, but not once it is paid', async () => {
    const gateways = new CashierShop();
    const [unpaid, paid] = [await gateways.sell(), await gateways.sell({ goods: '书' })];
    await gateways.pay(paid);
    expect((await gateways.say(closeOrder, { id: unpaid }, { key: 'c1' })).code).toBe('0000');
    expect((await gateways.say(closeOrder, { id: paid }, { key: 'c2' })).code).toBe('5602');
    expect(await gateways.pay(unpaid)).toMatchObject({ code: '5603', message: '订单已经取消' });
  });

  it('brings coins, points and third-party money back to where each came from', async () => {
    const gateways = new CashierShop();
    const id = await gateways.sell();
    const points = { points: 800, pointsMoney: tenths(80) };
    await gateways.pay(id, { way: 'coins-and-card', coins: tenths(500), thirdParty: tenths(300), ...points });
    await gateways.thirdParty(id, 'paid');
    expect((await gateways.state()).points[me]).toBe(-800 + 80);
    await gateways.data(refundOrder, { id }, { key: 'r' });
    expect((await gateways.order(id)).state).toBe('refunding');
    gateways.real = pinned + minute;
    expect((await gateways.order(id)).state).toBe('refunded');
    const accounts = [`XF:${me}`, house.points, house.thirdParty, merchant(shop), house.escrow];
    expect(await gained(gateways, ...accounts)).toEqual([0, 0, 0, 0, 0]);
    expect((await gateways.state()).points[me]).toBe(0);
  });

  it.each([
    ['parts that do not add up', { coins: tenths(879) }, '5604'],
    [
      'a third-party part beside a payment by coins alone',
      { coins: tenths(500), thirdParty: tenths(380) },
      '5604',
    ],
    ['points that were not offered', { coins: tenths(780), points: 1_000, pointsMoney: tenths(100) }, '5606'],
    ['money for points without points', { coins: tenths(800), pointsMoney: tenths(80) }, '5604'],
    ['an agreement of somebody else', { way: 'family', family: 'Y1' }, '5607'],
  ] as const)('is not paid with %s', async (_, parts, code) => {
    const gateways = new CashierShop();
    const id = await gateways.sell();
    expect((await gateways.pay(id, parts)).code).toBe(code);
    expect(await gained(gateways, `XF:${me}`, house.escrow)).toEqual([0, 0]);
  });

  it('is not paid without enough coins, without the password above the free limit, or by somebody who left', async () => {
    const poor = new CashierShop('poor');
    expect((await poor.pay(await poor.sell())).code).toBe('5110');
    const rich = new CashierShop();
    const id = await rich.sell({ money: tenths(3000) });
    expect((await rich.pay(id, { coins: tenths(3000) })).code).toBe('5111');
    await rich.allow('allowed');
    expect((await rich.pay(id, { coins: tenths(3000) }, { key: 'allowed' })).code).toBe('0000');
    const gone = new CashierShop('departed-me');
    expect((await gone.pay(await gone.sell())).code).toBe('5001');
  });

  it('is paid by a family member’s coins within what the agreement has left', async () => {
    const gateways = new CashierShop();
    const { family } = await gateways.state();
    const owner = family.find(({ id }) => id === 'Y4')?.owner ?? '';
    const [first, second] = [
      await gateways.sell({ money: tenths(3000) }),
      await gateways.sell({ money: tenths(2500) }),
    ];
    await gateways.allow('f1');
    const by = { way: 'family', family: 'Y4' } as const;
    expect((await gateways.pay(first, { ...by, coins: tenths(3000) }, { key: 'f1' })).code).toBe('0000');
    expect((await gateways.pay(second, { ...by, coins: tenths(2500) }, { key: 'f2' })).code).toBe('5609');
    expect(await gained(gateways, `XF:${me}`, `XF:${owner}`)).toEqual([0, -3_000]);
  });

  it('names the ways to pay it, with what each has left', async () => {
    const gateways = new CashierShop();
    const order = await gateways.sell();
    const asked = { kind: 'mall', accountType: 0, money: '88.0', order } as const;
    const { payWays } = await gateways.data(queryPayType, asked);
    expect(payWays?.map(({ way: method }) => method)).toEqual(['coins', 'family', 'coins-and-card', 'team']);
    expect(payWays?.[1]).toMatchObject({ id: 'Y4', available: 5_000, paused: false });
    expect((await gateways.data(queryPayType, { ...asked, order: undefined })).payWays).toBeUndefined();
  });
});
