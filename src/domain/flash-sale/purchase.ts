import { periodState, type Period } from '@/domain/period';

/** Goods of a session as they are offered to one person. */
export interface FlashOffer extends Period {
  /** How many can be had now. */
  readonly left: number;
  /** How many one person may buy in the session, and how many this one has bought. */
  readonly limit: number;
  readonly bought: number;
}

/**
 * What keeps goods of a session from being bought: the session has not started or is over, the person has bought enough, all of them are
 * sold, or fewer are left than are wanted.
 */
export type PurchaseProblem = 'soon' | 'over' | 'limit' | 'soldOut' | 'fewer';

/** The reason why so many pieces cannot be bought at a moment, ms; null where they can. */
export function purchaseProblem(offer: FlashOffer, count: number, now: number): PurchaseProblem | null {
  const state = periodState(offer, now);
  if (state !== 'running') return state;
  if (count > offer.limit - offer.bought) return 'limit';
  if (offer.left <= 0) return 'soldOut';
  return count > offer.left ? 'fewer' : null;
}
