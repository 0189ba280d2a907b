import type { AccountType } from '@/domain/account';
import { recurrenceOf, type BookingDraft, type TagRule } from '@/domain/bookings/booking';
import { fixesDay } from '@/domain/bookings/schedule';
import type { Day } from '@/domain/business-time';
import { parseAmount, tenths } from '@/domain/money';
import type { Booking } from '@/queries/bookings';
import type { GiftOrder } from './rules/gift-order';

/** The order that a booking is. */
export function orderOfBooking({ accountType, every, money, recipients }: Booking): GiftOrder {
  return { accountType, every, each: money, recipients };
}

/** The order that a checked draft would be; recipients whose day is not known are taken to fall on the same day. */
export function orderOfDraft(
  draft: BookingDraft,
  tag: TagRule,
  accountType: AccountType,
  recipients: Booking['recipients'],
  firstDay: Day,
): GiftOrder {
  const amount = parseAmount(draft.money);
  const dayOf = (usercode: string) => {
    const known = recipients.find((each) => each.usercode === usercode);
    const anchor = fixesDay(tag.occasion) ? known?.anchor : draft.date || undefined;
    return { anchor: anchor ?? firstDay, days: known?.days };
  };
  return {
    accountType,
    every: recurrenceOf(draft, tag),
    each: amount.ok ? amount.amount : tenths(0),
    recipients: draft.transferList.map(({ usercode }) => ({ usercode, ...dayOf(usercode) })),
  };
}
