/** A result in the ranking. */
export interface Standing {
  readonly score: number;
  /** The time it took, s. */
  readonly seconds: number;
  /** When it was submitted, ms. */
  readonly submittedAt: number;
}

export const rankScopes = ['mine', 'team', 'all'] as const;
export type RankScope = (typeof rankScopes)[number];

/** The order of a ranking: the higher score first, then the shorter time, then who submitted earlier. */
export function byStanding(one: Standing, other: Standing): number {
  return other.score - one.score || one.seconds - other.seconds || one.submittedAt - other.submittedAt;
}

/** The share of the other participants behind this rank, in whole percent. */
export function aheadOf(rank: number, participants: number): number {
  if (participants < 2) return 0;
  return Math.floor(((participants - rank) / (participants - 1)) * 100);
}
