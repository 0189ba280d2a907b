import type { AccountType } from '@/domain/account';
import type { Day } from '@/domain/business-time';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { maxBlessingLength, maxRecipients } from '@/domain/constants';
import { parseAmount, toWireMoney, type Tenths } from '@/domain/money';
import { refusalUnder, type RefusedAmount } from '@/domain/tag-limit';
import { countCharacters } from '@/domain/text';
import { blessingOf, type Recipient } from '@/domain/transfers/transfer';
import { isLunarDate, type DayRule } from './day-rule';
import { fixesDay, type Occasion, type Recurrence } from './schedule';

/** The page where gifts of each account are booked and listed. */
export const booksFrom = { 0: '/transfer3', 1: '/transfer4' } as const satisfies Record<AccountType, string>;
export const recordsOf = { 0: '/orderreward1', 1: '/orderreward2' } as const satisfies Record<
  AccountType,
  string
>;

/** A booking that is being written. What is typed stays text, so that nothing typed is lost. */
export interface BookingDraft {
  transferList: readonly Recipient[];
  /** For each of them, as typed. */
  money: string;
  text: string;
  /** The tag's name; empty for the account's usual one. */
  tag: string;
  /** The chosen tag is that of a milepost, which is paid once; its name alone does not tell. */
  isMilepost: boolean;
  /** A business day where the tag does not fix it; empty before one is chosen. */
  date: string;
  /** How a gift comes again; one whose tag is paid once keeps it for the next tag. */
  every: Exclude<Recurrence, 'once'>;
  /** A date of the Chinese calendar, 08-15, instead of the day; empty for the ordinary calendar. */
  lunar: string;
  /** A day on which people do not work is moved to the next working day. */
  workingDay: boolean;
}

export const emptyBooking: BookingDraft = {
  transferList: [],
  money: '',
  text: '',
  tag: '',
  isMilepost: false,
  date: '',
  every: 'yearly',
  lunar: '',
  workingDay: false,
};

/** What the draft of a booking is called: each account has one for a new one, each booking that is changed has its own. */
export function draftName(accountType: AccountType, id: string | null): string {
  return id === null ? `new-${accountType}` : `edit-${id}`;
}

/** Takes the name of a draft, gives the account of a new booking or the id of the booking that it changes. */
export function draftNamed(name: string): { accountType: AccountType } | { id: string } {
  const id = /^edit-(.+)$/s.exec(name)?.[1];
  if (id !== undefined) return { id };
  return { accountType: name === draftName(1, null) ? 1 : 0 };
}

/** Whether a recipient or an amount was entered, so that the draft is worth keeping. */
export function isBegun({ transferList, money }: BookingDraft): boolean {
  return transferList.length > 0 || money !== '';
}

/** What a tag says about the days of a booking. */
export interface TagRule {
  name: string;
  occasion: Occasion;
  every: Recurrence;
  /** What each recipient gets at most; none where the tag sets no cap. */
  limit?: Tenths | null;
}

/** How often a draft's gift comes: birthdays and anniversaries once a year, mileposts once. */
export function recurrenceOf(draft: BookingDraft, tag: TagRule): Recurrence {
  if (tag.every === 'once') return 'once';
  return fixesDay(tag.occasion) || dayRuleOf(draft, tag).lunar !== null ? 'yearly' : draft.every;
}

/** Whether a gift may come on a day of the Chinese calendar: single gifts have a calendar date, and so has the first day at work. */
export function takesLunar({ occasion, every }: TagRule): boolean {
  return every !== 'once' && occasion !== 'onboarding';
}

/** How the days of a draft depart from the ordinary calendar; a lunar date that its tag cannot have is kept for the next tag. */
export function dayRuleOf({ lunar, workingDay }: BookingDraft, tag: TagRule): DayRule {
  return { lunar: takesLunar(tag) && isLunarDate(lunar) ? lunar : null, workingDay };
}

/** Whether a draft needs a date of its own. */
export function needsDate(draft: BookingDraft, tag: TagRule): boolean {
  return !fixesDay(tag.occasion) && dayRuleOf(draft, tag).lunar === null;
}

/** What keeps a draft from being booked; today's balance is never a reason, because a booking is paid later. */
export type BookingProblem =
  | { kind: 'no-recipients' }
  | { kind: 'too-many-recipients' }
  /** They have left or lost their OA account since they were chosen. */
  | { kind: 'unable'; names: readonly string[] }
  | { kind: 'no-date' }
  | { kind: 'past-date' }
  | ({ kind: 'amount' } & RefusedAmount)
  | { kind: 'blessing-too-long' };

/**
 * Takes a draft, its tag, the first day whose run is still to come, and who cannot receive any more; gives all problems in the order in
 * which the page asks.
 */
export function checkBooking(
  draft: BookingDraft,
  tag: TagRule,
  firstDay: Day,
  unable: readonly string[],
): BookingProblem[] {
  const { transferList, date, money } = draft;
  const problems: BookingProblem[] = [];
  const gone = transferList
    .filter(({ usercode }) => unable.includes(usercode))
    .map(namesToldApart(transferList));
  if (transferList.length === 0) problems.push({ kind: 'no-recipients' });
  if (transferList.length > maxRecipients) problems.push({ kind: 'too-many-recipients' });
  if (gone.length > 0) problems.push({ kind: 'unable', names: gone });
  if (needsDate(draft, tag) && date === '') problems.push({ kind: 'no-date' });
  else if (needsDate(draft, tag) && date < firstDay) problems.push({ kind: 'past-date' });
  const refusal = refusalUnder(tag.limit ?? null, parseAmount(money));
  if (refusal !== null) problems.push({ kind: 'amount', ...refusal });
  if (countCharacters(blessingOf(draft)) > maxBlessingLength) problems.push({ kind: 'blessing-too-long' });
  return problems;
}

/** A booking as it goes over the wire. */
export interface BookingContent extends DayRule {
  accountType: AccountType;
  tag: string;
  date: Day | null;
  every: Recurrence;
  transferList: { usercode: string }[];
  /** Coins with one decimal, for each recipient. */
  money: string;
  text: string;
}

/** Takes a checked draft; throws on an amount that cannot be taken, which would be a programming error. */
export function bookingContent(draft: BookingDraft, tag: TagRule, accountType: AccountType): BookingContent {
  const parsed = parseAmount(draft.money);
  if (!parsed.ok) throw new RangeError(`a booking with an amount that is ${parsed.reason} is not sent`);
  return {
    accountType,
    tag: tag.name,
    date: needsDate(draft, tag) ? draft.date : null,
    every: recurrenceOf(draft, tag),
    transferList: draft.transferList.map(({ usercode }) => ({ usercode })),
    money: toWireMoney(parsed.amount),
    text: blessingOf(draft),
    ...dayRuleOf(draft, tag),
  };
}

/** upcoming: no run yet · running: it has paid and goes on · unpaid: its last run could not be paid · done · cancelled. */
export const bookingStatuses = ['upcoming', 'running', 'unpaid', 'done', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The status of a booking: what ended it comes first, then the result of its last run. */
export function bookingStatus({
  cancelledAt,
  next,
  last,
}: {
  cancelledAt: string | null;
  next: Day | null;
  last: 'paid' | 'unpaid' | null;
}): BookingStatus {
  if (cancelledAt !== null) return 'cancelled';
  if (last === 'unpaid') return 'unpaid';
  if (next === null) return 'done';
  return last === null ? 'upcoming' : 'running';
}
