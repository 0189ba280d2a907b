import type { AmountRefusal, ParsedAmount, Tenths } from '@/domain/money';

export interface RefusedAmount {
  reason: AmountRefusal;
  /** What the tag allows for each recipient, where the amount is above it. */
  limit?: Tenths;
}

/** Why an amount cannot be taken under the cap of a tag (null without a cap); null where it can. */
export function refusalUnder(limit: Tenths | null, parsed: ParsedAmount): RefusedAmount | null {
  if (!parsed.ok) return { reason: parsed.reason };
  return limit !== null && parsed.amount > limit ? { reason: 'over-limit', limit } : null;
}
