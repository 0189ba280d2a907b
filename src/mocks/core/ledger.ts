import type { BillKind } from '@/domain/accounts/bill';
import { tenths, type Tenths } from '@/domain/money';

/** Accounts of no person; merchants have one each. */
export const house = {
  issuer: 'house:issuer',
  points: 'house:points',
  expired: 'house:expired',
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
  /** The posting that took the coins which this one brings back, with the dates that they had. */
  readonly returns?: string;
  /** The dated coins that this posting took, soonest first; the ledger notes them. */
  readonly took?: readonly Lot[];
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
  const booked = [...ledger.postings];
  for (const posting of postings) {
    checkBalanced(posting);
    for (const { account, delta } of posting.legs) deltas[account] = tenths((deltas[account] ?? 0) + delta);
    const took = tookBy(lots, posting);
    lots = lotsAfter(lots, posting, lotsReturned(booked, posting));
    booked.push(took.length === 0 ? posting : { ...posting, took });
  }
  return { deltas, lots, postings: booked };
}

/** Throws unless the legs sum to zero and name each account once. */
export function checkBalanced({ id, legs }: Posting): void {
  const total = legs.reduce((sum: number, { delta }) => sum + delta, 0);
  if (total !== 0) throw new Error(`posting ${id} is off by ${total} tenths`);
  if (new Set(legs.map(({ account }) => account)).size !== legs.length) {
    throw new Error(`posting ${id} names an account twice`);
  }
}

/**
 * The dated coins after a posting: gains with a date are kept apart, `returned` ones have their own dates again, spending takes first what
 * expires soonest.
 */
export function lotsAfter(lots: Lots, { legs, expiresAt }: Posting, returned: readonly Lot[] = []): Lots {
  let after: Record<string, readonly Lot[]> | null = null;
  for (const { account, delta } of legs) {
    const held = lots[account];
    if (delta < 0 && held !== undefined && held.length > 0) {
      after ??= { ...lots };
      after[account] = spent(held, -delta);
    }
    if (delta > 0 && isOwned(account)) {
      const gained = expiresAt === undefined ? returned : [{ expiresAt, left: delta }];
      if (gained.length === 0) continue;
      after ??= { ...lots };
      after[account] = [...(held ?? []), ...gained].sort((one, other) => one.expiresAt - other.expiresAt);
    }
  }
  return after ?? lots;
}

function spent(lots: readonly Lot[], amount: number): readonly Lot[] {
  return between(lots, amount, Infinity);
}

const isOwned = (account: string) => !account.startsWith('house:');

/** The dated coins that a posting takes from the account that pays. */
function tookBy(lots: Lots, { legs }: Posting): readonly Lot[] {
  const paying = legs.find(({ account, delta }) => delta < 0 && isOwned(account));
  return paying === undefined ? [] : between(lots[paying.account] ?? [], 0, -paying.delta);
}

/**
 * The dated coins that come back with a posting, as if the payment which it returns had been so much smaller: what was taken last comes back
 * first.
 */
function lotsReturned(postings: readonly Posting[], { returns, legs }: Posting): readonly Lot[] {
  const paid = postings.find(({ id }) => id === returns);
  const gain = legs.find(({ account, delta }) => delta > 0 && isOwned(account));
  if (paid?.took === undefined || gain === undefined) return [];
  const kept = keptBy(postings, paid, gain.account);
  return between(paid.took, kept - gain.delta, kept);
}

/** What an account paid with a posting, without what has come back to it. */
function keptBy(postings: readonly Posting[], paid: Posting, account: string): number {
  const deltaOf = ({ legs }: Posting) => legs.find((leg) => leg.account === account)?.delta ?? 0;
  return postings.reduce(
    (left, each) => (each.returns === paid.id ? left - deltaOf(each) : left),
    -deltaOf(paid),
  );
}

/** Coins of a payment that have not been refunded to its payer; none where there is no such posting. */
export function keptOf({ postings }: Ledger, id: string): Tenths {
  const paid = postings.find((each) => each.id === id);
  const paying = paid?.legs.find(({ account, delta }) => delta < 0 && isOwned(account));
  return tenths(paid === undefined || paying === undefined ? 0 : keptBy(postings, paid, paying.account));
}

/** How many of the last coins that are kept of a payment have expired by now and are lost when they come back. */
export function expiredOf(
  postings: readonly Posting[],
  id: string | null,
  kept: Tenths,
  now: number,
): Tenths {
  const took = postings.find((each) => each.id === id)?.took ?? [];
  const over = between(took, 0, kept).filter(({ expiresAt }) => expiresAt <= now);
  return tenths(over.reduce((sum: number, { left }) => sum + left, 0));
}

/** The lots of the coins from the one place to the other, counted from the soonest. */
function between(lots: readonly Lot[], from: number, to: number): readonly Lot[] {
  let start = 0;
  return lots.flatMap((lot) => {
    const left = Math.min(to, start + lot.left) - Math.max(from, start);
    start += lot.left;
    return left > 0 ? [{ ...lot, left: tenths(left) }] : [];
  });
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
