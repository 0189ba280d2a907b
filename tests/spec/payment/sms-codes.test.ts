import { describe, expect, it } from 'vitest';
import { appointmentCreate } from '@/api/endpoints/appointment';
import { cashierSmsCode, checkCashierSmsCode } from '@/api/endpoints/cashier';
import { scanPay } from '@/api/endpoints/payment-code';
import { pointsExchange } from '@/api/endpoints/points';
import { batchTransfer } from '@/api/endpoints/transfer';
import { checkCaptcha, sendCaptcha, updatePaymentLimit } from '@/api/endpoints/wallet-user';
import { formatCoins, tenths, toWireMoney, type Tenths } from '@/domain/money';
import { codePurposes, type CodePurpose } from '@/domain/payment/payment-proof';
import { withSecurity } from '@/mocks/payment-security/security';
import { chen, Gateways, gift, me } from '../../support/gateways/mock-gateways';
import { bookingRequest } from '../../support/mock-bookings';
import { place, placedKinds, type PlacedKind } from '../../support/placed-orders';

/** Nothing goes without the password or a code. */
async function asking<G extends Gateways>(gateways: G): Promise<G> {
  await gateways.storage.update((state) => {
    if (state === undefined) throw new Error('nothing is stored');
    const free = { enabled: false, perPayment: tenths(10_000), perDay: tenths(30_000) };
    return [withSecurity(state, me, { free }), null];
  });
  return gateways;
}

const newestText = async (gateways: Gateways) =>
  (await gateways.state()).feed.find(({ kind }) => kind === 'sms')?.text ?? '';
const newestCode = async (gateways: Gateways) => /\d{6}/.exec(await newestText(gateways))?.[0] ?? '';

/** Coins are topped up by a third party alone, which no code of ours confirms. */
const paidWithCoins = placedKinds.filter((kind) => kind !== 'coins');

describe('a code of the cashier', () => {
  it.each(paidWithCoins)('for %s names the order, the amount and the payee', async (kind) => {
    const { gateways, id } = await place[kind]();
    const { money, merchant } = await gateways.order(id);
    await gateways.data(cashierSmsCode, { id, money: money });
    const text = await newestText(gateways);
    for (const part of [id, `${formatCoins(money)} 龙币`, merchant]) expect(text).toContain(part);
  });

  it.each(paidWithCoins)('for %s opens that order with that amount', async (kind) => {
    const { gateways, id, money } = await confirmed(kind);
    expect((await gateways.pay(id, { coins: money }, { key: 'k' })).code).toBe('0000');
  });

  it.each(paidWithCoins)('for %s is not taken for another order', async (kind) => {
    const { gateways, code } = await sent(kind);
    const id = await gateways.sell({ goods: '另一件' });
    expect(await gateways.data(checkCashierSmsCode, { id, code, allows: 'k' })).toEqual({ result: 'stale' });
    expect((await gateways.pay(id, {}, { key: 'k' })).code).toBe('5111');
  });

  it.each(paidWithCoins)('for %s opens no other order', async (kind) => {
    const { gateways, money } = await confirmed(kind);
    const parts = { coins: money };
    const id = await gateways.sell({ goods: '另一件', money: parts.coins });
    expect((await gateways.pay(id, parts, { key: 'k' })).code).toBe('5111');
  });

  it.each(paidWithCoins)('for %s opens no other amount', async (kind) => {
    const { gateways, id, money } = await confirmed(kind);
    const less = { way: 'coins-and-card', coins: tenths(money - 1), thirdParty: tenths(1) } as const;
    expect((await gateways.pay(id, less, { key: 'k' })).code).toBe('5111');
  });
});

/** An order with a code of the cashier for all its coins. */
async function sent(kind: PlacedKind) {
  const { gateways, id } = await place[kind]();
  await asking(gateways);
  const { money } = await gateways.order(id);
  await gateways.data(cashierSmsCode, { id, money: money });
  return { gateways, id, money, code: await newestCode(gateways) };
}

/** The same, whose code was typed for a payment under the key `k`. */
async function confirmed(kind: PlacedKind) {
  const order = await sent(kind);
  const { gateways, id, code } = order;
  const tried = await gateways.data(checkCashierSmsCode, { id, code, allows: 'k' });
  expect(tried).toEqual({ result: 'right' });
  return order;
}

