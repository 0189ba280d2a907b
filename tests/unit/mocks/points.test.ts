import { describe, expect, it } from 'vitest';
import { getCurrentBill } from '@/api/endpoints/bill';
import { balance } from '@/api/endpoints/home';
import {
  pointsExchange,
  pointsExchangeList,
  pointsExchangeRecord,
  pointsGoods,
  queryPointsExchange,
} from '@/api/endpoints/points';
import { checkPassword } from '@/api/endpoints/wallet-user';
import { balanceOf } from '@/mocks/accounts/balances';
import { house } from '@/mocks/core/ledger';
import { usualPassword } from '@/mocks/payment-security/security';
import { chen, feng, firstPage, Gateways, me } from '../../support/gateways/mock-gateways';

const firstRecords = { kind: 'mall', page: 1, size: 20 } as const;

/** Proves an exchange by the password and sends it. */
async function exchange(gateways: Gateways, money: string, points: number, key = 'k') {
  await gateways.data(checkPassword, { password: usualPassword, allows: key });
  return gateways.say(pointsExchange, { money, points }, { key });
}

describe('the exchange of points by the mock backend', () => {
  it('takes the coins, gives the points, and writes one entry of the bill', async () => {
    const gateways = new Gateways();
    const before = await gateways.data(queryPointsExchange, {});
    const houseBefore = balanceOf(await gateways.state(), house.points);
    expect(await exchange(gateways, '100.0', 10_000)).toMatchObject({ code: '0000' });
    expect(await gateways.personalBalance(me)).toBe(25_805);
    expect(balanceOf(await gateways.state(), house.points)).toBe(houseBefore + 1_000);
    expect(await gateways.data(balance, {})).toEqual({ points: 13_260 });
    const after = await gateways.data(queryPointsExchange, {});
    expect(after).toMatchObject({ points: 13_260, leftThisMonth: before.leftThisMonth - 1_000 });
    const { entries } = await gateways.data(getCurrentBill, firstPage);
    expect(entries[0]).toMatchObject({ kind: 'exchange', title: '兑换积分', amount: -1_000 });
    expect((await gateways.balances()).sum).toBe(0);
  });

  it('lists every exchange of the bill, the newest first, also those of the past', async () => {
    const gateways = new Gateways();
    const past = await gateways.data(pointsExchangeList, firstRecords);
    expect(past.total).toBeGreaterThan(10);
    await exchange(gateways, '1.0', 100);
    const { total, records } = await gateways.data(pointsExchangeList, firstRecords);
    expect(total).toBe(past.total + 1);
    expect(records[0]).toMatchObject({ money: 10, points: 100, balance: 26_795 });
    expect(records.slice(1, 4)).toEqual(past.records.slice(0, 3));
    const id = records[0]?.id ?? '';
    expect(await gateways.data(pointsExchangeRecord, { id })).toEqual(records[0]);
    expect(await gateways.data(pointsExchangeRecord, { id }, { as: chen })).toBeNull();
  });

  it('asks for the password, and exchanges once for a key', async () => {
    const gateways = new Gateways();
    const body = { money: '50.0', points: 5_000 };
    expect(await gateways.say(pointsExchange, body, { key: 'a' })).toMatchObject({ code: '5111' });
    const first = await exchange(gateways, '50.0', 5_000, 'b');
    expect(await gateways.say(pointsExchange, body, { key: 'b' })).toEqual(first);
    expect(await gateways.personalBalance(me)).toBe(26_305);
  });

  it.each([
    ['0.9', 90, '5711'],
    ['500.1', 50_010, '5712'],
    ['100.0', 9_900, '5714'],
  ])('refuses %s coins for %i points with %s', async (money, points, code) => {
    const gateways = new Gateways();
    expect(await exchange(gateways, money, points)).toMatchObject({ code });
    expect(await gateways.personalBalance(me)).toBe(26_805);
    expect(await gateways.data(balance, {})).toEqual({ points: 3_260 });
  });

  it('stops at the limit of the month, which begins anew', async () => {
    const gateways = new Gateways();
    expect(await exchange(gateways, '500.0', 50_000, 'a')).toMatchObject({ code: '0000' });
    expect(await exchange(gateways, '500.0', 50_000, 'b')).toMatchObject({ code: '5713' });
    gateways.real += 12 * 86_400_000;
    const { leftThisMonth, perMonth } = await gateways.data(queryPointsExchange, {});
    expect(leftThisMonth).toBe(perMonth);
    expect(await exchange(gateways, '500.0', 50_000, 'c')).toMatchObject({ code: '0000' });
  });

  it('refuses more than the balance, and whoever has left or has no account', async () => {
    const poor = new Gateways('poor');
    expect(await exchange(poor, '4.0', 400)).toMatchObject({ code: '5110' });
    const gateways = new Gateways();
    const body = { money: '4.0', points: 400 };
    expect(await gateways.say(pointsExchange, body, { key: 'k', as: feng })).toMatchObject({ code: '5001' });
    const none = new Gateways('no-account');
    expect(await none.say(pointsExchange, body, { key: 'k' })).toMatchObject({ code: '5002' });
  });

  it('offers goods for whole points', async () => {
    const { goods } = await new Gateways().data(pointsGoods, {});
    expect(goods.length).toBeGreaterThan(10);
    expect(goods[0]).toMatchObject({ name: '保温随行杯', points: 4_990 });
  });
});
