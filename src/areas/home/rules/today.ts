import type { AccountType } from '@/domain/account';
import type { AwaitedKind } from '@/domain/awaited';
import { daysLater, type Day } from '@/domain/business-time';
import type { Tenths } from '@/domain/money';
import type { Recipient } from '@/domain/transfers/transfer';

/** Something that matters today; each item leads to where it can be dealt with. */
export type TodayItem =
  /** An order waits to be paid until then, ms. */
  | { kind: 'to-pay'; id: string; title: string; money: Tenths; until: number }
  | { kind: 'trip'; title: string }
  /** Things of one kind wait for the person elsewhere, the first of them until then, ms; null where nothing sets a time. */
  | { kind: 'awaited'; what: AwaitedKind; count: number; until: number | null }
  | {
      kind: 'unpaid-gift';
      bookingId: string;
      accountType: AccountType;
      day: Day;
      names: readonly string[];
      missing: Tenths;
    }
  /** Gifts that today's run could not pay. */
  | {
      kind: 'failed-gift';
      bookingId: string;
      accountType: AccountType;
      names: readonly string[];
      amount: Tenths;
      /** How many there are, with this one. */
      count: number;
    }
  | { kind: 'expiring'; amount: Tenths; day: Day }
  | { kind: 'occasions'; day: Day; people: readonly OccasionToday[] }
  | { kind: 'gift'; id: string; sender: string; text: string; money: Tenths }
  /** Colleagues wrote back for a gift; the newest of them, and how many there are. */
  | { kind: 'thanks'; transferId: string; shownName: string; text: string; count: number };

export interface OccasionToday extends Recipient {
  /** The name, told apart from others. */
  shownName: string;
  occasion: 'birthday' | 'onboarding';
  day: Day;
  /** It is booked and will be sent by itself. */
  booked: boolean;
}

/** What is known today; a failed query leaves its list empty. */
export interface TodayInput {
  toPay: Omit<Extract<TodayItem, { kind: 'to-pay' }>, 'kind'> | null;
  trip: { title: string } | null;
  /** What waits for the person elsewhere, kind by kind. */
  awaited: readonly Omit<Extract<TodayItem, { kind: 'awaited' }>, 'kind'>[];
  /** Gifts that today's run could not pay, in order of booking. */
  failed: readonly Omit<Extract<TodayItem, { kind: 'failed-gift' }>, 'kind' | 'count'>[];
  /** Gifts that the forecast leaves unpaid, soonest first. */
  unpaid: readonly Omit<Extract<TodayItem, { kind: 'unpaid-gift' }>, 'kind'>[];
  /** Coins that expire, soonest first. */
  expiring: readonly { amount: Tenths; day: Day }[];
  /** Of colleagues whom the person has booked for or given to, soonest first. */
  occasions: readonly OccasionToday[];
  /** Gifts that came, newest first. */
  gifts: readonly Omit<Extract<TodayItem, { kind: 'gift' }>, 'kind'>[];
  /** What colleagues wrote back, newest first. */
  thanks: readonly Omit<Extract<TodayItem, { kind: 'thanks' }>, 'kind' | 'count'>[];
}

/** How far ahead home looks. */
export const homeLooksAhead = 7;
const soon = 3;

/** One line for each thing that matters today: first what waits for the person, then what can still be fixed, then news. */
export function todayItemsOf(input: TodayInput, today: Day): readonly TodayItem[] {
  const week = daysLater(today, homeLooksAhead);
  const urgent: (readonly [rank: number, item: TodayItem])[] = [];
  if (input.toPay !== null) urgent.push([0, { kind: 'to-pay', ...input.toPay }]);
  if (input.trip !== null) urgent.push([1, { kind: 'trip', ...input.trip }]);
  for (const each of input.awaited)
    urgent.push([each.what === 'prize' ? 6 : 3, { kind: 'awaited', ...each }]);
  const [failed] = input.failed;
  if (failed !== undefined) urgent.push([2, { kind: 'failed-gift', ...failed, count: input.failed.length }]);
  const [unpaid] = input.unpaid;
  if (unpaid !== undefined) urgent.push([unpaid.day <= week ? 2 : 7, { kind: 'unpaid-gift', ...unpaid }]);
  const [expiring] = input.expiring;
  if (expiring !== undefined && expiring.day <= week)
    urgent.push([expiring.day <= daysLater(today, soon) ? 3 : 5, { kind: 'expiring', ...expiring }]);
  const people = input.occasions.filter(({ day }) => day >= today && day <= week);
  const [first] = people;
  if (first !== undefined)
    urgent.push([first.day <= daysLater(today, 1) ? 4 : 6, { kind: 'occasions', day: first.day, people }]);
  const [gift] = input.gifts;
  if (gift !== undefined) urgent.push([5, { kind: 'gift', ...gift }]);
  const [thanks] = input.thanks;
  if (thanks !== undefined) urgent.push([5, { kind: 'thanks', ...thanks, count: input.thanks.length }]);
  return urgent.sort(([one], [other]) => one - other).map(([, item]) => item);
}
