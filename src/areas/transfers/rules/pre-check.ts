import type { AccountType } from '@/domain/account';
import { fromMoment, toDay } from '@/domain/business-time';
import type { Colleague } from '@/domain/colleagues/colleague';
import { namesakes } from '@/domain/colleagues/directory-browse';
import { tenths, type Tenths } from '@/domain/money';
import type { Receiver } from '@/domain/payment/payment-attempt';

/** The people of a finding. */
type Who = Pick<Receiver, 'usercode' | 'name'>;

/** What is about to be sent. */
export interface PlannedBatch {
  accountType: AccountType;
  recipients: readonly Who[];
  amountOf: (usercode: string) => Tenths;
  text: string;
  /** What it is for; empty where nothing is said. */
  tag: string;
}

/** One gift that the sender gave before. */
export interface PastGift {
  usercode: string;
  /** Business time, YYYY-MM-DD HH:mm:ss. */
  time: string;
  accountType: AccountType;
  money: Tenths;
  text: string;
  tag: string;
}

/** The sender's own records: all that these recipients got, the latest first, and what single gifts of the account came to lately. */
export interface OwnGifts {
  gifts: readonly PastGift[];
  amounts: readonly Tenths[];
}

/** What single gifts usually come to. */
interface UsualAmount {
  low: Tenths;
  high: Tenths;
}

/** One thing to check before coins leave; findings never prevent sending. */

export type Finding =
  /** `likely` is what was meant if a digit slipped. */
  | {
      kind: 'amount';
      people: readonly Who[];
      amount: Tenths;
      usual: UsualAmount;
      likely: Tenths | null;
    }
  /** They got the same amount today: the batch may be on its way twice. `last` is the latest of these gifts. */
  | { kind: 'equal-today'; people: readonly Who[]; last: PastGift }
  | { kind: 'namesake'; person: Colleague; count: number }
  | { kind: 'recent'; person: Who; last: PastGift }
  | { kind: 'first'; person: Who }
  | { kind: 'same-text'; people: readonly Who[]; last: PastGift };

/** Days. */
const lately = 30;
/** About a year ago, in days: what comes round each year is not always sent on the day. */
const yearAgo = { from: 300, to: 430 };
/** Fewer records than this say nothing about a habit. */
const handful = 8;
/** An amount this many times beyond the usual ones stands out; a slipped digit makes ten. */
const farOff = 3;
const day = 86_400_000;

/** Takes a batch, the own records and the directory (null while they are not known) and now in ms; gives what stands out, the gravest first. */
export function preCheck(
  batch: PlannedBatch,
  own: OwnGifts | null,
  directory: readonly Colleague[] | null,
  now: number,
): readonly Finding[] {
  const alike = directory === null ? [] : alikeNames(batch, directory);
  if (own === null) return alike;
  return [
    ...equalToday(batch, own.gifts, now),
    ...oddAmounts(batch, own.amounts),
    ...alike,
    ...recentlyGiven(batch, own.gifts, now),
    ...firstTimes(batch, own.gifts),
    ...sameText(batch, own.gifts, now),
  ];
}

/** The first of these texts that is neither the batch's own nor what its people got about a year ago; null where none is left. */
export function anotherText(
  texts: readonly string[],
  batch: PlannedBatch,
  gifts: readonly PastGift[],
  now: number,
): string | null {
  const fresh = (text: string) =>
    plain(text) !== plain(batch.text) && sameText({ ...batch, text }, gifts, now).length === 0;
  return texts.find(fresh) ?? null;
}

function alikeNames({ recipients }: PlannedBatch, directory: readonly Colleague[]): Finding[] {
  const counts = namesakes(directory);
  return recipients.flatMap(({ usercode, name }): Finding[] => {
    const count = counts.get(name);
    const person =
      count === undefined ? undefined : directory.find((colleague) => colleague.usercode === usercode);
    return count === undefined || person === undefined ? [] : [{ kind: 'namesake', person, count }];
  });
}

