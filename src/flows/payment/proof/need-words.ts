import { formatCoins } from '@/domain/money';
import type { payment } from '@/messages/payment';
import type { PaymentNeed } from '@/queries/payment';

type Messages = typeof payment;

/** Why the password is asked for, in words; empty where it is not. */
export function whyAsked({ reason, free }: PaymentNeed, messages: Messages): string {
  return messages.asked[reason](formatCoins(reason === 'day-used-up' ? free.perDay : free.perPayment));
}

/** Which limit keeps the payment from being made; null where none does. */
export function whyNot({ broken, limits }: PaymentNeed, messages: Messages): string | null {
  if (broken === null) return null;
  return messages.broken[broken](formatCoins(broken === 'per-day' ? limits.leftToday : limits.perPayment));
}

/** “Will I be asked for my password?” */
export function willBeAsked({ ways, free }: PaymentNeed, messages: Messages): string {
  if (ways.length === 0) return messages.free(formatCoins(free.leftToday));
  return ways[0] === 'password' ? messages.needsPassword : messages.needsCode;
}
