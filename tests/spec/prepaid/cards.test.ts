import { beforeEach, describe, expect, it } from 'vitest';
import { refundOrder } from '@/api/endpoints/cashier';
import { jdBeansToken, jdBeansUnbind } from '@/api/endpoints/jd-beans';
import { orderList } from '@/api/endpoints/order-centre';
import { cardState, daysLeft, formatYuan } from '@/areas/prepaid/rules/card';
import { tenths } from '@/domain/money';
import { readable } from '@/mocks/core/calls';
import { merchant, personal } from '@/mocks/core/ledger';
import { chen, liang, me, pinned } from '../../support/gateways/mock-gateways';
import { CardShop } from '../../support/prepaid-cards';

const minute = 60_000;
const day = 24 * 60 * minute;
let shop: CardShop;

beforeEach(() => {
  shop = new CardShop();
  shop.real = pinned;
});

describe('a card', () => {
  it('is the buyer’s once it is paid, for three years, and the coins are the shop’s', async () => {
    const before = await shop.cards();
    const id = await shop.ordered();
    expect(await shop.cards()).toEqual(before);
    await shop.allow(`p${id}`);
    await shop.pay(id, { coins: tenths(1000) });
    const [card] = await shop.cards();
    expect(card).toMatchObject({ id, face: 100, balance: 10_000, expiresAt: '2029-11-21 23:59:59' });
    const { deltas } = (await shop.state()).ledger;
    expect([deltas[personal(me)], deltas[merchant('京东卡')]]).toEqual([-1_000, 1_000]);
    expect((await shop.balances()).sum).toBe(0);
    const { orders } = await shop.data(orderList, { kind: 'card', keyword: '', page: 1, size: 10 });
    expect(orders.map((order) => [order.id, order.state])).toEqual([[id, 'paid']]);
  });

  it('of an order that is placed twice under one key is one order', async () => {
    expect(await shop.ordered({}, { key: 'k' })).toBe(await shop.ordered({}, { key: 'k' }));
    expect((await shop.state()).orders).toHaveLength(1);
  });

  it('neither takes nor earns points, and is not taken back', async () => {
    const id = await shop.ordered();
    expect(await shop.order(id)).toMatchObject({ pointsOffer: null, earns: 0 });
    await shop.allow(`p${id}`);
    await shop.pay(id, { coins: tenths(1000) });
    expect(await shop.say(refundOrder, { id }, { key: 'r' })).toMatchObject({
      code: '5602',
      message: '卡密已经发出，不能退款',
    });
  });

  it.each([
    ['a card that nobody sells', { kind: 'E9' }, '6201', '这种卡已经下架'],
    ['a card that is sold out', { kind: 'E1000', money: tenths(9880) }, '6202', 'E 卡 1000 刚刚卖完了'],
    ['another price', { money: tenths(990) }, '6205', '价格变了，现在是 100.0 龙币，请核对后再买'],
    [
      'more beans than there are',
      { beans: 2_000, money: tenths(800) },
      '6204',
      '可抵扣的京豆变了，请核对后再买',
    ],
  ])('is refused for %s', async (_, parts, code, message) => {
    expect(await shop.place(parts)).toMatchObject({ code, message });
    expect((await shop.state()).orders).toEqual([]);
  });

  it('is sold to one person so many times a day, and again on the next one', async () => {
    for (let count = 0; count < 5; count += 1) await shop.ordered();
    expect(await shop.place()).toMatchObject({
      code: '6203',
      message: 'E 卡 100 每人每天最多买 5 张，明天再来',
    });
    expect((await shop.place({}, { as: chen })).code).toBe('0000');
    shop.real += day;
    expect((await shop.place()).code).toBe('0000');
  });

  it('costs less on Sundays, so that an order made from yesterday’s page is refused', async () => {
    expect((await shop.kind('E500')).price).toBe(4_950);
    shop.real += day;
    expect(await shop.place({ kind: 'E500', money: tenths(4950) })).toMatchObject({ code: '6205' });
    expect((await shop.place({ kind: 'E500', money: tenths(4900) })).code).toBe('0000');
  });

  it('that is not paid in time is for sale again', async () => {
    const { left, bought } = await shop.kind();
    await shop.ordered();
    expect(await shop.kind()).toMatchObject({ left: left - 1, bought: bought + 1 });
    shop.real += 15 * minute;
    expect(await shop.kind()).toMatchObject({ left, bought });
  });
});

