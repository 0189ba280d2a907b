import { formatCoins } from '@/domain/money';
import type { RefusedAmount } from '@/domain/tag-limit';
import type { transferMessages } from './transfers';

/** Why an amount cannot be taken; the cap of a tag is named. */
export function amountRefusalText(
  { reason, limit }: RefusedAmount,
  { amountRefusals, overTagLimit }: typeof transferMessages.zh,
): string {
  return limit === undefined ? amountRefusals[reason] : overTagLimit(formatCoins(limit));
}
