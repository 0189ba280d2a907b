import { needsDate, recurrenceOf, type BookingDraft, type TagRule } from '@/domain/bookings/booking';
import {
  forecast,
  unpaidIn,
  type ForecastRun,
  type PlannedGifts,
  type RunOutcome,
} from '@/domain/bookings/forecast';
import { parseAmount } from '@/domain/money';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import type { Booking } from '@/queries/bookings';

/** The id of the draft among the planned gifts. */
export const draftId = 'draft';

/** The forecast with a draft: all runs, those of the draft, and those of other bookings that only the draft leaves unpaid. */
export interface DraftForecast {
  runs: readonly ForecastRun[];
  own: readonly RunOutcome[];
  impact: readonly RunOutcome[];
}

/**
 * Takes a draft with the days of its recipients and, if it changes a booking, that booking, whose place in the payment order it keeps. Null
 * while the draft is incomplete.
 */
export function forecastDraft(
  draft: BookingDraft,
  tag: TagRule,
  recipients: Booking['recipients'],
  changed: Pick<PlannedGifts, 'id' | 'bookedAt' | 'queueIndex'> | null,
  { planned, purse, span }: Pick<Funding, 'planned' | 'purse' | 'span'>,
): DraftForecast | null {
  const amount = parseAmount(draft.money);
  const chosen = recipients.filter(({ usercode }) =>
    draft.transferList.some((one) => one.usercode === usercode),
  );
  const hasOwnDate = needsDate(draft, tag);
  if (!amount.ok || chosen.length === 0 || (hasOwnDate && draft.date === '')) return null;
  const others = planned.filter(({ id }) => id !== changed?.id);
  const gift: PlannedGifts = {
    id: draftId,
    bookedAt: changed?.bookedAt ?? span.now,
    queueIndex: changed?.queueIndex,
    every: recurrenceOf(draft, tag),
    each: amount.amount,
    recipients: chosen.map(({ usercode, anchor, days, able }) => ({
      usercode,
      anchor: hasOwnDate ? draft.date : anchor,
      days,
      able,
    })),
  };
  const runs = forecast([...others, gift], purse, span);
  const unpaidBefore = new Set(unpaidIn(forecast(others, purse, span)).map(keyOf));
  const isOwn = ({ bookingId }: RunOutcome) => bookingId === draftId;
  return {
    runs,
    own: runs.flatMap(({ outcomes }) => outcomes.filter(isOwn)),
    impact: unpaidIn(runs).filter((run) => !isOwn(run) && !unpaidBefore.has(keyOf(run))),
  };
}

function keyOf({ day, bookingId }: RunOutcome): string {
  return `${day} ${bookingId}`;
}
