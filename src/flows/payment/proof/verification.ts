import type { BodyOf } from '@/api/endpoint';
import { cashierSmsCode, checkCashierSmsCode } from '@/api/endpoints/cashier';
import { freeVerify } from '@/api/endpoints/free-payment';
import { unifiedSendCodes } from '@/api/endpoints/unified-account';
import { checkCaptcha, checkPassword, sendCaptcha } from '@/api/endpoints/wallet-user';
import { toWireMoney, type Tenths } from '@/domain/money';
import type { CodeAnswer, PasswordAnswer, PayingCall } from '@/domain/payment/payment-proof';
import { sendWrite } from '@/flows/write/perform-write';
import { deviceId } from './device-id';
import type { SmsCodeRequest } from './use-sms-code';

// Failures are shown below the field.
const quiet = { quiet: true } as const;

/** One idempotency key, or those of calls that are confirmed together. */
type Keys = string | readonly string[];
const allowsOf = (keys: Keys) => (typeof keys === 'string' ? keys : [...keys]);

/** Checks the payment password; a correct one allows the calls with these idempotency keys. It is sent encrypted and never stored. */
export function verifyPassword(password: string, keys: Keys): Promise<PasswordAnswer> {
  return sendWrite(checkPassword, { password, allows: allowsOf(keys) }, quiet);
}

/** The calls that send and check an SMS code for one purpose. */
export type SmsCodeCalls = Pick<SmsCodeRequest, 'purpose' | 'about' | 'send' | 'check'>;

type CaptchaBody = BodyOf<typeof sendCaptcha>;

function captchaCode(
  { purpose, ticket = '', payment = null }: Pick<CaptchaBody, 'purpose'> & Partial<CaptchaBody>,
  keys: readonly string[],
): SmsCodeCalls {
  return {
    purpose,
    about: payment === null ? '' : keys.join(' '),
    send: async () => sendWrite(sendCaptcha, { purpose, deviceId: await deviceId(), ticket, payment }, quiet),
    check: (code): Promise<CodeAnswer> =>
      sendWrite(checkCaptcha, { purpose, code, allows: [...keys] }, quiet),
  };
}

/** An SMS code that allows these calls to pay their amounts to the payee that its text names. */
export function paymentCode(payee: string, calls: readonly PayingCall[]): SmsCodeCalls {
  const named = calls.map(({ key, amount }) => ({ key, money: toWireMoney(amount) }));
  return captchaCode(
    { purpose: 'payment', payment: { payee, calls: named } },
    calls.map(({ key }) => key),
  );
}

/** An SMS code of the cashier, which allows one payment of this order with so many coins; the payment's key is asked for with the typed code. */
export function orderCode(id: string, coins: Tenths, keyOf: () => string): SmsCodeCalls {
  return {
    purpose: 'payment',
    about: `${id} ${coins}`,
    send: () => sendWrite(cashierSmsCode, { id, money: coins }, quiet),
    check: (code): Promise<CodeAnswer> =>
      sendWrite(checkCashierSmsCode, { id, code, allows: keyOf() }, quiet),
  };
}

/** An SMS code that allows a change of family pay, or a look at a card's code, with this idempotency key. */
export function changeCode(purpose: 'family' | 'cards', key: string): SmsCodeCalls {
  return captchaCode({ purpose }, [key]);
}

/** An SMS code that allows the change of limits with this idempotency key. */
export function limitsCode(key: string): SmsCodeCalls {
  return {
    purpose: 'limits',
    send: () => sendWrite(unifiedSendCodes, { purpose: 'limits' }, quiet),
    check: (code): Promise<CodeAnswer> => sendWrite(freeVerify, { code, allows: key }, quiet),
  };
}

/** An SMS code for a forgotten password; `ticket` comes from the captcha service. */
export function passwordCode(key: string, ticket: string): SmsCodeCalls {
  return captchaCode({ purpose: 'password', ticket }, [key]);
}
