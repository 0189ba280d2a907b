import { beforeEach, describe, expect, it } from 'vitest';
import {
  appointmentCancel,
  appointmentCreate,
  appointmentDays,
  appointmentDetail,
  appointmentList,
  appointmentPayAgain,
  appointmentTags,
  appointmentUpdate,
} from '@/api/endpoints/appointment';
import type { BodyOf } from '@/api/endpoint';
import { freeSelect } from '@/api/endpoints/free-payment';
import { batchTransfer } from '@/api/endpoints/transfer';
import { checkPassword, updatePaymentLimit } from '@/api/endpoints/wallet-user';
import { usualPassword, usualSecurity, withSecurity, type Security } from '@/mocks/payment-security/security';
import { colleague } from '@/mocks/core/state';
import { highLimits } from '../support/booking-limits';
import { Gateways, chen, feng, gift, liang, me, pinned, zhou } from '../support/mock-gateways';

const dayLength = 86_400_000;
type Wish = BodyOf<typeof appointmentCreate>;

/** One holiday gift of 88.0 on 3 December, with these changes. */
function wish(changes: Partial<Wish> = {}): Wish {
  return {
    accountType: 0,
    tag: '节日问候',
    date: '2026-12-03',
    every: 'yearly',
    transferList: [{ usercode: chen }],
    money: '88.0',
    text: '节日快乐',
    ...changes,
  };
}

let gateways: Gateways;

/** A world without bookings, with limits that are above all amounts. */
beforeEach(async () => {
  gateways = new Gateways();
  await gateways.storage.update((state) => {
    if (state === undefined) throw new Error('no world');
    return [withSecurity({ ...state, bookings: [] }, me, highLimits), undefined];
  });
});

/** Advances the clock to a moment after ten in the morning of a day. */
async function advanceToRunOf(day: string): Promise<void> {
  gateways.real = Date.parse(`${day}T02:00:01Z`);
  await gateways.data(appointmentTags, { accountType: 0 });
}

/** The usual limits and password, with these changes. */
const secure = (changes: Partial<Security>) =>
  gateways.storage.update((state) => {
    if (state === undefined) throw new Error('no world');
    return [withSecurity(state, me, { ...usualSecurity, ...changes }), undefined];
  });
const book = async (changes: Partial<Wish> = {}, key = JSON.stringify(changes)) =>
  (await gateways.data(appointmentCreate, wish(changes), { key })).id;
const detail = async (id: string) => {
  const found = await gateways.data(appointmentDetail, { accountType: 0, id });
  if (found === null) throw new Error(`no booking ${id}`);
  return found;
};
const transfers = async () => (await gateways.state()).transfers;

