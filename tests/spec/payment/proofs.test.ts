// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cashierSmsCode, checkCashierSmsCode } from '@/api/endpoints/cashier';
import { freeVerify } from '@/api/endpoints/free-payment';
import { unifiedSendCodes } from '@/api/endpoints/unified-account';
import { checkCaptcha, checkPassword, sendCaptcha } from '@/api/endpoints/wallet-user';
import { tenths } from '@/domain/money';
import { canUsePassword, lockedUntil } from '@/flows/payment/proof/password-state';
import {
  changeCode,
  limitsCode,
  orderCode,
  passwordCode,
  paymentCode,
  verifyPassword,
  type SmsCodeCalls,
} from '@/flows/payment/proof/verification';
import type { PaymentGuard } from '@/queries/payment';
import { clearUserData } from '@/state/slice';
import { writeStored } from '@/state/storage';
import { answerWith } from '../../support/gateways/answering-gateways';
import { stubGateway } from '../../support/gateways/gateway-stub';
import { sampleOf } from '../../support/schema-sample';

const now = Date.parse('2026-11-21T01:41:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now });
  writeStored('device-id', 'D1');
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  clearUserData();
});

describe('a payment password', () => {
  const password = (isSet: boolean, until: string | null) =>
    ({ password: { isSet, lockedUntil: until } }) as Pick<PaymentGuard, 'password'> as PaymentGuard;

  it('is locked until its moment and no longer', () => {
    expect(lockedUntil(password(true, '2026-11-21 09:41:01'))).toBe('2026-11-21 09:41:01');
    expect(lockedUntil(password(true, '2026-11-21 09:41:00'))).toBeNull();
    expect(lockedUntil(password(true, null))).toBeNull();
  });

  it('can be used where it is set and not locked', () => {
    expect(canUsePassword(password(true, null))).toBe(true);
    expect(canUsePassword(password(false, null))).toBe(false);
    expect(canUsePassword(password(true, '2026-11-21 09:41:01'))).toBe(false);
  });

  it('allows the calls whose keys are named, one or several', async () => {
    const calls = answerWith([[checkPassword, sampleOf(checkPassword.data)]]);
    await verifyPassword('123456', 'k1');
    await verifyPassword('123456', ['k1', 'k2']);
    expect(calls.map(({ body }) => body)).toEqual([
      { password: '123456', allows: 'k1' },
      { password: '123456', allows: ['k1', 'k2'] },
    ]);
  });
});

it('a password or a code that is refused is said below its field, and in no toast', async () => {
  const refusal = JSON.stringify({ code: '6001', message: '密码不对', data: null });
  const { failures } = stubGateway([{ status: 200, body: refusal }]);
  const { send, check } = limitsCode('k1');
  for (const ask of [() => verifyPassword('123456', 'k1'), send, () => check('123456')])
    await expect(ask()).rejects.toThrow();
  expect(failures).toEqual([]);
});

describe('an SMS code', () => {
  const endpoints = [
    sendCaptcha,
    checkCaptcha,
    cashierSmsCode,
    checkCashierSmsCode,
    unifiedSendCodes,
    freeVerify,
  ];
  /** What is sent for a code, and when it is typed. */
  const bodies = async ({ send, check }: SmsCodeCalls) => {
    const calls = answerWith(endpoints.map((endpoint) => [endpoint, sampleOf(endpoint.data)]));
    await send();
    await check('111111');
    return calls.map(({ name, body }) => [name, body]);
  };

  it('for payments names their payee and amounts, and allows them alone', async () => {
    const code = paymentCode('陈思远', [
      { key: 'k1', amount: tenths(105) },
      { key: 'k2', amount: tenths(3) },
    ]);
    expect([code.purpose, code.about]).toEqual(['payment', 'k1 k2']);
    const payment = {
      payee: '陈思远',
      calls: [
        { key: 'k1', money: '10.5' },
        { key: 'k2', money: '0.3' },
      ],
    };
    expect(await bodies(code)).toEqual([
      [sendCaptcha.name, { purpose: 'payment', deviceId: 'D1', ticket: '', payment }],
      [checkCaptcha.name, { purpose: 'payment', code: '111111', allows: ['k1', 'k2'] }],
    ]);
  });

  it('for an order names the order and its coins; the key is asked for once the code is typed', async () => {
    let key = 'early';
    const code = orderCode('O1', tenths(105), () => key);
    key = 'late';
    expect([code.purpose, code.about]).toEqual(['payment', 'O1 105']);
    expect(await bodies(code)).toEqual([
      [cashierSmsCode.name, { id: 'O1', money: 105 }],
      [checkCashierSmsCode.name, { id: 'O1', code: '111111', allows: 'late' }],
    ]);
  });

  it.each(['family', 'cards'] as const)(
    'for a change names what it is for and no payment: %s',
    async (purpose) => {
      const code = changeCode(purpose, 'k1');
      expect(code.about).toBe('');
      expect(await bodies(code)).toEqual([
        [sendCaptcha.name, { purpose, deviceId: 'D1', ticket: '', payment: null }],
        [checkCaptcha.name, { purpose, code: '111111', allows: ['k1'] }],
      ]);
    },
  );

  it('for a forgotten password carries the ticket of the captcha', async () => {
    const [sent, checked] = await bodies(passwordCode('k1', 'a ticket'));
    expect(sent?.[1]).toEqual({ purpose: 'password', deviceId: 'D1', ticket: 'a ticket', payment: null });
    expect(checked?.[1]).toEqual({ purpose: 'password', code: '111111', allows: ['k1'] });
  });

  it('for limits goes to the joint account', async () => {
    expect(await bodies(limitsCode('k1'))).toEqual([
      [unifiedSendCodes.name, { purpose: 'limits' }],
      [freeVerify.name, { code: '111111', allows: 'k1' }],
    ]);
  });
});
