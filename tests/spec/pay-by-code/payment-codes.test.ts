import { describe, expect, it } from 'vitest';
import { paymentCode } from '@/api/endpoints/payment-code';
import { toMoment } from '@/domain/business-time';
import { isAlive, shownFor, untilRenewal } from '@/domain/pay-by-code/payment-code';
import { Gateways, pinned, zhou } from '../../support/gateways/mock-gateways';
import { Shop, shop } from '../../support/shop';

describe('a payment code', () => {
  it('is renewed 5 s before it expires, and never shown once expired', () => {
    const code = { code: '28', issuedAt: toMoment(pinned), expiresAt: toMoment(pinned + 60_000) };
    expect(shownFor(code)).toBe(55_000);
    expect(untilRenewal(code, pinned)).toBe(55_000);
    expect(untilRenewal(code, pinned + 55_000)).toBe(0);
    expect(untilRenewal(code, pinned + 90_000)).toBe(0);
    expect(isAlive(code, pinned + 59_999)).toBe(true);
    expect(isAlive(code, pinned + 60_000)).toBe(false);
  });

  it('is 16 digits starting with 28, is valid for 60 s, and different each time', async () => {
    const gateways = new Shop();
    const first = await gateways.data(paymentCode, { accountType: 0 });
    expect(first).toMatchObject({ issuedAt: toMoment(pinned), expiresAt: toMoment(pinned + 60_000) });
    expect(first.code).toMatch(/^28\d{14}$/);
    expect(await gateways.code()).not.toBe(first.code);
  });

  it('pays once: the same code is refused as used', async () => {
    const gateways = new Shop();
    const code = await gateways.code();
    expect(await gateways.charge(code, 180)).toBe('paid');
    expect(await gateways.charge(code, 180)).toBe('used');
    expect(await gateways.moved()).toEqual([180, 180]);
    expect(await gateways.outcome(code)).toMatchObject({
      state: 'paid',
      order: { code, merchant: shop, money: 180 },
    });
  });

  it('is read by a cashier terminal with its spaces, and refused when it is unknown', async () => {
    const gateways = new Shop();
    const code = await gateways.code();
    expect(await gateways.charge(code.replace(/(.{4})/g, '$1 '), 10)).toBe('paid');
    expect(await gateways.charge('2800000000000000', 10)).toBe('unknown');
  });

  it.each([0, -180])('pays no cashier terminal that requests %d', async (money) => {
    const gateways = new Shop();
    expect(await gateways.charge(await gateways.code(), money)).toBe('amount');
    expect(await gateways.moved()).toEqual([0, 0]);
  });

  it('is refused as expired after 60 s, which its payer is notified of', async () => {
    const gateways = new Shop();
    const [first, later] = [await gateways.code(), pinned + 60_000];
    gateways.real = later - 1;
    expect(await gateways.charge(first, 10)).toBe('paid');
    const second = await gateways.code();
    gateways.real += 60_000;
    expect(await gateways.charge(second, 10)).toBe('expired');
    expect(await gateways.outcome(await gateways.code())).toEqual({
      state: 'waiting',
      turnedAway: { merchant: shop, reason: 'expired', time: toMoment(gateways.real) },
    });
  });

  it('stays valid for 5 s after the next one was issued, for a terminal that is scanning at that moment', async () => {
    const gateways = new Shop();
    const first = await gateways.code();
    gateways.real += 55_000;
    await gateways.code();
    gateways.real += 4_000;
    expect(await gateways.charge(first, 10)).toBe('paid');
  });

  it('that was photographed is refused as replaced, which its payer is notified of for a minute', async () => {
    const gateways = new Shop();
    const photo = await gateways.code();
    const newest = await gateways.code();
    gateways.real += 5_001;
    expect(await gateways.charge(photo, 10)).toBe('replaced');
    expect(await gateways.outcome(newest)).toMatchObject({
      state: 'waiting',
      turnedAway: { merchant: shop, reason: 'replaced' },
    });
    gateways.real += 60_001;
    expect(await gateways.outcome(newest)).toEqual({ state: 'waiting', turnedAway: null });
    expect(await gateways.moved()).toEqual([0, 0]);
  });

  it('that was replaced elsewhere is reported as such to its page', async () => {
    const gateways = new Shop();
    const here = await gateways.code();
    await gateways.code();
    expect(await gateways.outcome(here)).toMatchObject({ state: 'waiting' });
    gateways.real += 5_001;
    expect(await gateways.outcome(here)).toEqual({ state: 'replaced' });
  });

  it('has a status for its own payer alone', async () => {
    const gateways = new Shop();
    const code = await gateways.code();
    await gateways.charge(code, 3_000);
    expect(await gateways.outcome(code, zhou)).toEqual({ state: 'waiting', turnedAway: null });
  });

  it('is not issued for the incentive account, for a person who has left, or without an account', async () => {
    const code = async (gateways: Gateways, accountType: 0 | 1 = 0) =>
      (await gateways.say(paymentCode, { accountType })).code;
    expect(await code(new Gateways(), 1)).toBe('5501');
    expect(await code(new Gateways('departed-me'))).toBe('5001');
    expect(await code(new Gateways('no-account'))).toBe('5002');
  });
});
