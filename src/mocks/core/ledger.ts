import type { BillKind } from '@/domain/accounts/bill';
import { tenths, type Tenths } from '@/domain/money';

/** Accounts of no person; merchants have one each. */
export const house = {
  issuer: 'house:issuer',
  points: 'house:points',
  expired: 'house:lapsed',
  /** Coins that have left one account and not reached another yet. */
  escrow: 'house:escrow',
  thirdParty: 'house:third-party',
  /** Pays the company's part of rides. */
  travel: 'house:travel',
} as const;

export const personal = (usercode: string) => `XF:${usercode}`;
export const incentive = (usercode: string) => `GLZ:${usercode}`;
export const merchant = (name: string) => `merchant:${name}`;

/** One side of a posting: what an account gains, or loses where it is below zero. */
export interface Leg {
  readonly account: string;
  readonly delta: Tenths;
}

/** Coins changing hands: the legs of a posting sum to zero. */
export interface Posting {
  readonly id: string;
  /** Milliseconds. */
  readonly time: number;
  readonly kind: BillKind;
  readonly title: string;
  readonly source: string;
  readonly legs: readonly Leg[];
  readonly transferId?: string;
  readonly packetId?: string;
  /** The grant that paid it. */
  readonly grantId?: string;
  /** The points that the coins were exchanged for. */
  readonly points?: number;
  /** When the coins that this posting brings expire, in milliseconds. */
  readonly expiresAt?: number;
}

/** Coins of an account that expire at a known time. */
interface Lot {
  readonly expiresAt: number;
  readonly left: Tenths;
}

/** Lots by account, soonest first. */
export type Lots = Readonly<Record<string, readonly Lot[]>>;

/** What happened since the world began: net change per account, dated coins, and every posting in order. */
export interface Ledger {
  readonly deltas: Readonly<Record<string, Tenths>>;
  readonly lots: Lots;
  readonly postings: readonly Posting[];
}

/** Books a posting; throws where its legs do not sum to zero, which would be a fault of ours. */
export function post(ledger: Ledger, posting: Posting): Ledger {
  return postAll(ledger, [posting]);
}

/** The same for many at once, without a copy of the ledger for each. */
export function postAll(ledger: Ledger, postings: readonly Posting[]): Ledger {
  if (postings.length === 0) return ledger;
  const deltas: Record<string, Tenths> = { ...ledger.deltas };
  let { lots } = ledger;
  for (const posting of postings) {
    checkBalanced(posting);
    for (const { account, delta } of posting.legs) deltas[account] = tenths((deltas[account] ?? 0) + delta);
    lots = lotsAfter(lots, posting);
  }
  return { deltas, lots, postings: [...ledger.postings, ...postings] };
}

/** Throws unless the legs sum to zero and name each account once. */
export function checkBalanced({ id, legs }: Posting): void {
  const total = legs.reduce((sum: number, { delta }) => sum + delta, 0);
  if (total !== 0) throw new Error(`posting ${id} is off by ${total} tenths`);
  if (new Set(legs.map(({ account }) => account)).size !== legs.length) {
    throw new Error(`posting ${id} names an account twice`);
  }
}

/** The dated coins after a posting: gains with a date are kept apart, spending takes first what expires soonest. */
export function lotsAfter(lots: Lots, { legs, expiresAt }: Posting): Lots {
  let after: Record<string, readonly Lot[]> | null = null;
  for (const { account, delta } of legs) {
    const held = lots[account];
    if (delta < 0 && held !== undefined && held.length > 0) {
      after ??= { ...lots };
      after[account] = spent(held, -delta);
    }
    if (delta > 0 && expiresAt !== undefined && !account.startsWith('house:')) {
      after ??= { ...lots };
      const lot: Lot = { expiresAt, left: delta };
      after[account] = [...(held ?? []), lot].sort((one, other) => one.expiresAt - other.expiresAt);
    }
  }
  return after ?? lots;
}

function spent(lots: readonly Lot[], amount: number): readonly Lot[] {
  let rest = amount;
  const kept: Lot[] = [];
  for (const lot of lots) {
    const taken = Math.min(rest, lot.left);
    rest -= taken;
    if (taken < lot.left) kept.push({ ...lot, left: tenths(lot.left - taken) });
  }
  return kept;
}

/** How many coins of an account expire up to and including a moment. */
export function expiringUntil(lots: Lots, account: string, until: number): Tenths {
  const due = (lots[account] ?? []).filter(({ expiresAt }) => expiresAt <= until);
  return tenths(due.reduce((sum: number, { left }) => sum + left, 0));
}

/** The posting that takes expired coins away from an account, or null where none have expired by now. */
export function expirePosting(lots: Lots, account: string, now: number, id: string): Posting | null {
  const amount = expiringUntil(lots, account, now);
  if (amount === 0) return null;
  const legs = [
    { account, delta: tenths(-amount) },
    { account: house.expired, delta: amount },
  ];
  return { id, time: now, kind: 'expire', title: '龙币到期', source: '到期未使用', legs };
}
