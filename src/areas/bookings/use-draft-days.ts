import { appointmentDays } from '@/api/endpoints/appointment';
import { dayRuleOf, recurrenceOf, type BookingDraft } from '@/domain/bookings/booking';
import { floatingAhead, isFloating } from '@/domain/bookings/day-rule';
import { fixesDay } from '@/domain/bookings/schedule';
import { daysLater, type Day } from '@/domain/business-time';
import type { Booking, BookingTag } from '@/queries/bookings';
import { useEndpoint } from '@/queries/endpoint';
import { useCalendar } from './use-calendar';

/** The recipients of a draft with the days on which they would be given to; `data` is undefined until these are known. */
export function useDraftDays(draft: BookingDraft, tag: BookingTag, firstDay: Day) {
  const { transferList, date } = draft;
  const query = useEndpoint(
    appointmentDays,
    { occasion: tag.occasion, transferList: transferList.map(({ usercode }) => ({ usercode })) },
    { enabled: transferList.length > 0, select: ({ recipients }) => recipients },
  );
  const rule = dayRuleOf(draft, tag);
  const { calendar, isError, retry } = useCalendar(isFloating(rule));
  const every = recurrenceOf(draft, tag);
  const withDays = (recipient: Booking['recipients'][number]): Booking['recipients'][number] => {
    const anchor = fixesDay(tag.occasion) ? recipient.anchor : date || null;
    if (calendar === null || (anchor === null && rule.lunar === null)) return recipient;
    const rhythm = { anchor: anchor ?? firstDay, every };
    const until = daysLater(firstDay, floatingAhead);
    return { ...recipient, days: [...calendar.floatingDays(rhythm, rule, firstDay, until)] };
  };
  const isWaiting = isFloating(rule) && calendar === null;
  return {
    able: query.data,
    data: isFloating(rule) ? (isWaiting ? undefined : query.data?.map(withDays)) : query.data,
    isError: query.isError || isError,
    /** The days cannot be told yet, so that nothing may be booked. */
    isWaiting,
    refetch: () => {
      retry();
      if (query.isError) void query.refetch();
    },
  };
}
