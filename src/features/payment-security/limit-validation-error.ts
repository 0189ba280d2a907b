import { formatCoins, parseAmount, type Tenths } from '@/domain/money';
import { limitsValidationError, type LimitValidationError } from '@/domain/payment/payment-need';
import type { PaymentGuard } from '@/queries/payment';
import type { paymentSecurity } from '@/messages/payment-security';

export type WhichLimit = 'payment' | 'day';

/** What a typed limit comes to: an amount that may be saved, or what is wrong with it; neither where nothing was typed. */
export type TypedLimit =
  | { is: 'empty' }
  | { is: 'illegal' }
  | { is: 'refused'; validationError: LimitValidationError }
  | { is: 'same' }
  | { is: 'raised' | 'lowered'; amount: Tenths };

/** Takes what somebody typed as one of the two limits, gives what it comes to beside the other one. */
export function readLimit(typed: string, which: WhichLimit, { limits, range }: PaymentGuard): TypedLimit {
  const name = which === 'payment' ? 'perPayment' : 'perDay';
  const parsed = parseAmount(typed, range.most[name]);
  if (!parsed.ok) {
    if (parsed.reason === 'empty') return { is: 'empty' };
    if (parsed.reason === 'illegal') return { is: 'illegal' };
    return { is: 'refused', validationError: parsed.reason === 'over-limit' ? 'too-high' : 'too-low' };
  }
  const { amount } = parsed;
  const { perPayment, perDay } = limits;
  const validationError = limitsValidationError({ perPayment, perDay, [name]: amount }, range);
  if (validationError !== null) return { is: 'refused', validationError };
  if (amount === limits[name]) return { is: 'same' };
  return { is: amount > limits[name] ? 'raised' : 'lowered', amount };
}

/** Why a limit cannot be set, in words with the figure that it meets. */
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
