import { describe, expect, it } from 'vitest';
import { cancelPaymentCode } from '@/api/endpoints/payment-code';
import { tenths } from '@/domain/money';
import { withSecurity } from '@/mocks/payment-security/security';
import { me, pinned, zhou } from '../../support/gateways/mock-gateways';
import { Shop } from '../../support/shop';

describe('a cashier terminal that charges a code', () => {
  it('is paid at once up to the free limit, and waits for the payer above it', async () => {
    const gateways = new Shop();
    expect(await gateways.charge(await gateways.code(), 2_000)).toBe('paid');
    const code = await gateways.code();
    expect(await gateways.charge(code, 2_001)).toBe('password');
    expect(await gateways.charge(code, 2_001)).toBe('used');
    expect(await gateways.moved()).toEqual([2_000, 2_000]);
  });

  it('is paid by the payer with the password alone, once, whatever key comes next', async () => {
    const gateways = new Shop();
    const code = await gateways.code();
    await gateways.charge(code, 3_000);
    const id = await gateways.waiting(code);
    expect((await gateways.pay(id)).code).toBe('5111');
    await gateways.allow('again');
    const paid = await gateways.pay(id, tenths(3_000), 'again');
    expect(paid.code).toBe('0000');
    expect(await gateways.pay(id, tenths(3_000), 'again')).toEqual(paid);
    await gateways.allow('third');
    expect((await gateways.pay(id, tenths(3_000), 'third')).code).toBe('5502');
    expect(await gateways.moved()).toEqual([3_000, 3_000]);
  });

  it('receives the requested amount, and no other', async () => {
    const gateways = new Shop();
    const code = await gateways.code();
    await gateways.charge(code, 3_000);
    await gateways.allow();
    expect((await gateways.pay(await gateways.waiting(code), tenths(2_999))).code).toBe('5503');
    expect(await gateways.moved()).toEqual([0, 0]);
  });

  it('is refused above the limit before anybody is asked for a password', async () => {
    const gateways = new Shop();
    expect(await gateways.charge(await gateways.code(), 20_001)).toBe('per-payment');
    await gateways.storage.update((state) => {
      if (state === undefined) throw new Error('nothing is stored');
      const paid = [{ time: pinned, kind: 'mall', amount: tenths(40_000), free: false }] as const;
      return [withSecurity(state, me, { paid }), undefined];
    });
    const code = await gateways.code();
    expect(await gateways.charge(code, 10_001)).toBe('per-day');
    expect(await gateways.outcome(code)).toMatchObject({ state: 'refused', reason: 'per-day' });
    expect(await gateways.charge(await gateways.code(), 10_000)).toBe('password');
  });

  it('is refused when the coins do not suffice, and the payer is notified', async () => {
    const gateways = new Shop('poor');
    const code = await gateways.code();
    expect(await gateways.charge(code, 36)).toBe('balance');
    expect(await gateways.outcome(code)).toMatchObject({
      state: 'refused',
      reason: 'balance',
      order: { code, money: 36 },
    });
    expect(await gateways.charge(await gateways.code(), 35)).toBe('paid');
  });

  it('is notified when the payer cancels, and receives no coins afterwards', async () => {
    const gateways = new Shop();
    const code = await gateways.code();
    await gateways.charge(code, 3_000);
    const id = await gateways.waiting(code);
    expect((await gateways.say(cancelPaymentCode, { id }, { as: zhou })).code).toBe('5502');
    await gateways.data(cancelPaymentCode, { id });
    await gateways.allow();
    expect((await gateways.pay(id)).code).toBe('5502');
    expect(await gateways.outcome(code)).toMatchObject({ state: 'cancelled', order: { id } });
    expect(await gateways.moved()).toEqual([0, 0]);
  });

  it('may cancel, which the payer is notified of and cannot pay against', async () => {
    const gateways = new Shop();
    const code = await gateways.code();
    await gateways.charge(code, 3_000);
    const id = await gateways.waiting(code);
    await gateways.control('POST', 'uncharge');
    expect(await gateways.outcome(code)).toMatchObject({ state: 'cancelled' });
    await gateways.allow();
    expect((await gateways.pay(id)).code).toBe('5502');
  });

  it('waits for three minutes, and is reported on every code shown meanwhile', async () => {
    const gateways = new Shop();
    await gateways.charge(await gateways.code(), 3_000);
    gateways.real += 180_000;
    const newest = await gateways.code();
    const id = await gateways.waiting(newest);
    gateways.real += 1;
    expect(await gateways.outcome(newest)).toEqual({ state: 'waiting', turnedAway: null });
    await gateways.allow();
    expect((await gateways.pay(id)).code).toBe('5502');
  });

  it('that was paid unnoticed is reported on the next code, for a minute', async () => {
    const gateways = new Shop();
    await gateways.charge(await gateways.code(), 10);
    const newest = await gateways.code();
    expect(await gateways.outcome(newest)).toMatchObject({ state: 'paid' });
    gateways.real += 60_000;
    expect(await gateways.outcome(newest)).toMatchObject({ state: 'waiting' });
  });
});
