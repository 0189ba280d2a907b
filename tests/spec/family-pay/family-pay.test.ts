import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { queryBillEntry } from '@/api/endpoints/bill';
import { refundOrder } from '@/api/endpoints/cashier';
import * as familyPay from '@/areas/family-pay/endpoints';
import { tenths } from '@/domain/money';
import { person } from '@/mocks/core/people';
import { cheng, FamilyShop, invitation, zhouPerson } from '../../support/family-pay';
import { chen, liang, me } from '../../support/gateways/mock-gateways';

const zhou = zhouPerson.usercode;
const dayMs = 86_400_000;

describe('family pay', () => {
  it('lists both sides with what is used and left, and what was paid is in the owner’s bill', async () => {
    const shop = new FamilyShop();
    const { given, received } = await shop.list();
    expect(given.map(({ id, state, cap, used, left }) => [id, state, cap, used, left])).toEqual([
      ['Y1', 'active', 3_000, 985, 2_015],
      ['Y2', 'active', 1_000, 927, 73],
      ['Y3', 'paused', 10_000, 0, 0],
    ]);
    expect(received.map(({ id, state, side }) => [id, state, side])).toEqual([
      ['Y5', 'invited', 'member'],
      ['Y4', 'active', 'member'],
    ]);
    const { records } = await shop.data(familyPay.affectionPayRecords, { id: 'Y2', page: 1, size: 50 });
    for (const { billId, amount } of records) {
      const entry = await shop.data(queryBillEntry, { id: billId ?? '' });
      expect(entry?.amount).toBe(-amount);
    }
  });

  it('is nobody else’s to see or change', async () => {
    const shop = new FamilyShop();
    expect(await shop.data(familyPay.affectionPayDetail, { id: 'Y1' }, { as: chen })).toBeNull();
    expect(await shop.change('Y1', 'pause', { as: chen })).toMatchObject({ code: '5621' });
    expect(await shop.save('Y4', '900.0', 1)).toMatchObject({ code: '5621' });
    const asked = { id: 'Y1', page: 1, size: 20 };
    expect((await shop.data(familyPay.affectionPayRecords, asked, { as: chen })).total).toBe(0);
  });

  it('shows the bill line to the owner alone', async () => {
    const shop = new FamilyShop();
    const id = await shop.sell({ money: tenths(50) }, zhou);
    await shop.pay(id, { way: 'family', family: 'Y2', coins: tenths(50) }, { as: zhou });
    const ask = (as: string) =>
      shop.data(familyPay.affectionPayRecords, { id: 'Y2', page: 1, size: 1 }, { as });
    expect((await ask(me)).records[0]).toMatchObject({ id, payer: zhouPerson.name, amount: 50 });
    expect((await ask(me)).records[0]?.billId).not.toBeNull();
    expect((await ask(zhou)).records[0]?.billId).toBeNull();
  });

  it('counts a payment, not one that was refunded, and starts anew on the reset day', async () => {
    const shop = new FamilyShop();
    const [first, second] = [await shop.sell({ goods: '一' }), await shop.sell({ goods: '二' })];
    for (const id of [first, second]) await shop.pay(id, { way: 'family', family: 'Y4' });
    expect(await shop.agreement('Y4')).toMatchObject({ used: 1_760, left: 3_240 });
    await shop.say(refundOrder, { id: first }, { key: 'refund' });
    shop.real += 120_000;
    expect(await shop.agreement('Y4')).toMatchObject({ used: 880, left: 4_120 });
    shop.real += 10 * dayMs;
    expect(await shop.agreement('Y4')).toMatchObject({ used: 0, left: 5_000 });
  });

  it('tells the owner of each payment', async () => {
    const shop = new FamilyShop();
    await shop.pay(await shop.sell(), { way: 'family', family: 'Y4' });
    const { feed } = await shop.state();
    expect(feed[0]).toMatchObject({ to: zhou, kind: 'notice', link: '/familyPayDetail?id=Y4' });
  });

  it('pays nothing with the coins of somebody who has left', async () => {
    const shop = new FamilyShop();
    const state = await shop.state();
    const departed = new FamilyShop({ ...state, leavers: [zhou] });
    const paid = await departed.pay(await departed.sell(), { way: 'family', family: 'Y4' });
    expect(paid).toMatchObject({ code: '5611' });
  });
});

