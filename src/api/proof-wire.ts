import * as v from 'valibot';
import { moment, word } from './wire';

/** A code is on its way: the phone's last four digits, and how many seconds until another may be asked for. */
export const codeSent = v.object({
  tail: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  resendSeconds: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

const right = v.object({ result: v.literal('right') });
const wrong = v.object({
  result: v.literal('wrong'),
  triesLeft: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** The result of checking an SMS code. */
export const codeAnswer = v.variant('result', [right, wrong, v.object({ result: v.literal('stale') })]);

/** The result of checking a payment password. */
export const passwordAnswer = v.variant('result', [
  right,
  wrong,
  v.object({ result: v.literal('locked'), until: moment }),
  v.object({ result: v.literal('unset') }),
]);

/** The idempotency key of the one call that a right password or code allows (docs/decisions/006-payment-security.md). */
export const allowedCall = word;

/** The same where several calls are confirmed together, such as a change of several bookings. */
export const allowedCalls = v.union([
  allowedCall,
  v.pipe(v.array(allowedCall), v.minLength(1), v.maxLength(100)),
]);

/** The body code of a call that no password or code has allowed. */
export const notProvenCode = '5220';
