import { formatCoins, parseAmount, type Tenths } from '@/domain/money';
import { limitsValidationError, type LimitValidationError } from '@/domain/payment/payment-need';
import type { PaymentGuard } from '@/queries/payment';
import type { paymentSecurity } from './messages';
import type { WhichLimit } from './rules/limit-change';

/** The result of parsing a typed limit. */
export type TypedLimit =
  | { kind: 'empty' }
  | { kind: 'illegal' }
  | { kind: 'refused'; validationError: LimitValidationError }
  | { kind: 'same' }
  | { kind: 'raised' | 'lowered'; amount: Tenths };

/** Parses what was typed for one of the two limits and checks it against the other limit and the allowed range. */
export function parseLimit(typed: string, which: WhichLimit, { limits, range }: PaymentGuard): TypedLimit {
  const name = which === 'payment' ? 'perPayment' : 'perDay';
  const parsed = parseAmount(typed, range.most[name]);
  if (!parsed.ok) {
    if (parsed.reason === 'empty') return { kind: 'empty' };
    if (parsed.reason === 'illegal') return { kind: 'illegal' };
    return { kind: 'refused', validationError: parsed.reason === 'over-limit' ? 'too-high' : 'too-low' };
  }
  const { amount } = parsed;
  const { perPayment, perDay } = limits;
  const validationError = limitsValidationError({ perPayment, perDay, [name]: amount }, range);
  if (validationError !== null) return { kind: 'refused', validationError };
  if (amount === limits[name]) return { kind: 'same' };
  return { kind: amount > limits[name] ? 'raised' : 'lowered', amount };
}

/** The text for a refused limit, with the amount that it must not pass. */
export function validationErrorText(
  validationError: LimitValidationError,
  which: WhichLimit,
  { limits, range }: PaymentGuard,
  { validationErrors }: typeof paymentSecurity,
): string {
  const figures: Record<LimitValidationError, Tenths> = {
    'too-low': range.least,
    'too-high': which === 'payment' ? range.most.perPayment : range.most.perDay,
    'day-below-payment': which === 'payment' ? limits.perDay : limits.perPayment,
  };
  return validationErrors[validationError][which](formatCoins(figures[validationError]));
}