describe('an invitation to family pay', () => {
  it('needs the password, and lets nobody pay before it is accepted', async () => {
    const shop = new FamilyShop();
    expect(await shop.invite({}, { proven: false })).toMatchObject({ code: '5220' });
    expect((await shop.invite()).code).toBe('0000');
    const id = (await shop.list()).given[0]?.id ?? '';
    const order = await shop.sell({}, cheng.usercode);
    const pay = (key: string) => shop.pay(order, { way: 'family', family: id }, { as: cheng.usercode, key });
    expect((await pay('before')).code).toBe('5607');
    expect(await shop.change(id, 'accept')).toMatchObject({ code: '5622' });
    expect((await shop.change(id, 'accept', { as: cheng.usercode, proven: false })).code).toBe('0000');
    expect((await pay('after')).code).toBe('0000');
    expect(await shop.agreement(id)).toMatchObject({ state: 'active', used: 880, left: 2_120 });
  });

  it.each([
    ['a number that nobody has', { mobile: '13900000000' }, 'unknown', '5624'],
    ['a name that is not that number’s', { name: '程一' }, 'other-name', '5625'],
    ['oneself', { name: person(0).name, mobile: person(0).mobile }, 'self', '5626'],
    ['somebody who is a member', { name: zhouPerson.name, mobile: zhouPerson.mobile }, 'already', '5627'],
  ])('of %s is refused, before the password too', async (_, parts, problem, code) => {
    const shop = new FamilyShop();
    const { name, mobile } = { ...invitation, ...parts };
    expect(await shop.data(familyPay.affectionPayCheck, { name, mobile })).toEqual({ problem });
    expect((await shop.invite(parts)).code).toBe(code);
    expect((await shop.list()).given).toHaveLength(3);
  });

  it.each([
    ['without an account', 'no-account', '5002'],
    ['who has left', 'departed-me', '5001'],
  ] as const)('of somebody %s is refused before the password', async (_, world, code) => {
    const shop = new FamilyShop(world);
    const { name, mobile } = invitation;
    expect((await shop.say(familyPay.affectionPayCheck, { name, mobile })).code).toBe(code);
    expect((await shop.invite({}, { proven: false })).code).toBe(code);
  });

  it('keeps within five members, of whom those that ended do not count', async () => {
    const shop = new FamilyShop();
    for (const index of [7, 8]) {
      const { name, mobile } = person(index);
      expect((await shop.invite({ name, mobile })).code).toBe('0000');
    }
    const { name, mobile } = person(9);
    expect((await shop.invite({ name, mobile })).code).toBe('5628');
    await shop.change('Y3', 'remove');
    shop.real += 1_000;
    expect((await shop.invite({ name, mobile })).code).toBe('0000');
  });

  it.each(['9.9', '5000.1'])('with a cap of %s is refused', async (cap) => {
    expect((await new FamilyShop().invite({ cap })).code).toBe('5623');
  });

  it('begins anew on a day that every month has, up to the 28th', () => {
    const terms = { id: 'Y1', cap: '100.0' };
    expect(v.is(familyPay.affectionPaySave.body, { ...terms, resetDay: 28 })).toBe(true);
    expect(v.is(familyPay.affectionPaySave.body, { ...terms, resetDay: 29 })).toBe(false);
  });

  it('ends by itself after a week', async () => {
    const shop = new FamilyShop();
    await shop.invite();
    const id = (await shop.list()).given[0]?.id ?? '';
    shop.real += 7 * 86_400_000;
    expect(await shop.change(id, 'accept', { as: cheng.usercode })).toMatchObject({ code: '5622' });
    expect(await shop.agreement(id)).toMatchObject({ state: 'ended', ended: { how: 'expired' } });
  });

  it('can be made by a wallet member without an OA account', async () => {
    const shop = new FamilyShop();
    expect((await shop.invite({}, { as: liang })).code).toBe('0000');
  });

  it('sends name and number encrypted', async () => {
    expect(familyPay.affectionPayInvite.encrypted).toBe(true);
    expect(familyPay.affectionPayCheck.encrypted).toBe(true);
  });
});

describe('the terms of an agreement', () => {
  it('are lowered without the password, and raised with it alone', async () => {
    const shop = new FamilyShop();
    expect((await shop.save('Y1', '100.0', 1, { proven: false })).code).toBe('0000');
    expect(await shop.agreement('Y1')).toMatchObject({ cap: 1_000, used: 985, left: 15 });
    expect(await shop.save('Y1', '100.1', 1, { proven: false })).toMatchObject({ code: '5220' });
    expect(await shop.save('Y1', '100.0', 15, { proven: false })).toMatchObject({ code: '5220' });
    expect((await shop.save('Y1', '500.0', 15)).code).toBe('0000');
    expect(await shop.agreement('Y1')).toMatchObject({ cap: 5_000, used: 0, left: 5_000, resetDay: 15 });
  });

  it('leave nothing where the cap is lower than what is used', async () => {
    const shop = new FamilyShop();
    await shop.save('Y2', '50.0', 1, { proven: false });
    expect(await shop.agreement('Y2')).toMatchObject({ cap: 500, used: 927, left: 0 });
  });

  it('are paused and ended without the password, and resumed with it alone', async () => {
    const shop = new FamilyShop();
    expect((await shop.change('Y1', 'pause', { proven: false })).code).toBe('0000');
    expect(await shop.agreement('Y1')).toMatchObject({ state: 'paused', left: 0 });
    expect(await shop.change('Y1', 'resume', { proven: false })).toMatchObject({ code: '5220' });
    expect((await shop.change('Y1', 'resume')).code).toBe('0000');
    expect((await shop.change('Y4', 'leave', { proven: false })).code).toBe('0000');
    expect(await shop.change('Y4', 'leave')).toMatchObject({ code: '5622' });
    expect(await shop.agreement('Y4', zhou)).toMatchObject({ state: 'ended', ended: { how: 'left' } });
  });
});
