import { describe, expect, it } from 'vitest';
import { closeOrder, refundOrder } from '@/api/endpoints/cashier';
import { orderList } from '@/api/endpoints/order-centre';
import { phoneTopUpOffers } from '@/areas/prepaid/endpoints/phone-top-up';
import { rechargeAccounts } from '@/areas/prepaid/endpoints/recharge-account';
import { tenths } from '@/domain/money';
import { merchant, personal } from '@/mocks/core/ledger';
import { feng, me, pinned } from '../../support/gateways/mock-gateways';
import { numbers, TopUpShop } from '../../support/prepaid-phones';

const minute = 60_000;
const centre = { keyword: '', kind: 'top-up', page: 1, size: 20 } as const;
const coupon = 'C001003';

describe('an order of a top-up', () => {
  it('pays the operator, is credited after a few seconds, and stands in the order centre as done', async () => {
    const shop = new TopUpShop();
    const before = await shop.personalBalance(me);
    const id = await shop.paid(numbers.usual);
    expect((await shop.topUp(id)).state).toBe('paid');
    expect((await shop.data(orderList, { ...centre, group: 'toReceive' })).total).toBe(1);
    shop.real += 21_000;
    const credited = await shop.topUp(id);
    expect([credited.state, credited.creditedAt]).toEqual(['received', '2026-11-21 09:41:20']);
    const { orders } = await shop.data(orderList, { ...centre, group: 'done' });
    expect(orders.map(({ kind, state, merchant: of }) => [kind, state, of])).toEqual([
      ['top-up', 'received', '中国移动'],
    ]);
    expect(before - (await shop.personalBalance(me))).toBe(985);
    expect((await shop.state()).ledger.deltas[merchant('中国移动')]).toBe(985);
    expect((await shop.balances()).sum).toBe(0);
  });

  it('of a slow range is credited after half an hour', async () => {
    const shop = new TopUpShop();
    const id = await shop.paid(numbers.late);
    shop.real += 29 * minute;
    expect(await shop.topUp(id)).toMatchObject({ state: 'paid', dueAt: '2026-11-21 10:11:00' });
    shop.real += 2 * minute;
    expect((await shop.topUp(id)).state).toBe('received');
  });

  it('that the operator refuses is paid back by itself, with its coupon, and tells why', async () => {
    const shop = new TopUpShop();
    const before = await shop.personalBalance(me);
    const id = await shop.paid(numbers.refused, { coupon, money: tenths(935) });
    expect((await shop.state()).usedCoupons).toMatchObject({ [coupon]: { order: id } });
    shop.real += 21_000;
    expect((await shop.topUp(id)).state).toBe('refunding');
    shop.real += minute;
    const returned = await shop.topUp(id);
    expect(returned).toMatchObject({ state: 'refunded', failure: '运营商没有受理，号码可能已停机或销号' });
    expect(await shop.personalBalance(me)).toBe(before);
    expect((await shop.state()).usedCoupons).toEqual({});
    expect((await shop.state()).ledger.deltas[personal(me)]).toBe(0);
    expect((await shop.balances()).sum).toBe(0);
  });

  it('is not asked back by its buyer, which the cashier says before', async () => {
    const shop = new TopUpShop();
    const id = await shop.paid(numbers.usual);
    expect((await shop.order(id)).refund).toBeNull();
    expect(await shop.say(refundOrder, { id }, { key: 'back' })).toMatchObject({
      code: '5602',
      message: '话费充值后不能退款，没充成会自动退回',
    });
  });

  it('under one key is one order, however often it is sent', async () => {
    const shop = new TopUpShop();
    const [first, second] = [await shop.place({}, { key: 'once' }), await shop.place({}, { key: 'once' })];
    expect(second.data).toEqual(first.data);
    expect((await shop.state()).orders).toHaveLength(1);
  });

  it('that is cancelled gives its coupon back', async () => {
    const shop = new TopUpShop();
    const said = await shop.place({ coupon, money: tenths(935) });
    await shop.say(closeOrder, said.data as { id: string }, { key: 'close' });
    expect((await shop.state()).usedCoupons).toEqual({});
  });

  it.each([
    ['a range that nobody has', { number: '16900001234' }, '6401', '手机号不对，请核对后再充'],
    ['an amount that does not exist', { offer: 'F1' }, '6403', '这个面额已下架，请换一个'],
    [
      'an amount that the operator has none of',
      { number: numbers.unicom, offer: 'F500', money: tenths(4925) },
      '6404',
      '中国联通 500 元暂时没有了，请换一个面额',
    ],
    [
      'a coupon that is not for top-ups',
      { coupon: 'C001001' },
      '6405',
      '优惠券已用过、到期，或不能用于这个面额',
    ],
    [
      'a coupon that the amount is too small for',
      { offer: 'F30', coupon, money: tenths(300) },
      '6405',
      '优惠券已用过、到期，或不能用于这个面额',
    ],
    ['another price', { money: tenths(984) }, '6406', '价格有变化，请核对后再充'],
  ])('is refused for %s', async (_, parts, code, message) => {
    const shop = new TopUpShop();
    expect(await shop.place(parts)).toMatchObject({ code, message });
    expect((await shop.state()).orders).toEqual([]);
  });

  it('is refused while the operator is under maintenance, which the offers tell before', async () => {
    const shop = new TopUpShop();
    shop.real = pinned + 16 * 60 * minute;
    const { phone } = await shop.data(phoneTopUpOffers, { number: numbers.broadnet });
    expect(phone?.closedUntil).toBe('2026-11-22 06:00:00');
    expect(await shop.place({ number: numbers.broadnet })).toMatchObject({
      code: '6402',
      message: '中国广电正在维护，06:00 后再充',
    });
  });

  it('is refused to somebody who has left', async () => {
    const shop = new TopUpShop();
    expect((await shop.place({}, { as: feng })).code).not.toBe('0000');
  });
});

describe('what the operators tell of a number', () => {
  it('names the operator that a number was taken to, whatever its range says', async () => {
    const shop = new TopUpShop();
    const { phone } = await shop.data(phoneTopUpOffers, { number: numbers.ported });
    expect(phone?.operator).toBe('unicom');
  });

  it('masks the owner but for the last character', async () => {
    const shop = new TopUpShop();
    const { phone } = await shop.data(phoneTopUpOffers, { number: numbers.mother });
    expect(phone?.owner).toMatch(/^\*+.$/);
  });
});

describe('numbers that were topped up', () => {
  it('are told with the last time each, the newest first, without what came back', async () => {
    const shop = new TopUpShop();
    await shop.paid(numbers.usual);
    shop.real += minute;
    await shop.paid(numbers.refused);
    shop.real += 2 * minute;
    const { accounts } = await shop.data(rechargeAccounts, {});
    expect(accounts.map(({ number, face }) => [number, face])).toEqual([
      [numbers.usual, 100],
      [expect.stringMatching(/^138/), 50],
      [numbers.mother, 100],
      ['13951203390', 30],
    ]);
    expect(accounts[2]?.paidAt).toBe('2026-10-12 19:20:00');
  });
});