/** All recipients of the same unusual amount are in one finding. */
function oddAmounts({ recipients, amountOf }: PlannedBatch, amounts: readonly Tenths[]): Finding[] {
  const usual = usualOf(amounts);
  if (usual === null) return [];
  const { low, high } = usual;
  const odd = (amount: number) => amount > high * farOff || amount * farOff < low;
  const byAmount = new Map<Tenths, Who[]>();
  for (const person of recipients) {
    const amount = amountOf(person.usercode);
    if (odd(amount)) byAmount.set(amount, [...(byAmount.get(amount) ?? []), person]);
  }
  return Array.from(byAmount, ([amount, people]): Finding => {
    const intended = amount > high ? amount / 10 : amount * 10;
    const isLikely = Number.isInteger(intended) && intended >= low && intended <= high;
    return { kind: 'amount', people, amount, usual, likely: isLikely ? tenths(intended) : null };
  });
}

/** The middle four fifths of past amounts, so that one odd gift does not count as usual. */
function usualOf(amounts: readonly Tenths[]): UsualAmount | null {
  if (amounts.length < handful) return null;
  const sorted = [...amounts].sort((one, other) => one - other);
  const left = Math.floor(sorted.length / 10);
  const [low, high] = [sorted[left], sorted[sorted.length - 1 - left]];
  return low === undefined || high === undefined ? null : { low, high };
}

/** The gifts of today that are equal to what a person of the batch is about to get. */
function giftsOfToday({ accountType, amountOf }: PlannedBatch, gifts: readonly PastGift[], now: number) {
  const today = toDay(now);
  return gifts.filter(
    (gift) =>
      gift.accountType === accountType &&
      toDay(fromMoment(gift.time)) === today &&
      gift.money === amountOf(gift.usercode),
  );
}

/** All people who got the same amount today are in one finding. */
function equalToday(batch: PlannedBatch, gifts: readonly PastGift[], now: number): Finding[] {
  const equal = giftsOfToday(batch, gifts, now);
  const people = batch.recipients.filter(({ usercode }) => equal.some((gift) => gift.usercode === usercode));
  const last = latestOf(equal.filter(({ usercode }) => people.some((one) => one.usercode === usercode)));
  return last === undefined ? [] : [{ kind: 'equal-today', people, last }];
}

/** Who got something from the same account within the last 30 days, with the latest of it, the latest first; equal gifts of today are told apart. */
function recentlyGiven(batch: PlannedBatch, gifts: readonly PastGift[], now: number): Finding[] {
  const { recipients, accountType } = batch;
  const equal = giftsOfToday(batch, gifts, now);
  const found = recipients.flatMap((person) => {
    if (equal.some(({ usercode }) => usercode === person.usercode)) return [];
    const last = latestOf(
      gifts.filter(
        (gift) =>
          gift.usercode === person.usercode &&
          gift.accountType === accountType &&
          daysSince(gift, now) <= lately,
      ),
    );
    return last === undefined ? [] : [{ kind: 'recent' as const, person, last }];
  });
  return found.sort((one, other) => (one.last.time < other.last.time ? 1 : -1));
}

function firstTimes({ recipients }: PlannedBatch, gifts: readonly PastGift[]): Finding[] {
  const known = new Set(gifts.map(({ usercode }) => usercode));
  return recipients
    .filter(({ usercode }) => !known.has(usercode))
    .map((person) => ({ kind: 'first', person }));
}

/** Who got the very words about a year ago for the same reason. One text goes to all, so it is one finding. */
function sameText(batch: PlannedBatch, gifts: readonly PastGift[], now: number): Finding[] {
  const { recipients, accountType, tag } = batch;
  const wanted = plain(batch.text);
  const again = gifts.filter((gift) => {
    const days = daysSince(gift, now);
    const isYearAgo = days >= yearAgo.from && days <= yearAgo.to;
    return isYearAgo && gift.accountType === accountType && gift.tag === tag && plain(gift.text) === wanted;
  });
  const people = recipients.filter(({ usercode }) => again.some((gift) => gift.usercode === usercode));
  const last = latestOf(again.filter(({ usercode }) => people.some((one) => one.usercode === usercode)));
  return last === undefined ? [] : [{ kind: 'same-text', people, last }];
}

function latestOf(gifts: readonly PastGift[]): PastGift | undefined {
  return gifts.reduce<PastGift | undefined>(
    (latest, gift) => (latest === undefined || gift.time > latest.time ? gift : latest),
    undefined,
  );
}

function daysSince({ time }: PastGift, now: number): number {
  return (now - fromMoment(time)) / day;
}

/** Width, case and blanks make no other text. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}
