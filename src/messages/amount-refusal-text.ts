import { formatCoins, type AmountRefusal } from '@/domain/money';
import type { RefusedAmount } from '@/domain/tag-limit';

/** What an area says itself of an amount; what is no amount at all is said alike by all of them. */
export type AmountRefusalMessages = Readonly<Record<Exclude<AmountRefusal, 'illegal'>, string>>;

interface RefusalMessages {
  amountRefusals: AmountRefusalMessages;
  illegal: string;
}

/** Why a typed amount cannot be taken; every field of an amount says it by this. */
export function amountRefusalText(
  reason: AmountRefusal,
  { amountRefusals, illegal }: RefusalMessages,
): string {
  return reason === 'illegal' ? illegal : amountRefusals[reason];
}

/** The same where a tag may have a cap, which is named. */
export function cappedRefusalText(
  { reason, limit }: RefusedAmount,
  messages: RefusalMessages & { overTagLimit: (limit: string) => string },
): string {
  return limit === undefined
    ? amountRefusalText(reason, messages)
    : messages.overTagLimit(formatCoins(limit));
}
