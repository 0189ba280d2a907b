export const prizeKinds = ['goods', 'coins', 'voucher'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** Coins and vouchers arrive with the claim; only goods are on their way for a while. */
export const prizeStates = ['to-claim', 'on-its-way', 'arrived', 'lapsed'] as const;
export type PrizeState = (typeof prizeStates)[number];

/** How long goods are on their way, ms. */
const shippingTime = 3 * 86_400_000;

interface PrizeTimes {
  kind: PrizeKind;
  /** The moment from which it can no longer be claimed. */
  claimUntil: number;
  /** Null where it was not claimed. */
  claimedAt: number | null;
}

/** The state of a prize at a time; all times in ms. */
export function prizeState({ kind, claimUntil, claimedAt }: PrizeTimes, now: number): PrizeState {
  if (claimedAt === null) return now < claimUntil ? 'to-claim' : 'lapsed';
  return kind === 'goods' && now < claimedAt + shippingTime ? 'on-its-way' : 'arrived';
}
