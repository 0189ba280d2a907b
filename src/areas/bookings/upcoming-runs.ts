import { forecast, type RunOutcome } from '@/domain/bookings/forecast';
import type { Funding } from '@/flows/funding-forecast/use-funding';

/** The forecast runs of one booking in the coming year. */
export function upcomingRunsOf(id: string, { planned, purse, span }: Funding): readonly RunOutcome[] {
  return forecast(planned, purse, span).flatMap(({ outcomes }) =>
    outcomes.filter(({ bookingId }) => bookingId === id),
  );
}
