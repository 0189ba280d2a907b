import type { Tenths } from '@/domain/money';

/** The states of an agreement by which a family member pays with the owner's coins. */
export const agreementStates = ['invited', 'active', 'paused', 'ended'] as const;
export type AgreementState = (typeof agreementStates)[number];

/** Whose coins pay, or who may pay with them. */
export type AgreementSide = 'owner' | 'member';

/** How an agreement came to its end. */
export const agreementEnds = ['declined', 'withdrawn', 'expired', 'removed', 'left'] as const;
export type AgreementEnd = (typeof agreementEnds)[number];

/** Every legal change of an agreement, with who may make it; screens and mock backend read this table. */
const changes = {
  accept: { by: 'member', from: ['invited'], to: 'active' },
  decline: { by: 'member', from: ['invited'], to: 'ended', end: 'declined' },
  withdraw: { by: 'owner', from: ['invited'], to: 'ended', end: 'withdrawn' },
  pause: { by: 'owner', from: ['active'], to: 'paused' },
  resume: { by: 'owner', from: ['paused'], to: 'active' },
  remove: { by: 'owner', from: ['active', 'paused'], to: 'ended', end: 'removed' },
  leave: { by: 'member', from: ['active', 'paused'], to: 'ended', end: 'left' },
} as const satisfies Readonly<
  Record<
    string,
    { by: AgreementSide; from: readonly AgreementState[]; to: AgreementState; end?: AgreementEnd }
  >
>;

export type AgreementChange = keyof typeof changes;
export const agreementChanges = Object.keys(changes) as readonly AgreementChange[];

/** Takes a state, a change and who asks for it; gives the state afterwards and how the agreement ended, null where the change is not legal. */
export function agreementAfter(
  state: AgreementState,
  change: AgreementChange,
  side: AgreementSide,
): { state: AgreementState; end: AgreementEnd | null } | null {
  const { by, from, to, end }: Change = changes[change];
  return by === side && from.includes(state) ? { state: to, end: end ?? null } : null;
}

interface Change {
  by: AgreementSide;
  from: readonly AgreementState[];
  to: AgreementState;
  end?: AgreementEnd;
}

/** Whether the change lets a member spend again, so that it needs the password or a code. */
export function needsProof(change: AgreementChange): boolean {
  return change === 'resume';
}

/** What the owner sets. */
export interface FamilyTerms {
  /** The most of one period. */
  cap: Tenths;
  /** Day of the month, 1 to 28. */
  resetDay: number;
}

/** Whether new terms may let the member spend more: a higher cap, or another reset day, as a period that begins anew has its whole cap. */
export function givesMore(before: FamilyTerms, after: FamilyTerms): boolean {
  return after.cap > before.cap || after.resetDay !== before.resetDay;
}

/** Most members at a time; those that are invited or paused count. */
export const mostMembers = 5;
/** Milliseconds after which an unanswered invitation ends. */
export const invitationGoodFor = 7 * 86_400_000;
/** Characters of a member's name, and of what the member is to the owner. */
export const longestName = 20;

/** The share of a cap that is used, from 0 to 1. */
export function shareUsed({ used, cap }: { used: Tenths; cap: Tenths }): number {
  return cap === 0 ? 1 : Math.min(1, used / cap);
}

const nearlyUsed = 0.9;

/** Whether so much of a cap is used that little is left. */
export function isNearlySpent(figures: { used: Tenths; cap: Tenths }): boolean {
  return shareUsed(figures) >= nearlyUsed;
}
