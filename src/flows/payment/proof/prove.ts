import { call } from '@/api/call';
import { freeVerify } from '@/api/endpoints/free-payment';
import { unifiedSendCodes } from '@/api/endpoints/unified-account';
import { checkCaptcha, checkPassword, sendCaptcha } from '@/api/endpoints/wallet-user';
import type { CodeAnswer, PasswordAnswer } from '@/domain/payment/payment-proof';
import { deviceId } from './device-id';
import type { SmsCodeRequest } from './use-sms-code';

// What goes wrong is said where the digits are typed.
const quiet = { quiet: true } as const;

/** Tries the payment password; a right one allows the call with this idempotency key. It leaves encrypted and is kept nowhere. */
export function proveByPassword(password: string, key: string): Promise<PasswordAnswer> {
  return call(checkPassword, { password, allows: key }, quiet);
}

/** How a code is asked for and tried, for the call with this idempotency key. */
export type CodeWay = Pick<SmsCodeRequest, 'purpose' | 'send' | 'check'>;

/** A code for a payment. */
export function paymentCode(key: string): CodeWay {
  return {
    purpose: 'payment',
    send: async () =>
      call(sendCaptcha, { purpose: 'payment', deviceId: await deviceId(), ticket: '' }, quiet),
    check: (code): Promise<CodeAnswer> =>
      call(checkCaptcha, { purpose: 'payment', code, allows: key }, quiet),
  };
}

/** A code for a change of limits. */
export function limitsCode(key: string): CodeWay {
  return {
    purpose: 'limits',
    send: () => call(unifiedSendCodes, { purpose: 'limits' }, quiet),
    check: (code): Promise<CodeAnswer> => call(freeVerify, { code, allows: key }, quiet),
  };
}

/** A code for a forgotten password; `ticket` is the captcha service's. */
export function passwordCode(key: string, ticket: string): CodeWay {
  return {
    purpose: 'password',
    send: async () => call(sendCaptcha, { purpose: 'password', deviceId: await deviceId(), ticket }, quiet),
    check: (code): Promise<CodeAnswer> =>
      call(checkCaptcha, { purpose: 'password', code, allows: key }, quiet),
  };
}
