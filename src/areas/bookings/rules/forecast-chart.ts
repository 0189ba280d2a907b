import type { ForecastRun } from '@/domain/bookings/forecast';
import { dayInMonth, daysBetween, monthOf, monthsLater, type Day } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';

/** The days that a chart spans. */
export interface ChartSpan {
  from: Day;
  until: Day;
}

/** A day on the time axis: 0 is its beginning, 1 its end. */
export interface ChartDay {
  day: Day;
  at: number;
}

const monthsBetweenTicks = 3;

/** What a run lacks to pay all that is due; zero where nothing is missing. */
function missingOn({ outcomes }: ForecastRun): Tenths {
  return tenths(Math.max(0, ...outcomes.map(({ missing }) => missing)));
}

function placeOf(day: Day, { from, until }: ChartSpan): number {
  return daysBetween(from, day) / Math.max(1, daysBetween(from, until));
}

/** Every run at its place in time: the balance, below zero what is missing, and what is held afterwards. A run that pays `ownId` is marked. */
export function chartPoints(
  runs: readonly ForecastRun[],
  span: ChartSpan,
  ownId: string | null,
): readonly (ChartDay & { balance: Tenths; held: Tenths; isOwn: boolean })[] {
  return runs.map((run) => {
    const missing = missingOn(run);
    return {
      day: run.day,
      at: placeOf(run.day, span),
      balance: missing > 0 ? tenths(-missing) : run.balance,
      held: run.balance,
      isOwn: run.outcomes.some(({ bookingId }) => bookingId === ownId),
    };
  });
}

/** The days that the axis names: every third month from its beginning on. */
export function chartTicks(span: ChartSpan): readonly ChartDay[] {
  const ticks: ChartDay[] = [];
  const date = Number(span.from.slice(8));
  for (let months = monthsBetweenTicks; ; months += monthsBetweenTicks) {
    const day = dayInMonth(monthsLater(monthOf(span.from), months), date);
    if (day > span.until) return ticks;
    ticks.push({ day, at: placeOf(day, span) });
  }
}