describe('the run at ten', () => {
  it('pays what is due, once, as a transfer of the person who booked', async () => {
    const id = await book();
    await advanceToRunOf('2026-12-03');
    await advanceToRunOf('2026-12-03');
    expect(await transfers()).toMatchObject([
      { from: me, to: [chen], money: 880, text: '节日快乐', tag: '节日问候', bookingId: id },
    ]);
    expect((await detail(id)).runs).toMatchObject([
      { day: '2026-12-03', paid: true, amount: 880, missing: 0 },
    ]);
    expect(await gateways.balances()).toMatchObject({ sum: 0 });
  });

  it('pays nothing a moment before ten', async () => {
    await book();
    gateways.real = Date.parse('2026-12-03T01:59:59Z');
    await gateways.data(appointmentTags, { accountType: 0 });
    expect(await transfers()).toEqual([]);
  });

  it('repeats each year until it is cancelled, and pays a milepost once', async () => {
    const yearly = await book();
    await book({ tag: '里程碑', every: 'once', text: '乔迁之喜' });
    await advanceToRunOf('2027-12-03');
    expect((await transfers()).map(({ text }) => text)).toEqual(['节日快乐', '乔迁之喜', '节日快乐']);
    await gateways.data(appointmentCancel, { ids: [yearly] });
    await advanceToRunOf('2028-12-03');
    expect(await transfers()).toHaveLength(3);
  });

  it('stops when the coins do not suffice, notifies the person who booked, and tries the recurring ones again the next year', async () => {
    const first = await book({ money: '2000.0' });
    const second = await book({ money: '900.0', transferList: [{ usercode: zhou }] });
    const third = await book({ money: '1.0', transferList: [{ usercode: zhou }], text: '小心意' });
    await advanceToRunOf('2026-12-03');
    expect((await transfers()).map(({ bookingId }) => bookingId)).toEqual([first]);
    expect((await detail(second)).runs).toMatchObject([{ paid: false, missing: 2195 }]);
    expect((await detail(third)).runs).toMatchObject([{ paid: false, missing: 2205 }]);
    expect((await detail(second)).notices).toMatchObject([
      { time: '2026-12-03 10:00:00', text: '送给周一航的“节日问候”没有送出：余额不足，还差 219.5 龙币。' },
    ]);
    const { feed } = await gateways.state();
    expect(feed[0]).toMatchObject({ kind: 'notice', to: me, link: `#/orderreward1?id=${third}` });
    expect((await detail(second)).booking.next).toBe('2027-12-03');
  });

  it('considers coins that expired before it', async () => {
    await book({ money: '2500.0', date: '2026-12-20' });
    await advanceToRunOf('2026-12-20');
    // 260.0 of 2,680.5 expire on 13 December.
    expect(await transfers()).toEqual([]);
  });

  it('skips people who have left with a notice, and pays the others', async () => {
    const id = await book({ transferList: [{ usercode: chen }, { usercode: zhou }] });
    await gateways.storage.update((state) => {
      if (state === undefined) throw new Error('no world');
      return [{ ...state, leavers: [zhou] }, undefined];
    });
    await advanceToRunOf('2026-12-03');
    expect(await transfers()).toMatchObject([{ to: [chen] }]);
    const { runs, notices } = await detail(id);
    expect(runs).toMatchObject([{ paid: true, amount: 880, skipped: [{ usercode: zhou }] }]);
    expect(notices[0]?.text).toContain('周一航已离职');
  });

  it('pays a birthday on the day of each recipient', async () => {
    const state = await gateways.state();
    const anchors = await gateways.data(appointmentDays, {
      occasion: 'birthday',
      transferList: [{ usercode: chen }, { usercode: zhou }],
    });
    expect(anchors.recipients.map(({ anchor }) => anchor)).toEqual(
      [chen, zhou].map((usercode) => colleague(state, usercode)?.birthday),
    );
    await book({ tag: '生日祝福', date: null, transferList: [{ usercode: chen }, { usercode: zhou }] });
    gateways.real = pinned + 366 * dayLength;
    await gateways.data(appointmentTags, { accountType: 0 });
    const days = (await gateways.state()).runs.map(({ day, usercodes }) => [usercodes[0], day.slice(5)]);
    expect(new Map(days as [string, string][])).toEqual(
      new Map(anchors.recipients.map(({ usercode, anchor }) => [usercode, anchor.slice(5)])),
    );
  });

  it('pays no gifts of a person who has left', async () => {
    await book();
    await gateways.storage.update((state) => {
      if (state === undefined) throw new Error('no world');
      return [{ ...state, leavers: [me] }, undefined];
    });
    await advanceToRunOf('2026-12-03').catch(() => undefined);
    expect(await transfers()).toEqual([]);
  });
});

