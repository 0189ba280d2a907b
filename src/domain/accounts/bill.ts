import { dayOf, monthsLater, type Month } from '@/domain/business-time';
import { escapeCell } from '@/domain/escape-cell';
import type { Moment } from '@/domain/moment';
import { sum, tenths, toWireMoney, type Tenths } from '@/domain/money';

export const billKinds = [
  'welfare',
  'transfer',
  'reward',
  'red-packet',
  'top-up',
  'purchase',
  'exchange',
  'sale',
  'refund',
  'expire',
] as const;
export type BillKind = (typeof billKinds)[number];

export interface BillEntry {
  id: string;
  /** Business time, YYYY-MM-DD HH:mm:ss. */
  time: Moment;
  kind: BillKind;
  title: string;
  source: string;
  /** Signed: gains above zero, spending below. */
  amount: Tenths;
  /** The account's balance after this entry. */
  balance: Tenths;
  transferId: string | null;
  /** The red packet behind the entry, where there is one. */
  packetId?: string;
  /** The booking that the entry was paid for, where it is the person's own. */
  bookingId?: string | null;
}

/** The filters of a bill; expired coins are neither sent nor spent, so only the whole bill shows them. */
export const billFilters = ['all', 'received', 'sent', 'spent', 'returned'] as const;
export type BillFilter = (typeof billFilters)[number];

const gifts: readonly BillKind[] = ['welfare', 'transfer', 'reward', 'red-packet'];
const purchases: readonly BillKind[] = ['purchase', 'exchange'];

const narrowed: Readonly<Record<BillFilter, (entry: Pick<BillEntry, 'kind' | 'amount'>) => boolean>> = {
  all: () => true,
  received: ({ kind, amount }) =>
    amount > 0 && (kind === 'top-up' || kind === 'sale' || gifts.includes(kind)),
  sent: ({ kind, amount }) => amount < 0 && gifts.includes(kind),
  spent: ({ kind, amount }) => amount < 0 && purchases.includes(kind),
  returned: ({ kind }) => kind === 'refund',
};

export interface BillQuestion {
  /** YYYY-MM; every month where absent. */
  month?: string | undefined;
  filter: BillFilter;
  /** Matched against title and source, ignoring case. */
  keyword: string;
  /** The number of the other side; absent means all. Only the gateway can match it, because entries do not carry it. */
  party?: string | undefined;
}

/** The bill without any filter. */
export const wholeBill: Required<BillQuestion> = {
  month: undefined,
  filter: 'all',
  keyword: '',
  party: undefined,
};

/** Whether a query filters anything out. */
export function isNarrowed({ month, filter, keyword, party }: BillQuestion): boolean {
  return month !== undefined || filter !== 'all' || keyword !== '' || party !== undefined;
}

/** Whether an entry matches a query. */
export function answersTo(
  entry: Pick<BillEntry, 'kind' | 'amount' | 'time' | 'title' | 'source'>,
  { month, filter, keyword }: BillQuestion,
): boolean {
  if (month !== undefined && !entry.time.startsWith(month)) return false;
  if (!narrowed[filter](entry)) return false;
  const wanted = keyword.trim().toLowerCase();
  return wanted === '' || `${entry.title}\n${entry.source}`.toLowerCase().includes(wanted);
}

export interface BillTotals {
  income: Tenths;
  /** As a positive amount. */
  spending: Tenths;
}

/** Gains and spending of some entries, each as a positive sum. */
export function totalsOf(entries: readonly Pick<BillEntry, 'amount'>[]): BillTotals {
  const amounts = entries.map(({ amount }) => amount);
  return {
    income: sum(amounts.filter((amount) => amount > 0)),
    spending: tenths(-sum(amounts.filter((amount) => amount < 0))),
  };
}

/** The months up to and with `month`, oldest first. */
export function monthsUpTo(month: Month, count: number): Month[] {
  return Array.from({ length: count }, (_, index) => monthsLater(month, index + 1 - count));
}

export interface BillDay extends BillTotals {
  /** YYYY-MM-DD. */
  day: string;
  entries: readonly BillEntry[];
}

/** Entries of the same day together, in their order. */
export function byDay(entries: readonly BillEntry[]): BillDay[] {
  const days: { day: string; entries: BillEntry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.time);
    const last = days[days.length - 1];
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days.map((each) => ({ ...each, ...totalsOf(each.entries) }));
}

/**
 * The entries as a CSV file: byte order mark and CRLF for spreadsheets, text quoted, and a text that a spreadsheet would take for a
 * formula made harmless by a leading apostrophe. `head` names time, kind, title, source, amount, balance and number.
 */
export function billCsv(
  entries: readonly BillEntry[],
  head: readonly string[],
  kinds: Readonly<Record<BillKind, string>>,
): string {
  const rows = entries.map(({ id, time, kind, title, source, amount, balance }) => [
    cell(time),
    cell(kinds[kind]),
    cell(title),
    cell(source),
    toWireMoney(amount),
    toWireMoney(balance),
    cell(id),
  ]);
  return `\ufeff${[head.map(cell), ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  return `"${escapeCell(text).replace(/"/g, '""')}"`;
}
