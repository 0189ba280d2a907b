import { formatNumber } from '@/domain/format-number';

/** What a round is at a moment. */
export const roundStates = ['soon', 'running', 'drawn', 'cancelled'] as const;
export type RoundState = (typeof roundStates)[number];

/** The outcome of a participant's shares. */
export const shareResults = ['toPay', 'closed', 'waiting', 'won', 'lost', 'cancelled'] as const;
export type ShareResult = (typeof shareResults)[number];

/** How many more shares a person may take. */
export function mostShares({ left, limit, mine }: { left: number; limit: number; mine: number }): number {
  return Math.max(0, Math.min(left, limit - mine));
}

/** The chance of so many shares, as a percentage with two digits; what rounds to nothing says that it is less. */
export function chancePercent(mine: number, total: number): string {
  const percent = (mine / total) * 100;
  return mine > 0 && percent < 0.01 ? '<0.01%' : `${formatNumber(percent)}%`;
}

/** The chance as one in so many, rounded to a whole number: 5 of 200 is one in 40. */
export function oneIn(mine: number, total: number): number {
  return Math.round(total / mine);
}

/** A number of a share in two groups, as it is read out. */
export function shareNumber(number: number): string {
  return String(number).replace(/(\d{4})$/, ' $1');
}

/** A long hex value by its ends: `a91f 4c07 … 7c3e`. */
export function shortHex(hex: string): string {
  return `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;
}
