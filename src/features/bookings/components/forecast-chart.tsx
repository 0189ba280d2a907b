import { chartPoints } from '@/domain/bookings/forecast-chart';
import type { ForecastRun } from '@/domain/bookings/forecast';
import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { bookingWords } from '@/messages/bookings';
import { useWords } from '@/messages/language';
import { StepChart } from '@/ui/charts/step-chart';
import { shortDay } from '../describe';

/** As many days as the width has room for. */
const mostPoints = 6;

/** How a balance goes down with the gifts to come; its text alternative says every value, and below zero what is missing. */
export function ForecastChart({ balance, runs }: { balance: Tenths; runs: readonly ForecastRun[] }) {
  const words = useWords(bookingWords);
  const format = (value: number) =>
    value < 0 ? words.missing(formatCoins(tenths(-value))) : formatCoins(tenths(value));
  return (
    <StepChart
      start={{ label: words.today, balance }}
      points={chartPoints(runs, mostPoints).map((point) => ({
        label: shortDay(point.day, words),
        balance: point.balance,
      }))}
      format={format}
    />
  );
}
