import { monthsUpTo } from '@/domain/accounts/bill';
import { toMonth } from '@/domain/business-time';
import { sum, tenths, type Tenths } from '@/domain/money';
import type { AccountHistoryRow } from '@/mocks/accounts/account-history';
import { rowsOf } from '@/mocks/accounts/balances';
import { thanksFor, transferOf } from '@/mocks/accounts/known-transfers';
import { receivedBy, type Transfer } from '@/mocks/accounts/transfers';
import type { MockState } from '@/mocks/core/state';
import { packetBehind } from '@/mocks/red-packets/packet-life';
import type { WelfareOccasion, WelfareSpan } from '../rules/welfare';

/** Coins that were given: to the account where the amount is above zero, else by it. */
export interface Gift {
  readonly time: number;
  readonly month: string;
  readonly amount: Tenths;
  readonly occasion: WelfareOccasion;
  readonly title: string;
  /** The colleague who gave it; null where it came from elsewhere. */
  readonly from: string | null;
  /** Who got how much of it, where that is known. */
  readonly to: readonly { usercode: string; money: Tenths }[];
  /** The recipient said thanks. */
  readonly thanked: boolean;
}

const halfYear = 6;
const given = ['welfare', 'transfer', 'reward', 'red-packet'];

/** The months of a span up to now, oldest first; everything begins with the account's first line. */
export function monthsOf(span: WelfareSpan, gifts: readonly Gift[], now: number): readonly string[] {
  const month = toMonth(now);
  if (span === 'half-year') return monthsUpTo(month, halfYear);
  if (span === 'year') return monthsUpTo(month, Number(month.slice(5)));
  const first = gifts[0]?.month ?? month;
  const years = Number(month.slice(0, 4)) - Number(first.slice(0, 4));
  return monthsUpTo(month, years * 12 + Number(month.slice(5)) - Number(first.slice(5)) + 1);
}

/** What an account was given and gave, oldest first; purchases and expired coins are no gifts. */
export function giftsOf(state: MockState, account: string): readonly Gift[] {
  return rowsOf(state, account)
    .filter(({ posting }) => given.includes(posting.kind))
    .map((row) => giftOf(state, row, account));
}

function giftOf(state: MockState, { posting, delta }: AccountHistoryRow, account: string): Gift {
  const { time, title, transferId, packetId } = posting;
  const isOwn = (usercode: string) => account.endsWith(`:${usercode}`);
  const transfer = transferId === undefined ? undefined : transferOf(state, transferId);
  const packet = state.packets.find(({ id }) => id === packetId);
  return {
    time,
    month: toMonth(time),
    amount: delta,
    occasion: packetBehind(posting) === undefined ? occasionOf(state, transfer, title) : 'red-packet',
    title: transfer?.text ?? title,
    from: transfer?.from ?? packet?.from ?? null,
    to: transfer?.to.map((usercode) => ({ usercode, money: receivedBy(transfer, usercode) })) ?? [],
    thanked:
      (transfer !== undefined && thanksFor(state, transfer.id).some(({ usercode }) => isOwn(usercode))) ||
      (packet?.taken.some(({ usercode, thanks }) => isOwn(usercode) && thanks !== '') ?? false),
  };
}

/** What the booking behind it was for, else what its words speak of. */
function occasionOf(state: MockState, transfer: Transfer | undefined, title: string): WelfareOccasion {
  const booking = state.bookings.find(({ id }) => id === transfer?.bookingId);
  if (booking !== undefined) return booking.occasion === 'onboarding' ? 'anniversary' : booking.occasion;
  const words = transfer === undefined ? title : `${transfer.tag} ${transfer.text}`;
  if (words.includes('生日')) return 'birthday';
  if (words.includes('周年')) return 'anniversary';
  if (words.includes('节日')) return 'holiday';
  if (words.includes('里程碑')) return 'milepost';
  return transfer === undefined ? 'subsidy' : 'thanks';
}

/** Amounts by what they were for, the most first. */
export function byOccasion(gifts: readonly Gift[]): { occasion: WelfareOccasion; amount: Tenths }[] {
  const occasions = [...new Set(gifts.map(({ occasion }) => occasion))];
  return occasions
    .map((occasion) => ({
      occasion,
      amount: sizeOf(gifts.filter((gift) => gift.occasion === occasion)),
    }))
    .sort((one, other) => other.amount - one.amount);
}

/** The sum of some gifts without its sign. */
export function sizeOf(gifts: readonly Gift[]): Tenths {
  return tenths(Math.abs(sum(gifts.map(({ amount }) => amount))));
}

/** What each colleague was given, by usercode. */
export function byReceiver(gifts: readonly Gift[]): ReadonlyMap<string, Tenths> {
  const amounts = new Map<string, Tenths>();
  for (const { to } of gifts)
    for (const { usercode, money } of to) amounts.set(usercode, tenths((amounts.get(usercode) ?? 0) + money));
  return amounts;
}

/** What each colleague gave in all, and their last gift, by usercode. */
export function byGiver(gifts: readonly Gift[]): ReadonlyMap<string, { amount: Tenths; last: Gift }> {
  const givers = new Map<string, { amount: Tenths; last: Gift }>();
  for (const gift of gifts) {
    if (gift.from === null) continue;
    const before = givers.get(gift.from)?.amount ?? 0;
    givers.set(gift.from, { amount: tenths(before + gift.amount), last: gift });
  }
  return givers;
}

/** Whether a person was thanked for their last gift, or has received one since. */
export function isThanked({ thanked, time, from }: Gift, sent: readonly Gift[]): boolean {
  return (
    thanked ||
    from === null ||
    sent.some((back) => back.time > time && back.to.some(({ usercode }) => usercode === from))
  );
}