interface OtherPayment {
  payee: string;
  send: (gateways: Gateways, money: Tenths, key: string) => Promise<{ code: string }>;
}

/** Payments that are no order of the cashier, each of 100 coins or another amount. */
const others: Readonly<Record<string, OtherPayment>> = {
  'a transfer': {
    payee: '陈思远',
    send: (gateways, money, key) =>
      gateways.say(batchTransfer, gift([chen], { money: toWireMoney(money) }), { key }),
  },
  'a booking': {
    payee: '陈思远',
    send: (gateways, money, key) =>
      gateways.say(appointmentCreate, bookingRequest({ money: toWireMoney(money) }), { key }),
  },
  'a scanned merchant': {
    payee: '云杉咖啡',
    send: (gateways, money, key) =>
      gateways.say(scanPay, { code: 'YUNSHAN01', accountType: 0, money }, { key }),
  },
  'an exchange': {
    payee: '积分商城',
    send: (gateways, money, key) =>
      gateways.say(pointsExchange, { money: toWireMoney(money), points: money * 10 }, { key }),
  },
};

async function paymentCodeTried(gateways: Gateways, payee: string, key: string, allows = key) {
  await gateways.data(sendCaptcha, {
    purpose: 'payment',
    deviceId: 'D1',
    ticket: '',
    payment: { payee, calls: [{ key, money: '100.0' }] },
  });
  const code = await newestCode(gateways);
  return gateways.data(checkCaptcha, { purpose: 'payment', code, allows });
}

describe('a code for a payment', () => {
  it.each(Object.entries(others))('that is %s names the amount and the payee', async (_, { payee }) => {
    const gateways = new Gateways();
    await paymentCodeTried(gateways, payee, 'k');
    expect(await newestText(gateways)).toContain(`付款 100.0 龙币给${payee}`);
  });

  it.each(Object.entries(others))('that is %s opens that call with that amount', async (_, other) => {
    const gateways = await asking(new Gateways());
    expect(await paymentCodeTried(gateways, other.payee, 'k')).toEqual({ result: 'right' });
    expect((await other.send(gateways, tenths(1_000), 'l')).code).toBe('5111');
    expect((await other.send(gateways, tenths(1_000), 'k')).code).toBe('0000');
  });

  it.each(Object.entries(others))('that is %s opens no other amount', async (_, other) => {
    const gateways = await asking(new Gateways());
    await paymentCodeTried(gateways, other.payee, 'k');
    expect((await other.send(gateways, tenths(1_010), 'k')).code).toBe('5111');
  });

  it('allows no call that it was not sent for', async () => {
    expect(await paymentCodeTried(new Gateways(), '陈思远', 'k', 'l')).toEqual({ result: 'stale' });
  });

  it('is not sent without the payment', async () => {
    const body = { purpose: 'payment', deviceId: 'D1', ticket: '', payment: null } as const;
    expect((await new Gateways().say(sendCaptcha, body)).code).toBe('5216');
  });

  it('opens no change of limits', async () => {
    const gateways = await asking(new Gateways());
    await paymentCodeTried(gateways, '陈思远', 'k');
    const raise = { perPayment: '2500.0', perDay: '5000.0' };
    expect((await gateways.say(updatePaymentLimit, raise, { key: 'k' })).code).toBe('5220');
  });
});

describe('a code for a change', () => {
  const changes = codePurposes.filter(
    (purpose): purpose is Exclude<CodePurpose, 'payment'> => purpose !== 'payment',
  );

  it.each(changes)('of the purpose %s opens no payment', async (purpose) => {
    const gateways = await asking(new Gateways());
    await gateways.storage.update((state) => {
      if (state === undefined) throw new Error('nothing is stored');
      return [{ ...state, tickets: ['D1|C1'] }, null];
    });
    await gateways.data(sendCaptcha, { purpose, deviceId: 'D1', ticket: 'C1', payment: null });
    const code = await newestCode(gateways);
    const tried = await gateways.data(checkCaptcha, { purpose, code, allows: 'k' });
    expect(tried).toEqual({ result: 'right' });
    expect((await gateways.say(batchTransfer, gift(), { key: 'k' })).code).toBe('5111');
  });
});
