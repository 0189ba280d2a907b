import type { Day } from '@/domain/business-time';
import { maxPerRecipient, sum, tenths, type Tenths } from '@/domain/money';

/** A person with an upcoming special day, and what they usually get. */
export interface GiftCandidate {
  usercode: string;
  day: Day;
  usual: Tenths;
}

/** Gifts that use expiring coins in time. */
export interface GiftMatch<Candidate extends GiftCandidate> {
  /** The soonest day first. */
  gifts: readonly Candidate[];
  total: Tenths;
  /** The coins that these gifts leave. */
  left: Tenths;
  /** Whether hardly anything is left. */
  isClose: boolean;
}

/** All choices among these are compared, so their number doubles with each candidate more. */
const maxCandidates = 12;
/** At most this share of the coins is left by a close match. */
const closeShare = 0.1;

/**
 * Takes candidates and coins, gives the choice among the soonest candidates whose usual amounts use the most of the coins and never more than
 * them; of two choices that use the same, the one with the sooner days. Null where not even one gift fits.
 */
export function matchGifts<Candidate extends GiftCandidate>(
  candidates: readonly Candidate[],
  coins: Tenths,
): GiftMatch<Candidate> | null {
  const soonest = soonestFirst(candidates).slice(0, maxCandidates);
  let best: readonly Candidate[] = [];
  let total = tenths(0);
  // Each bit of a choice is a candidate, the soonest ones lowest: counting up meets sooner days before later ones.
  for (let choice = 1; choice < 2 ** soonest.length; choice++) {
    const gifts = soonest.filter((_, index) => (choice >> index) % 2 === 1);
    const used = sum(gifts.map(({ usual }) => usual));
    if (used <= coins && used > total) [best, total] = [gifts, used];
  }
  if (best.length === 0) return null;
  const left = tenths(coins - total);
  return { gifts: best, total, left, isClose: left <= coins * closeShare };
}

/** Takes the amounts that a person got, the latest first; gives the most frequent one, the latest of several; null if there is none. */
export function usualAmount(amounts: readonly Tenths[]): Tenths | null {
  const counts = new Map<Tenths, number>();
  for (const amount of amounts) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  // A map keeps the order of insertion and sorting is stable, so the latest of equally frequent amounts stays first.
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first === undefined ? null : first[0];
}

/** Each person once, with their soonest day; equal days are sorted by usercode, independent of the order of the list. */
function soonestFirst<Candidate extends GiftCandidate>(
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const sorted = candidates
    .filter(({ usual }) => usual > 0 && usual <= maxPerRecipient)
    .sort((one, other) => compare(one.day, other.day) || compare(one.usercode, other.usercode));
  const seen = new Set<string>();
  return sorted.filter(({ usercode }) => !seen.has(usercode) && seen.add(usercode));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