describe('a booking', () => {
  it('is never refused for today’s balance', async () => {
    expect((await gateways.say(appointmentCreate, wish({ money: '9999.0' }), { key: 'k' })).code).toBe(
      '0000',
    );
  });

  it.each([
    ['of nobody', { transferList: [] }, '5101'],
    ['to oneself', { transferList: [{ usercode: me }] }, '5103'],
    ['to somebody twice', { transferList: [{ usercode: chen }, { usercode: chen }] }, '5104'],
    ['to whoever has left', { transferList: [{ usercode: feng }] }, '5106'],
    ['to whoever has no OA account', { transferList: [{ usercode: liang }] }, '5106'],
    ['of nothing', { money: '0.0' }, '5108'],
    ['of more than 10000 each', { money: '10000.1' }, '5108'],
    ['without a tag of its account', { tag: '生日奖励' }, '5302'],
    ['without a date where the tag fixes none', { date: null }, '5303'],
    ['for a day that is over', { date: '2026-11-20' }, '5304'],
  ])('%s is refused', async (_, changes, code) => {
    expect((await gateways.say(appointmentCreate, wish(changes), { key: 'k' })).code).toBe(code);
    expect((await gateways.state()).bookings).toEqual([]);
  });

  it('is created once for one key', async () => {
    const first = await book({}, 'k');
    expect(await book({}, 'k')).toBe(first);
    expect((await gateways.state()).bookings).toHaveLength(1);
  });

  it('is changed for future runs alone', async () => {
    const id = await book();
    await advanceToRunOf('2026-12-03');
    await gateways.data(appointmentUpdate, { id, ...wish({ money: '66.0' }) });
    const { booking, runs } = await detail(id);
    expect(booking).toMatchObject({ money: 660, next: '2027-12-03', last: 'paid' });
    expect(runs).toMatchObject([{ amount: 880 }]);
  });

  it('that is over or cancelled is neither changed nor cancelled again', async () => {
    const done = await book({ tag: '里程碑', every: 'once' });
    const ended = await book();
    await gateways.data(appointmentCancel, { ids: [ended] });
    await advanceToRunOf('2026-12-03');
    for (const id of [done, ended])
      expect((await gateways.say(appointmentUpdate, { id, ...wish() }, { key: `u-${id}` })).code).toBe(
        '5305',
      );
    expect(await gateways.data(appointmentCancel, { ids: [done, ended] }, { key: 'c' })).toEqual({
      cancelled: [],
      over: [done, ended],
    });
  });

  it('of another person is not accessible', async () => {
    const id = await book();
    expect((await gateways.say(appointmentCancel, { ids: [id] }, { as: zhou, key: 'c' })).code).toBe('5301');
    expect(await gateways.data(appointmentDetail, { accountType: 0, id }, { as: zhou })).toBeNull();
  });

  it('that went unpaid is paid again once there are coins, once', async () => {
    await book({ money: '2600.0', transferList: [{ usercode: zhou }] });
    const id = await book({ money: '100.0' });
    await advanceToRunOf('2026-12-03');
    const payAgain = () =>
      gateways.say(appointmentPayAgain, { id, day: '2026-12-03' }, { key: String(gateways.real) });
    expect((await payAgain()).code).toBe('5110');
    await gateways.data(batchTransfer, gift([me], { money: '88.0' }), { as: chen, key: 'gift' });
    gateways.real += 1;
    expect((await payAgain()).code).toBe('0000');
    gateways.real += 1;
    expect((await payAgain()).code).toBe('5305');
    expect((await transfers()).filter(({ bookingId }) => bookingId === id)).toHaveLength(1);
    expect((await gateways.data(freeSelect, {})).free).toMatchObject({ usedToday: 27_000, paymentsToday: 2 });
  });

  it('that went unpaid needs the password above the free limit, like any payment', async () => {
    const id = await book({ money: '2700.0' });
    await advanceToRunOf('2026-12-03');
    await secure({});
    await gateways.data(batchTransfer, gift([me], { money: '88.0' }), { as: chen, key: 'gift' });
    const payAgain = (key: string) => gateways.say(appointmentPayAgain, { id, day: '2026-12-03' }, { key });
    expect((await payAgain('a')).code).toBe('5112');
    await gateways.data(checkPassword, { password: usualPassword, allows: 'limits' });
    await gateways.data(updatePaymentLimit, { perPayment: '3000.0', perDay: '5000.0' }, { key: 'limits' });
    expect((await payAgain('b')).code).toBe('5111');
    await gateways.data(checkPassword, { password: usualPassword, allows: 'c' });
    expect((await payAgain('c')).code).toBe('0000');
  });
});

