import { parseAmount, tenths, type AmountRefusal, type Tenths } from '@/domain/money';

/** What coins can be exchanged for: points of the shopping area, or those of a partner. */
export const pointsKinds = ['mall', 'partner'] as const;
export type PointsKind = (typeof pointsKinds)[number];

/** The gateway's rules for exchanging coins for points. */
export interface ExchangeTerms {
  /** Whole points for one coin. */
  rate: number;
  /** The least and the most of one exchange. */
  least: Tenths;
  most: Tenths;
  /** What may still be exchanged this month. */
  leftThisMonth: Tenths;
}

/** Why an amount cannot be exchanged; `part-point` where it comes to a fraction of a point. */
export type ExchangeRefusal = AmountRefusal | 'below-least' | 'part-point' | 'month' | 'balance';

export type JudgedExchange =
  { ok: true; amount: Tenths; points: number } | { ok: false; reason: ExchangeRefusal };

/** The points for an amount; null where they would not be a whole number. */
export function pointsFor(amount: Tenths, rate: number): number | null {
  const parts = amount * rate;
  return Number.isSafeInteger(parts) && parts % 10 === 0 ? parts / 10 : null;
}

/** Takes a typed amount and the balance, null where it is unknown; gives the points for it, or why it cannot be exchanged. */
export function judgeExchange(
  typed: string,
  { rate, least, most, leftThisMonth }: ExchangeTerms,
  balance: Tenths | null,
): JudgedExchange {
  const parsed = parseAmount(typed, most);
  if (!parsed.ok) return parsed;
  const { amount } = parsed;
  if (amount < least) return { ok: false, reason: 'below-least' };
  const points = pointsFor(amount, rate);
  if (points === null) return { ok: false, reason: 'part-point' };
  if (balance !== null && amount > balance) return { ok: false, reason: 'balance' };
  return amount > leftThisMonth ? { ok: false, reason: 'month' } : { ok: true, amount, points };
}

/** The most that can be exchanged at once now, for whole points; 0 where even the least is too much. */
export function mostExchangeable(
  { rate, least, most, leftThisMonth }: ExchangeTerms,
  balance: Tenths,
): Tenths {
  const limit = Math.min(most, leftThisMonth, balance);
  const highest = tenths(limit - (limit % stepOf(rate)));
  return highest < least ? tenths(0) : highest;
}

/** The smallest amount that gives whole points; every amount that does is a multiple of it. */
export function stepOf(rate: number): Tenths {
  const step = [1, 2, 5, 10].find((each) => (each * rate) % 10 === 0);
  return tenths(step ?? 10);
}

/** The dearest goods first that so many points buy. Where they buy none, `next` is the cheapest of all. */
export function withinReach<Goods extends { points: number }>(
  goods: readonly Goods[],
  points: number,
): { bought: readonly Goods[]; next: Goods | null } {
  const ranked = [...goods].sort((one, other) => other.points - one.points);
  const bought = ranked.filter((each) => each.points <= points);
  return { bought, next: bought.length === 0 ? (ranked[ranked.length - 1] ?? null) : null };
}
