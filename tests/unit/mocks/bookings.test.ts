import { describe, expect, it } from 'vitest';
import {
  appointmentCancel,
  appointmentCreate,
  appointmentDetail,
  appointmentList,
  appointmentPayAgain,
  appointmentUpdate,
} from '@/api/endpoints/appointment';
import { freeSelect } from '@/api/endpoints/free-payment';
import { batchTransfer } from '@/api/endpoints/transfer';
import { checkPassword, updatePaymentLimit } from '@/api/endpoints/wallet-user';
import { usualPassword } from '@/mocks/payment-security/security';
import { chen, feng, Gateways, gift, liang, me, zhou } from '../../support/gateways/mock-gateways';
import {
  advanceToRunOf,
  book,
  bookingRequest,
  detail,
  gateways,
  secure,
  transfers,
} from '../../support/mock-bookings';

describe('a booking', () => {
  it('is never refused for today’s balance', async () => {
    expect(
      (await gateways.say(appointmentCreate, bookingRequest({ money: '9999.0' }), { key: 'k' })).code,
    ).toBe('0000');
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
    expect((await gateways.say(appointmentCreate, bookingRequest(changes), { key: 'k' })).code).toBe(code);
    expect((await gateways.state()).bookings).toEqual([]);
  });

  it('is refused for today once the gifts of today have gone out', async () => {
    await advanceToRunOf('2026-11-22');
    const today = { tag: '里程碑', every: 'once', date: '2026-11-22' } as const;
    expect((await gateways.say(appointmentCreate, bookingRequest(today), { key: 'k' })).code).toBe('5304');
  });

  it('is created once for one key', async () => {
    const first = await book({}, 'k');
    expect(await book({}, 'k')).toBe(first);
    expect((await gateways.state()).bookings).toHaveLength(1);
  });

  it('is changed for future runs alone', async () => {
    const id = await book();
    await advanceToRunOf('2026-12-03');
    await gateways.data(appointmentUpdate, { id, ...bookingRequest({ money: '66.0' }) });
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
      expect(
        (await gateways.say(appointmentUpdate, { id, ...bookingRequest() }, { key: `u-${id}` })).code,
      ).toBe('5305');
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

  it('that went unpaid is paid again as it was on that day, though it has changed since', async () => {
    const id = await book({ money: '2700.0' });
    await advanceToRunOf('2026-12-03');
    await gateways.data(appointmentUpdate, { id, ...bookingRequest({ money: '2800.0' }) });
    await gateways.data(batchTransfer, gift([me], { money: '88.0' }), { as: chen, key: 'gift' });
    await gateways.data(appointmentPayAgain, { id, day: '2026-12-03' }, { key: 'again' });
    expect((await transfers()).filter(({ bookingId }) => bookingId === id)).toMatchObject([
      { money: 27_000 },
    ]);
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

it('exists thirty times in a new world, and none of them is paid in its first weeks', async () => {
  const fresh = new Gateways();
  const list = async (accountType: 0 | 1) => (await fresh.data(appointmentList, { accountType })).bookings;
  const all = [...(await list(0)), ...(await list(1))];
  expect(all).toHaveLength(30);
  expect(all.filter(({ cancelledAt }) => cancelledAt !== null)).toHaveLength(2);
  for (const { next } of all) if (next !== null) expect(next > '2026-12-16').toBe(true);
});
