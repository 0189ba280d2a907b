import { formatCoins } from '@/domain/money';
import type { payment } from '@/messages/payment';
import type { PaymentNeed } from '@/queries/payment';

type Messages = typeof payment;

/** Why the payment needs the password; empty where it does not. */
export function reasonText({ reason, free }: PaymentNeed, messages: Messages): string {
  return messages.reasons[reason](formatCoins(reason === 'day-used-up' ? free.perDay : free.perPayment));
}

/** The limit that the payment exceeds; null where there is none. */
export function brokenLimitText({ broken, limits }: PaymentNeed, messages: Messages): string | null {
  if (broken === null) return null;
  return messages.broken[broken](formatCoins(broken === 'per-day' ? limits.leftToday : limits.perPayment));
}

/** Whether the next step is the password, a code or neither. */
export function nextStepText({ ways, free }: PaymentNeed, messages: Messages): string {
  if (ways.length === 0) return messages.free(formatCoins(free.leftToday));
  return ways[0] === 'password' ? messages.needsPassword : messages.needsCode;
}
