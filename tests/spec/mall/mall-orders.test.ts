import { beforeEach, describe, expect, it } from 'vitest';
import { saveAddress } from '@/api/endpoints/address';
import { goodsDetail } from '@/api/endpoints/goods';
import { activityOrderList, confirmReceipt } from '@/api/endpoints/mall-order';
import { tenths } from '@/domain/money';
import { chen, me, pinned } from '../../support/gateways/mock-gateways';
import { Mall, type OrderBody } from '../../support/mall';

const minute = 60_000;
const day = 24 * 60 * minute;
let mall: Mall;

beforeEach(() => {
  mall = new Mall();
  mall.real = pinned;
});

async function stock(variant = 'G0001-1'): Promise<number> {
  const goods = await mall.data(goodsDetail, { id: 'G0001', activity: '' });
  return goods?.variants.find(({ id }) => id === variant)?.stock ?? NaN;
}

const groupOf = (group: 'toPay' | 'toShip' | 'toReceive' | 'done' | 'refund') =>
  mall.data(activityOrderList, { group, page: 1, size: 50 });

describe('an order of the mall', () => {
  it('holds its goods from the placing on, and gives them back when nobody pays in time', async () => {
    const before = await stock();
    const id = await mall.ordered();
    expect(await stock()).toBe(before - 1);
    const { payBefore } = await mall.detail(id);
    expect(payBefore).toBe('2026-11-21 09:56:00');
    mall.real += 15 * minute;
    expect((await mall.detail(id)).state).toBe('closed');
    expect(await stock()).toBe(before);
  });

  it('is placed once, however often the same order is sent', async () => {
    const first = await mall.ordered({}, { key: 'one' });
    expect(await mall.ordered({}, { key: 'one' })).toBe(first);
    expect((await groupOf('toPay')).total).toBe(1);
  });

  it('uses up its coupon, which comes back on cancelling and on a refund', async () => {
    const [coupon = ''] = await mall.couponIds();
    const parts = { lines: [{ variant: 'G0017-1', count: 1 }], coupon, money: tenths(2790) };
    const cancelled = await mall.ordered(parts);
    expect(await mall.couponIds()).not.toContain(coupon);
    await mall.close(cancelled);
    expect(await mall.couponIds()).toContain(coupon);
    const paid = await mall.ordered(parts);
    await mall.allow('pay');
    await mall.pay(paid, { coins: tenths(2790) }, { key: 'pay' });
    expect(await mall.couponIds()).not.toContain(coupon);
    await mall.refund(paid);
    mall.real += minute;
    expect((await mall.detail(paid)).state).toBe('refunded');
    expect(await mall.couponIds()).toContain(coupon);
    expect((await mall.balances()).sum).toBe(0);
    expect(await mall.personalBalance(me)).toBe(26_805);
  });

  it('keeps the address as it was when it was placed', async () => {
    const address = await mall.addressOf(chen);
    const id = await mall.ordered({}, { as: chen });
    const { address: before } = await mall.detail(id, chen);
    await mall.say(
      saveAddress,
      {
        id: address,
        name: '别人',
        phone: before?.phone ?? '',
        province: '北京市',
        city: '北京市',
        district: '东城区',
        code: '110101',
        detail: '别处',
        tag: 'none',
        isDefault: true,
      },
      { as: chen, key: 'change' },
    );
    expect((await mall.detail(id, chen)).address).toEqual(before);
  });

  it('is sent half an hour after its payment, and counts as received a week later', async () => {
    const id = await mall.ordered();
    await mall.pay(id, { coins: tenths(499) });
    expect((await groupOf('toShip')).orders.map((order) => order.id)).toEqual([id]);
    mall.real += 30 * minute;
    expect(await mall.detail(id)).toMatchObject({
      state: 'shipped',
      shippedAt: '2026-11-21 10:11:00',
      receivedBefore: '2026-11-28 10:11:00',
    });
    mall.real += 7 * day;
    expect(await mall.detail(id)).toMatchObject({ state: 'received', receivedAt: '2026-11-28 10:11:00' });
  });

  it('is received when its buyer says so, once it was sent', async () => {
    const id = await mall.ordered();
    await mall.pay(id, { coins: tenths(499) });
    expect((await mall.say(confirmReceipt, { id }, { key: 'early' })).code).toBe('5810');
    mall.real += 30 * minute;
    expect((await mall.say(confirmReceipt, { id }, { key: 'now' })).code).toBe('0000');
    expect((await mall.say(confirmReceipt, { id }, { key: 'again' })).code).toBe('0000');
    expect((await mall.detail(id)).state).toBe('received');
  });

  it('of the past is one with the purchase in the bill, and too old to be given back', async () => {
    const id = (await groupOf('done')).orders[0]?.id ?? '';
    const { payment, refund } = await mall.detail(id);
    expect(payment?.billId).toMatch(/^P/);
    expect(refund).toBeNull();
    const before = await mall.personalBalance(me);
    expect((await mall.refund(id)).message).toBe('已经超过可以退款的时间');
    mall.real += minute;
    expect(await mall.personalBalance(me)).toBe(before);
  });

  it('of the past that a card paid brings its money back to the card, and no coins that nobody took', async () => {
    const coming = (await groupOf('toReceive')).orders[0];
    const id = coming?.id ?? '';
    const before = await mall.personalBalance(me);
    await mall.refund(id);
    mall.real += minute;
    expect(await mall.personalBalance(me)).toBe(before);
    expect((await mall.detail(id)).refunds[0]?.back).toMatchObject({ coins: 0, thirdParty: coming?.money });
    expect((await groupOf('refund')).orders.map((order) => order.id)).toEqual([id]);
  });
});

describe('the mall refuses an order', () => {
  const refusals: readonly (readonly [rule: string, parts: Partial<OrderBody>, code: string])[] = [
    ['to an address that is not there', { address: 'D404' }, '5801'],
    ['with a message of more than 50 characters', { message: '好'.repeat(51) }, '5802'],
    ['of goods that are not there', { lines: [{ variant: 'G9999-1', count: 1 }] }, '5803'],
    ['by an activity that does not offer the goods', { activity: 'A0018' }, '5804'],
    [
      'of more than one person may buy',
      { lines: [{ variant: 'G0001-1', count: 6 }], money: tenths(2994) },
      '5807',
    ],
    ['with a coupon that is not the person’s', { coupon: 'C404' }, '5808'],
    ['at another price than today’s', { money: tenths(399) }, '5809'],
  ];

  it.each(refusals)('%s', async (_, parts, code) => {
    expect((await mall.place(parts)).code).toBe(code);
    expect((await groupOf('toPay')).total).toBe(0);
  });

  it('of the last piece to the second of two buyers, clearly, and sells it once', async () => {
    const left = await stock();
    const state = await mall.state();
    mall = new Mall({ ...state, sold: { 'G0001-1': left - 1 } });
    mall.real = pinned;
    const [mine, theirs] = [await mall.place(), await mall.place({}, { as: chen })];
    expect(mine.code).toBe('0000');
    expect(theirs).toMatchObject({ code: '5805', message: '保温随行杯 刚刚卖完了' });
    expect((await mall.state()).orders).toHaveLength(1);
    expect(await stock()).toBe(0);
  });
});
