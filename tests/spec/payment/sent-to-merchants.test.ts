// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { WireDataOf } from '@/api/endpoint';
import { payment, queryOrderInfo } from '@/api/endpoints/cashier';
import { payPaymentCode, queryPaymentCode, scanPay } from '@/api/endpoints/payment-code';
import { tenths } from '@/domain/money';
import { orderStates, wasPaid } from '@/domain/orders/order-state';
import { merchantPayment, prepareScannedPayment, prepareTillPayment } from '@/flows/payment/merchant-payment';
import { orderPayment, prepareOrderPayment } from '@/flows/payment/order-payment';
import {
  cachedData,
  foundBy,
  payAtAFixedTime,
  payer,
  sentBy,
} from '../../support/payments/kinds-of-payments';
import { sampleOf } from '../../support/schema-sample';

const till = { id: 'O1', code: '123456789012', merchant: '云杉咖啡', money: tenths(320) };
const scanned = { code: 'M1', merchant: '云杉咖啡', accountType: 0, money: tenths(320) } as const;
const time = '2026-11-21 09:41:02';

payAtAFixedTime();

describe('the order of a till', () => {
  it('is paid from the account that was chosen, and balances are read again', async () => {
    const isOutdated = cachedData();
    prepareTillPayment(payer, till, 1);
    expect(merchantPayment.storedAttempt(payer)?.intent).toMatchObject({
      total: 320,
      recipients: [{ usercode: '', name: '云杉咖啡', amount: 320 }],
    });
    const { calls, phase } = await sentBy(merchantPayment, [payPaymentCode, { id: 'B1', time }]);
    expect(calls).toEqual([{ name: payPaymentCode.name, body: { id: 'O1', accountType: 1, money: 320 } }]);
    expect(phase).toBe('done');
    expect(isOutdated()).toBe(true);
  });

  it.each<[string, WireDataOf<typeof queryPaymentCode>, string | null]>([
    ['it was paid', { state: 'paid', order: till, id: 'B1', time }, 'B1'],
    ['another order was', { state: 'paid', order: { ...till, id: 'O2' }, id: 'B1', time }, null],
    ['the till still waits', { state: 'password', order: till }, null],
    ['it was cancelled', { state: 'cancelled', order: till }, null],
  ])('whose answer is lost is looked for by the scanned code: %s', async (_, known, id) => {
    prepareTillPayment(payer, till, 0);
    const found = await foundBy(merchantPayment, [[queryPaymentCode, known]]);
    expect(found).toMatchObject({ id, asked: { body: { code: till.code } } });
  });
});

describe('a payment by a merchant’s code', () => {
  it('is sent with the amount that was typed', async () => {
    prepareScannedPayment(payer, scanned);
    const { calls } = await sentBy(merchantPayment, [scanPay, { id: 'B1', time }]);
    expect(calls).toEqual([{ name: scanPay.name, body: { code: 'M1', accountType: 0, money: 320 } }]);
  });

  it('has no record, so that its outcome stays open where its answer is lost', async () => {
    prepareScannedPayment(payer, scanned);
    const known = { state: 'paid', order: till, id: 'B1', time };
    const found = await foundBy(merchantPayment, [[queryPaymentCode, known]]);
    expect(found).toEqual({ id: null, asked: undefined });
  });

  it('is another one for another amount, account or merchant', () => {
    const keys = [scanned, { ...scanned, money: tenths(321) }, { ...scanned, accountType: 1 as const }].map(
      (each) => {
        prepareScannedPayment(payer, each);
        return merchantPayment.storedAttempt(payer)?.intent.key;
      },
    );
    expect(new Set(keys).size).toBe(3);
  });
});

describe('an order at the cashier', () => {
  const split = { coins: tenths(300), thirdParty: tenths(20), points: 0, pointsMoney: tenths(0) };
  const prepare = (id = 'O1') =>
    prepareOrderPayment(payer, {
      id,
      merchant: '云杉生活馆',
      goods: '月饼',
      total: tenths(320),
      method: 'coins-and-card',
      family: '',
      split,
    });
  const body = { id: 'O1', way: 'coins-and-card', family: '', ...split };

  it('is paid as it was split, and balances are read again', async () => {
    const isOutdated = cachedData();
    prepare();
    const sent = await sentBy(orderPayment, [payment, { id: 'O1', state: 'paid' }], 'O1');
    expect(sent).toEqual({ calls: [{ name: payment.name, body }], phase: 'done', id: 'O1' });
    expect(isOutdated()).toBe(true);
  });

  it('is paid beside the person’s other ones', () => {
    prepare('O1');
    prepare('O2');
    for (const id of ['O1', 'O2'])
      expect(orderPayment.storedAttempt(payer, id)?.intent).toMatchObject({
        content: { merchant: '云杉生活馆', goods: '月饼', body: { ...body, id } },
        recipients: [{ name: '云杉生活馆', amount: 320 }],
        total: 320,
      });
  });

  it.each(orderStates)('whose answer is lost is found where it is being paid or was: %s', async (state) => {
    prepare();
    const order = { ...(sampleOf(queryOrderInfo.data, 'full') as object), id: 'O1', state };
    const found = await foundBy(orderPayment, [[queryOrderInfo, order]], 'O1');
    expect(found.id).toBe(state === 'paying' || wasPaid(state) ? 'O1' : null);
    expect(found.asked?.body).toEqual({ id: 'O1' });
  });

  it('whose answer is lost is not found where the order is not there', async () => {
    prepare();
    expect(await foundBy(orderPayment, [[queryOrderInfo, null]], 'O1')).toMatchObject({ id: null });
  });
});
