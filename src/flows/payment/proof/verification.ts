import { freeVerify } from '@/api/endpoints/free-payment';
import { unifiedSendCodes } from '@/api/endpoints/unified-account';
import { checkCaptcha, checkPassword, sendCaptcha } from '@/api/endpoints/wallet-user';
import type { CodeAnswer, PasswordAnswer } from '@/domain/payment/payment-proof';
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
export type SmsCodeCalls = Pick<SmsCodeRequest, 'purpose' | 'send' | 'check'>;

/** An SMS code that allows the payments with these idempotency keys. */
export function paymentCode(keys: Keys): SmsCodeCalls {
  return {
    purpose: 'payment',
    send: async () =>
      sendWrite(sendCaptcha, { purpose: 'payment', deviceId: await deviceId(), ticket: '' }, quiet),
    check: (code): Promise<CodeAnswer> =>
      sendWrite(checkCaptcha, { purpose: 'payment', code, allows: allowsOf(keys) }, quiet),
  };
}

/** An SMS code that allows the change of family pay with this idempotency key. */
export function familyCode(key: string): SmsCodeCalls {
  return {
    purpose: 'family',
    send: async () =>
      sendWrite(sendCaptcha, { purpose: 'family', deviceId: await deviceId(), ticket: '' }, quiet),
    check: (code): Promise<CodeAnswer> =>
      sendWrite(checkCaptcha, { purpose: 'family', code, allows: key }, quiet),
  };
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
  return {
    purpose: 'password',
    send: async () =>
      sendWrite(sendCaptcha, { purpose: 'password', deviceId: await deviceId(), ticket }, quiet),
    check: (code): Promise<CodeAnswer> =>
      sendWrite(checkCaptcha, { purpose: 'password', code, allows: key }, quiet),
  };
}
