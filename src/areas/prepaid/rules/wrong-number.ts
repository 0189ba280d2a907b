import { minutesAgo } from '@/domain/business-time';

/** A number that the person saved or paid for before. */
export interface KnownNumber {
  readonly number: string;
}

/** Where two numbers differ by what a slip of the finger does: one digit, or two neighbours that changed places; null where they differ by more, or not at all. */
export function slipBetween(one: string, other: string): readonly number[] | null {
  if (one.length !== other.length) return null;
  const differing = Array.from(one).flatMap((digit, index) => (digit === other[index] ? [] : [index]));
  const [first, second] = differing;
  if (first === undefined || differing.length > 2) return null;
  if (second === undefined) return differing;
  const isSwap = second === first + 1 && one[first] === other[second] && one[second] === other[first];
  return isSwap ? differing : null;
}

/**
 * The known number that was probably meant, with the positions that differ; null where the number is a known one itself, or like none of them. Where
 * it is like several, the first of them is given.
 */
export function likelyNumber<Known extends KnownNumber>(
  number: string,
  known: readonly Known[],
): { known: Known; differing: readonly number[] } | null {
  if (known.some((each) => each.number === number)) return null;
  for (const each of known) {
    const differing = slipBetween(number, each.number);
    if (differing !== null) return { known: each, differing };
  }
  return null;
}

/** A top-up of the same number within this time is probably a mistake, minutes. */
const soon = 10;

/** Takes when each number was paid for, and now, in ms; gives how many minutes ago this one was, null where that is long enough ago or never. */
export function paidMinutesAgo(
  number: string,
  paid: readonly (KnownNumber & { readonly paidAt: number })[],
  now: number,
): number | null {
  const minutes = paid
    .filter((each) => each.number === number)
    .map(({ paidAt }) => minutesAgo(paidAt, now) ?? Infinity);
  const latest = Math.min(Infinity, ...minutes);
  return latest < soon ? latest : null;
}
