import { beforeEach, describe, expect, it } from 'vitest';
import { appointmentCreate, appointmentUpdate } from '@/api/endpoints/appointment';
import { freeSelect } from '@/api/endpoints/free-payment';
import { batchTransfer } from '@/api/endpoints/transfer';
import { checkPassword } from '@/api/endpoints/wallet-user';
import { usualPassword, usualSecurity } from '@/mocks/payment-security/security';
import { chen, gift, zhou } from '../../support/gateways/mock-gateways';
import {
  advanceToRunOf,
  book,
  bookingRequest,
  gateways,
  secure,
  type BookingRequest,
} from '../../support/mock-bookings';

describe('a booking, as an order to pay,', () => {
  const { free } = usualSecurity;
  const both = [{ usercode: chen }, { usercode: zhou }];
  const prove = (...keys: string[]) =>
    gateways.data(
      checkPassword,
      { password: usualPassword, allows: keys },
      { key: `proof of ${keys.join()}` },
    );
  const order = (changes: Partial<BookingRequest>, key: string) =>
    gateways.say(appointmentCreate, bookingRequest(changes), { key });
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
    const change = async (changes: Partial<BookingRequest>) =>
      (
        await gateways.say(
          appointmentUpdate,
          { id, ...bookingRequest(changes) },
          { key: JSON.stringify(changes) },
        )
      ).code;
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
      const changed = { id, ...bookingRequest({ money: '1500.0' }) };
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
