// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireDataOf } from '@/api/endpoint';
import { queryPayType } from '@/api/endpoints/wallet-user';
import { tenths } from '@/domain/money';
import { methodName, usePaymentChoice, type Order } from '@/flows/checkout/pay-choice';
import { orderPayment, prepareOrderPayment } from '@/flows/payment/order-payment';
import { cashier } from '@/messages/areas/cashier';
import { queryClient } from '@/queries/client';
import { cashierChosen } from '@/state/cashier';
import { paymentRefused, paymentSent } from '@/state/payment-attempt';
import { clearUserData } from '@/state/slice';
import { answerWith } from '../../support/gateways/answering-gateways';
import { identifyPayer, payer } from '../../support/payments/kinds-of-payments';
import { sampleOf } from '../../support/schema-sample';

type PayType = WireDataOf<typeof queryPayType>;

const order = {
  id: 'O1',
  kind: 'mall',
  merchant: '云杉生活馆',
  goods: '月饼',
  money: tenths(300),
  pointsOffer: { points: 100, money: tenths(10) },
} as Order;
const payWays: PayType['payWays'] = [
  { way: 'coins', available: 50 },
  { way: 'coins-and-card', name: '银行卡', available: 50 },
  { way: 'family', id: 'F1', payer: '林致远', available: 40, paused: false },
  { way: 'card', name: '银行卡' },
];
const limits = { perPayment: 100, perDay: 200, leftToday: 200 };

/** What the page of the order shows once its ways to pay are known. */
async function choice(changed: Partial<PayType> = {}, item = order) {
  const answer = { ...(sampleOf(queryPayType.data, 'full') as PayType), limits, payWays, ...changed };
  queryClient.clear();
  const calls = answerWith([[queryPayType, answer]]);
  const attempt = orderPayment.storedAttempt(payer, item.id);
  const { result } = renderHook(() => usePaymentChoice(item, payer, attempt));
  const before = result.current;
  await waitFor(() => expect(result.current.offered.data).toBeDefined());
  return { ...result.current, before, calls };
}

const prepared = () => orderPayment.storedAttempt(payer, 'O1')?.intent;

/** The payment of the order that is under way. */
const sent = (method: 'card' | 'family', points = 0) => {
  const money = tenths(points / 10);
  const split = { coins: tenths(0), thirdParty: tenths(300 - money), points, pointsMoney: money };
  const paid = { id: 'O1', merchant: '', goods: '', total: tenths(300) };
  prepareOrderPayment(payer, { ...paid, method, family: method === 'family' ? 'F1' : '', split });
  paymentSent(prepared()?.key ?? '', 1);
  return prepared()?.key ?? '';
};

beforeEach(() => {
  identifyPayer();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  clearUserData();
});

describe('the ways to pay an order', () => {
  it('are asked for its scene and its amount; before they are known none is chosen', async () => {
    const { before, calls, methods } = await choice();
    expect(before).toMatchObject({ methods: [], method: null, split: null, overLimit: null });
    expect(calls[0]?.body).toEqual({ kind: 'mall', accountType: 0, money: '30.0', order: 'O1' });
    expect(methods.map(({ way }) => way)).toEqual(['coins', 'coins-and-card', 'family', 'card']);
  });

  it('are read anew each time the page opens', async () => {
    await choice();
    const again = renderHook(() => usePaymentChoice(order, payer, null));
    await waitFor(() => expect(again.result.current.offered.isFetching).toBe(true));
  });

  it('are none where the gateway names none', async () => {
    expect(await choice({ payWays: [] })).toMatchObject({ method: null, split: null, overLimit: null });
  });

  it('have names of their own, and a card its bank’s', async () => {
    const { methods } = await choice();
    const names = methods.map((method) => methodName(method, cashier));
    expect(new Set(names).size).toBe(4);
    expect(names.filter((name) => name.includes('银行卡'))).toHaveLength(2);
  });
});

describe('the choice of an order', () => {
  it('is the first way that can pay, without points', async () => {
    const { method, split, usesPoints } = await choice();
    expect(method).toMatchObject({ way: 'coins' });
    expect([split?.coins, usesPoints]).toEqual([300, false]);
  });

  it('is what was chosen for this order, and nothing that was chosen for another', async () => {
    cashierChosen('O1', { choice: 'card', usesPoints: true });
    const own = await choice();
    expect(own).toMatchObject({ method: { way: 'card' }, usesPoints: true });
    expect(own.split).toMatchObject({ points: 100, thirdParty: 290, coins: 0 });
    const other = await choice({}, { ...order, id: 'O2' });
    expect(other).toMatchObject({ method: { way: 'coins' }, usesPoints: false });
  });

  it('is what a payment under way pays with, whatever is chosen meanwhile', async () => {
    sent('card', 100);
    cashierChosen('O1', { choice: 'coins', usesPoints: false });
    expect(await choice()).toMatchObject({ method: { way: 'card' }, usesPoints: true });
  });

  it('is the family member by whom a payment under way is made', async () => {
    sent('family');
    expect(await choice()).toMatchObject({ method: { way: 'family', id: 'F1' }, usesPoints: false });
  });

  it('is free again once the payment was refused, and while nothing was sent', async () => {
    const key = sent('card', 100);
    paymentRefused(key, { kind: 'departed' });
    expect(await choice()).toMatchObject({ method: { way: 'coins' }, usesPoints: false });
    (await choice()).prepare();
    cashierChosen('O1', { choice: 'card' });
    expect(await choice()).toMatchObject({ method: { way: 'card' } });
  });
});

describe('a limit that coins alone would exceed', () => {
  const low = { limits: { ...limits, perPayment: 29.9 } };

  it('is told with the limits, while the person may choose', async () => {
    const { method, overLimit } = await choice(low);
    expect(method).toMatchObject({ way: 'coins-and-card' });
    expect(overLimit).toMatchObject({ broken: 'per-payment', limits: { perPayment: 299 } });
    expect((await choice()).overLimit).toBeNull();
  });

  it('is not told once the payment was sent, nor where no coins can pay', async () => {
    expect((await choice({ ...low, payWays: payWays.slice(1) })).overLimit).toBeNull();
    sent('card');
    expect((await choice(low)).overLimit).toBeNull();
  });
});

describe('the payment that is prepared', () => {
  it('is that of the chosen way, with the family member who pays', async () => {
    cashierChosen('O1', { choice: 'family F1', usesPoints: true });
    (await choice()).prepare();
    expect(prepared()).toMatchObject({
      total: 300,
      content: {
        merchant: '云杉生活馆',
        goods: '月饼',
        body: { id: 'O1', way: 'family', family: 'F1', coins: 290, points: 100, pointsMoney: 10 },
      },
    });
  });

  it('names no family member for any other way', async () => {
    (await choice()).prepare();
    expect(prepared()?.content.body).toMatchObject({ way: 'coins', family: '' });
  });

  it('is none where there is no way to pay', async () => {
    const { before, prepare } = await choice({ payWays: [] });
    before.prepare();
    prepare();
    expect(prepared()).toBeUndefined();
  });
});