describe('the code of a card', () => {
  it('is told its owner alone, to the call that a password has allowed', async () => {
    const id = await shop.bought();
    expect(await shop.secret(id, 's1')).toMatchObject({ code: '5220' });
    await shop.allow('s2');
    const told = await shop.secret(id, 's2');
    expect(told.data).toEqual({
      cardNumber: expect.stringMatching(/^2609\d{12}$/),
      cardCode: expect.stringMatching(/^[A-Z2-9]{16}$/),
    });
    await shop.allow('s3', chen);
    expect(await shop.secret(id, 's3', chen)).toMatchObject({ code: '6206', message: '没有找到这张卡' });
    await shop.allow('s4');
    expect((await shop.secret(id, 's4')).data).toEqual(told.data);
  });

  it('is in no list, and masked where QA reads the calls', async () => {
    const id = await shop.bought();
    await shop.allow('s');
    const { cardCode, cardNumber } = (await shop.secret(id, 's')).data as Record<string, string>;
    const told = JSON.stringify(await shop.cards());
    expect(told).not.toContain(cardCode);
    expect(told).not.toContain(cardNumber);
    expect(readable(JSON.stringify({ cardCode }))).not.toContain(cardCode);
    const { calls } = (await shop.state()).journal;
    expect(JSON.stringify(calls)).not.toContain(cardCode);
  });

  it('of an unpaid card does not exist', async () => {
    const id = await shop.ordered();
    await shop.allow('s');
    expect((await shop.secret(id, 's')).code).toBe('6206');
  });
});

describe('beans', () => {
  it('pay a part from the order on, and come back with its end', async () => {
    const id = await shop.ordered({ beans: 1_260, money: tenths(874) });
    expect(await shop.beans()).toBe(0);
    await shop.close(id);
    expect(await shop.beans()).toBe(1_260);
    const second = await shop.ordered({ beans: 1_260, money: tenths(874) });
    await shop.allow(`p${second}`);
    await shop.pay(second, { coins: tenths(874) });
    expect(await shop.beans()).toBe(0);
    expect((await shop.cards())[0]?.balance).toBe(10_000);
  });

  it('are bound once and given up once, and an unbound account pays nothing', async () => {
    expect(await shop.say(jdBeansToken, {}, { key: 'a' })).toMatchObject({ code: '6223' });
    expect((await shop.say(jdBeansUnbind, {}, { key: 'b' })).code).toBe('0000');
    expect(await shop.beans()).toBeNull();
    expect(await shop.place({ beans: 1_260, money: tenths(874) })).toMatchObject({ code: '6204' });
    expect((await shop.say(jdBeansToken, {}, { key: 'c' })).code).toBe('0000');
    expect(await shop.beans()).toBe(1_260);
  });

  it('are refused to somebody whose phone JD does not know', async () => {
    expect(await shop.say(jdBeansToken, {}, { key: 'a', as: liang, systemType: 'WALLET' })).toMatchObject({
      code: '6222',
    });
  });
});

describe('the state of a card', () => {
  const at = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}+08:00`);
  it.each([
    ['usable', { balance: 1, expiresAt: '2027-01-01 23:59:59' }, '2026-11-21 09:41:00'],
    ['expiring', { balance: 1, expiresAt: '2026-12-21 23:59:59' }, '2026-11-21 09:41:00'],
    ['expiring', { balance: 1, expiresAt: '2026-11-21 23:59:59' }, '2026-11-21 23:59:58'],
    ['expired', { balance: 1, expiresAt: '2026-11-21 23:59:59' }, '2026-11-21 23:59:59'],
    ['usedUp', { balance: 0, expiresAt: '2026-12-01 23:59:59' }, '2026-11-21 09:41:00'],
  ])('is %s', (state, card, now) => {
    expect(cardState(card, at(now))).toBe(state);
  });

  it('counts the days that are left, and prints hundredths', () => {
    expect(daysLeft('2026-12-03 23:59:59', pinned)).toBe(12);
    expect(daysLeft('2026-11-22 00:00:00', pinned)).toBe(1);
    expect(daysLeft('2026-11-21 23:59:59', pinned)).toBe(0);
    expect(daysLeft('2026-11-01 23:59:59', pinned)).toBe(0);
    expect([0, 5, 5_260, 123_456].map(formatYuan)).toEqual(['0.00', '0.05', '52.60', '1,234.56']);
  });
});
