import { tenths, type Tenths } from '@/domain/money';
import { checkBalanced, house, incentive, personal, type Lots, type Posting } from '@/mocks/core/ledger';
import { people, person } from '@/mocks/core/people';
import { chance } from '@/mocks/core/random';
import type { Seed } from '@/mocks/core/state';
import { history } from './history';
import type { MockPast } from './past-postings';
import { pastThanks } from './past-thanks';
import type { Thanks, Transfer } from './transfers';

/** One line of an account's past with the balance behind it. */
export interface AccountHistoryRow {
  readonly posting: Posting;
  readonly delta: Tenths;
  readonly balance: Tenths;
}

/** A world's past, outside the snapshot: opening balances, history, and what follows from both. */
export interface AccountHistory {
  readonly lots: Lots;
  readonly transfers: ReadonlyMap<string, Transfer>;
  /** What recipients wrote back, by transfer. */
  readonly thanks: ReadonlyMap<string, readonly Thanks[]>;
  /** The balance of any account when the world begins. */
  balance: (account: string) => Tenths;
  /** An account's past, oldest first. */
  rows: (account: string) => readonly AccountHistoryRow[];
  /** Every account that has or could have coins: people, teams, houses, merchants. */
  accounts: () => readonly string[];
}

/** What person 0 has when a world begins. */
const ownBalances = { personal: 26_805, incentive: 126_000, points: 3260 };

// Whole modules, because some of them may still be loading when this one is first needed.
const pasts = import.meta.glob<{ past: MockPast }>(
  ['/src/mocks/*/*-past.ts', '/src/areas/*/mocks/*-past.ts'],
  { eager: true },
);

const me = person(0).usercode;

const kept = new Map<string, AccountHistory>();
const keptAtOnce = 8;

/** The past of a world; made once per seed. */
export function accountHistoryOf(seed: Seed): AccountHistory {
  const key = `${seed.staff}|${seed.entries}|${seed.epoch}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const [oldest] = kept.keys();
  if (kept.size >= keptAtOnce && oldest !== undefined) kept.delete(oldest);
  const made = write(seed);
  kept.set(key, made);
  return made;
}

/** The points that a person has when a world begins. */
export function pointsOf(index: number): number {
  return index === 0 ? ownBalances.points : Math.floor(chance(11, index) * 5000);
}

function write(seed: Seed): AccountHistory {
  const { staff, entries, epoch } = seed;
  const { postings: own, transfers, lots } = history(entries, epoch);
  const others = Object.values(pasts).flatMap(({ past }) => past(seed));
  const postings = [...own, ...others].sort((one, other) => one.time - other.time);
  const changes = new Map<string, number>();
  const outlays = new Map<string, number>();
  const byAccount = new Map<string, Posting[]>();
  for (const posting of postings) {
    checkBalanced(posting);
    for (const { account, delta } of posting.legs) {
      changes.set(account, (changes.get(account) ?? 0) + delta);
      if (delta < 0) outlays.set(account, (outlays.get(account) ?? 0) - delta);
      const list = byAccount.get(account);
      if (list === undefined) byAccount.set(account, [posting]);
      else list.push(posting);
    }
  }
  const fixed = new Map([
    [personal(me), ownBalances.personal - (changes.get(personal(me)) ?? 0)],
    [incentive(me), ownBalances.incentive - (changes.get(incentive(me)) ?? 0)],
  ]);
  const owned = ownedAccounts(staff);
  // Each payer's opening balance covers the payments of the past, so that none was ever below zero.
  const opened = (account: string) =>
    fixed.get(account) ?? ownOpening(owned.get(account), account) + (outlays.get(account) ?? 0);
  let issued: number | null = null;
  const opening = (account: string): number => {
    if (owned.has(account)) return opened(account);
    if (account !== house.issuer) return 0;
    issued ??= [...owned.keys()].reduce((total, each) => total + opened(each), 0);
    return -issued;
  };
  const rowsMade = new Map<string, readonly AccountHistoryRow[]>();
  return {
    lots,
    transfers: new Map(transfers.map((transfer) => [transfer.id, transfer])),
    thanks: pastThanks(transfers, epoch),
    balance: (account) => tenths(opening(account) + (changes.get(account) ?? 0)),
    rows: (account) => {
      const known = rowsMade.get(account);
      if (known !== undefined) return known;
      const made = runningRows(account, opening(account), byAccount.get(account) ?? []);
      rowsMade.set(account, made);
      return made;
    },
    accounts: () => [...new Set([...owned.keys(), ...Object.values(house), ...byAccount.keys()])],
  };
}

/** An account's lines with the balance after each, from a balance before the first. */
export function runningRows(
  account: string,
  before: number,
  postings: readonly Posting[],
): readonly AccountHistoryRow[] {
  let balance = before;
  const rows: AccountHistoryRow[] = [];
  for (const posting of postings) {
    const leg = posting.legs.find((each) => each.account === account);
    if (leg === undefined) continue;
    balance += leg.delta;
    rows.push({ posting, delta: leg.delta, balance: tenths(balance) });
  }
  return rows;
}

const ownedBySize = new Map<number, ReadonlyMap<string, number>>();

/** The accounts of people and teams, each with its owner's number. */
function ownedAccounts(staff: number): ReadonlyMap<string, number> {
  const known = ownedBySize.get(staff);
  if (known !== undefined) return known;
  const made = new Map<string, number>();
  for (const { usercode, index, senior } of people(staff)) {
    made.set(personal(usercode), index);
    if (senior) made.set(incentive(usercode), index);
  }
  ownedBySize.set(staff, made);
  return made;
}

function ownOpening(index: number | undefined, account: string): number {
  if (index === undefined) return 0;
  return account.startsWith('GLZ:')
    ? 10_000 + Math.floor(chance(12, index) * 190_000)
    : 500 + Math.floor(chance(13, index) * 49_500);
}
