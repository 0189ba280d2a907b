import type { ForecastRun } from '@/domain/bookings/forecast';
import { fromMoment, partsOf, toDay, type Day } from '@/domain/business-time';
import { formatCoins, tenths, type Tenths } from '@/domain/money';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { StepChart } from '@/ui/charts/step-chart';
import { shortDay } from '../describe';
import { chartPoints, chartTicks } from '../rules/forecast-chart';

interface ForecastChartProps {
  balance: Tenths;
  runs: readonly ForecastRun[];
  span: Funding['span'];
  /** The id of the gift that is being booked, whose days are marked. */
  ownId?: string;
}

const yearOf = (day: Day) => partsOf(fromMoment(day)).year;

/** The balance after each gift of the span; values below zero are labelled with the missing amount. */
export function ForecastChart({ balance, runs, span, ownId }: ForecastChartProps) {
  const messages = useMessages(bookingMessages);
  const days = { from: toDay(span.now), until: span.until };
  const ticks = chartTicks(days);
  const format = (value: number) =>
    value < 0 ? messages.missing(formatCoins(tenths(-value))) : formatCoins(tenths(value));
  return (
    <StepChart
      start={{ label: messages.today, balance }}
      points={chartPoints(runs, days, ownId ?? null).map(({ day, at, balance: after, held, isOwn }) => ({
        at,
        label: isOwn ? `${shortDay(day, messages)} ${messages.thisOne}` : shortDay(day, messages),
        balance: after,
        held,
        isMarked: isOwn,
      }))}
      ticks={ticks.map(({ day, at }, index) => ({
        at,
        label: messages.monthTick(partsOf(fromMoment(day)), yearOf(ticks[index - 1]?.day ?? days.from)),
      }))}
      format={format}
    />
  );
}
