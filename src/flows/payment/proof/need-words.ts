import { formatCoins } from '@/domain/money';
import type { payment } from '@/messages/payment';
import type { PaymentNeed } from '@/queries/payment';

type Words = typeof payment;

/** Why the password is asked for, in words; empty where it is not. */
export function whyAsked({ reason, free }: PaymentNeed, words: Words): string {
  return words.asked[reason](formatCoins(reason === 'day-used-up' ? free.perDay : free.perPayment));
}

/** Which limit keeps the payment from being made; null where none does. */
export function whyNot({ broken, limits }: PaymentNeed, words: Words): string | null {
  if (broken === null) return null;
  return words.broken[broken](formatCoins(broken === 'per-day' ? limits.leftToday : limits.perPayment));
}

/** “Will I be asked for my password?” */
export function willBeAsked({ ways, free }: PaymentNeed, words: Words): string {
  if (ways.length === 0) return words.free(formatCoins(free.leftToday));
  return ways[0] === 'password' ? words.needsPassword : words.needsCode;
}
