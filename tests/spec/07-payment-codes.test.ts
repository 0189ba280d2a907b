import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  cancelPaymentCode,
  payPaymentCode,
  paymentCode,
  queryMerchant,
  queryPaymentCode,
  scanPay,
} from '@/api/endpoints/payment-code';
import { checkPassword, queryPayType } from '@/api/endpoints/wallet-user';
import { toMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { isAlive, shownFor, untilRenewal } from '@/domain/pay-by-code/payment-code';
import { merchant, personal } from '@/mocks/core/ledger';
import { usualPassword, withSecurity } from '@/mocks/payment-security/security';
import { Gateways, me, pinned, zhou } from '../support/mock-gateways';

const shop = '云杉咖啡';
const till = v.object({ till: v.object({ answer: v.string(), waits: v.boolean() }) });

/** A person's phone and a cashier terminal. */
class Shop extends Gateways {
  /** A new code, as digits. */
  async code(as = me): Promise<string> {
    return (await this.data(paymentCode, { accountType: 0 }, { as })).code;
  }

  async charge(code: string, money: number): Promise<string> {
    const { body, status } = await this.control('POST', 'charge', { code, merchant: shop, money });
    if (status !== 200) throw new Error(body);
    return v.parse(till, JSON.parse(body)).till.answer;
  }

  outcome(code: string, as = me) {
    return this.data(queryPaymentCode, { code }, { as });
  }

  /** The order that waits for its payer. */
  async waiting(code: string): Promise<string> {
    const outcome = await this.outcome(code);
    if (outcome.state !== 'password') throw new Error(`nobody waits, it is ${outcome.state}`);
    return outcome.order.id;
  }

  pay(id: string, money = '300.0', key = 'pay') {
    return this.say(payPaymentCode, { id, accountType: 0, money }, { key });
  }

  allow(key = 'pay') {
    return this.data(checkPassword, { password: usualPassword, allows: key });
  }

  /** What the payer paid and the merchant received, in tenths. */
  async moved(): Promise<[lost: number, got: number]> {
    const { deltas } = (await this.state()).ledger;
    expect((await this.balances()).sum).toBe(0);
    return [0 - (deltas[personal(me)] ?? 0), deltas[merchant(shop)] ?? 0];
  }
}

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
    const paid = await gateways.pay(id, '300.0', 'again');
    expect(paid.code).toBe('0000');
    expect(await gateways.pay(id, '300.0', 'again')).toEqual(paid);
    await gateways.allow('third');
    expect((await gateways.pay(id, '300.0', 'third')).code).toBe('5502');
    expect(await gateways.moved()).toEqual([3_000, 3_000]);
  });

  it('receives the requested amount, and no other', async () => {
    const gateways = new Shop();
    const code = await gateways.code();
    await gateways.charge(code, 3_000);
    await gateways.allow();
    expect((await gateways.pay(await gateways.waiting(code), '299.9')).code).toBe('5503');
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

describe('a merchant whose code was scanned', () => {
  const pay = (gateways: Gateways, body: { code?: string; money?: string; accountType?: 0 | 1 }) =>
    gateways.say(
      scanPay,
      { code: 'YUNSHAN01', accountType: 0, money: '18.0', ...body },
      { key: `k${JSON.stringify(body)}` },
    );

  it('is found by its code in either case, with the amount if it set one', async () => {
    const gateways = new Gateways();
    const found = await gateways.data(queryMerchant, { code: 'yunshan01' });
    expect(found).toEqual({ merchant: shop, place: '云杉中心 1 楼', money: null });
    expect(await gateways.data(queryMerchant, { code: 'FRUIT04' })).toMatchObject({ money: 158 });
    expect(await gateways.data(queryMerchant, { code: 'NOBODY' })).toBeNull();
  });

  it('receives what the payer pays', async () => {
    const gateways = new Shop();
    expect((await pay(gateways, {})).code).toBe('0000');
    expect(await gateways.moved()).toEqual([180, 180]);
  });

  it.each([
    ['an unknown merchant', { code: 'NOBODY' }, '5504'],
    ['another amount than the merchant set', { code: 'FRUIT04' }, '5503'],
    ['coins of a team', { accountType: 1 }, '5501'],
    ['more than the limit of one payment', { money: '2000.1' }, '5112'],
    ['an amount that takes the password', { money: '200.1' }, '5111'],
  ] as const)('is not paid for %s', async (_, body, code) => {
    const gateways = new Shop();
    expect((await pay(gateways, body)).code).toBe(code);
    expect(await gateways.moved()).toEqual([0, 0]);
  });

  it('is not paid without enough coins, or by a person who has left', async () => {
    expect((await pay(new Gateways('poor'), {})).code).toBe('5110');
    expect((await pay(new Gateways('departed-me'), {})).code).toBe('5001');
    expect((await pay(new Gateways('no-account'), {})).code).toBe('5002');
  });

  it('requires the password above the limit of payments by code, and states that limit', async () => {
    const asked = { kind: 'code', accountType: 0, money: '200.1' } as const;
    const need = await new Gateways().data(queryPayType, asked);
    expect(need).toMatchObject({ reason: 'over-scene', free: { perPayment: 2_000 } });
  });
});