describe('a booking, as an order to pay,', () => {
  const { free } = usualSecurity;
  const both = [{ usercode: chen }, { usercode: zhou }];
  const prove = (...keys: string[]) =>
    gateways.data(
      checkPassword,
      { password: usualPassword, allows: keys },
      { key: `proof of ${keys.join()}` },
    );
  const order = (changes: Partial<Wish>, key: string) =>
    gateways.say(appointmentCreate, wish(changes), { key });
  beforeEach(() => secure({}));

  it('needs the password where every payment needs it, and a password allows it once', async () => {
    await secure({ free: { ...free, enabled: false } });
    expect((await order({}, 'a')).code).toBe('5111');
    expect((await gateways.state()).bookings).toEqual([]);
    await prove('b');
    expect((await order({}, 'b')).code).toBe('0000');
    expect((await order({}, 'c')).code).toBe('5111');
  });

  it('is judged by its largest run: above the limit of one payment it is refused with the limit named', async () => {
    await prove('a', 'b', 'c');
    expect(await order({ money: '2600.0' }, 'a')).toMatchObject({
      code: '5112',
      message: expect.stringContaining('2,000.0') as string,
    });
    expect((await order({ money: '1300.0', transferList: both }, 'b')).code).toBe('5112');
    const ownDays = { tag: '生日祝福', date: null, transferList: both };
    expect((await order({ ...ownDays, money: '1300.0' }, 'c')).code).toBe('0000');
  });

  it('asks again for more money and other people, not for less money or another blessing', async () => {
    const id = await book({ money: '500.0' });
    await secure({ free: { ...free, enabled: false } });
    const change = async (changes: Partial<Wish>) =>
      (await gateways.say(appointmentUpdate, { id, ...wish(changes) }, { key: JSON.stringify(changes) }))
        .code;
    expect(await change({ money: '500.0', text: '平安喜乐' })).toBe('0000');
    expect(await change({ money: '400.0' })).toBe('0000');
    expect(await change({ money: '400.1' })).toBe('5111');
    expect(await change({ money: '400.0', transferList: [{ usercode: zhou }] })).toBe('5111');
    expect(await change({ money: '400.0', every: 'monthly' })).toBe('5111');
  });

  it('is changed with others under one password', async () => {
    const first = await book({ money: '100.0' });
    const second = await book({ money: '100.0', transferList: [{ usercode: zhou }] });
    await prove('u1', 'u2');
    for (const [id, key] of [
      [first, 'u1'],
      [second, 'u2'],
    ] as const) {
      const changed = { id, ...wish({ money: '1500.0' }) };
      expect((await gateways.say(appointmentUpdate, changed, { key })).code).toBe('0000');
    }
  });

  it('uses up what orders without the password may come to in a day, but nothing of today’s payments', async () => {
    for (const key of ['a', 'b', 'c']) expect((await order({ money: '1000.0' }, key)).code).toBe('0000');
    expect((await order({ money: '1000.0' }, 'd')).code).toBe('5111');
    expect(await gateways.data(freeSelect, {})).toMatchObject({
      free: { usedToday: 0, paymentsToday: 0 },
      limits: { paidToday: 0 },
    });
  });

  it('counts into the figures of the day of its run, and a proved one leaves what is free as it was', async () => {
    await order({ money: '300.0' }, 'free');
    await prove('p');
    await order({ money: '1200.0' }, 'p');
    await advanceToRunOf('2026-12-03');
    expect(await gateways.data(freeSelect, {})).toMatchObject({
      free: { usedToday: 3000, paymentsToday: 1 },
      limits: { paidToday: 15_000 },
    });
    expect((await gateways.say(batchTransfer, gift([chen], { money: '1000.0' }), { key: 't' })).code).toBe(
      '0000',
    );
  });
});

it('exists thirty times in a new world, and none of them is paid in its first weeks', async () => {
  const fresh = new Gateways();
  const list = async (accountType: 0 | 1) => (await fresh.data(appointmentList, { accountType })).bookings;
  const all = [...(await list(0)), ...(await list(1))];
  expect(all).toHaveLength(30);
  expect(all.filter(({ cancelledAt }) => cancelledAt !== null)).toHaveLength(2);
  for (const { next } of all) if (next !== null) expect(next > '2026-12-16').toBe(true);
});
