import { chartPoints } from '@/domain/bookings/forecast-chart';
import type { ForecastRun } from '@/domain/bookings/forecast';
import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import { StepChart } from '@/ui/charts/step-chart';
import { shortDay } from '../describe';

/** More points do not fit the width. */
const maxPoints = 6;

/** The balance after each upcoming gift; values below zero are labelled with the missing amount. */
export function ForecastChart({ balance, runs }: { balance: Tenths; runs: readonly ForecastRun[] }) {
  const messages = useMessages(bookingMessages);
  const format = (value: number) =>
    value < 0 ? messages.missing(formatCoins(tenths(-value))) : formatCoins(tenths(value));
  return (
    <StepChart
      start={{ label: messages.today, balance }}
      points={chartPoints(runs, maxPoints).map((point) => ({
        label: shortDay(point.day, messages),
        balance: point.balance,
      }))}
      format={format}
    />
  );
}
