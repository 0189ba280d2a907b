import type { Day } from '@/domain/business-time';
import type { ForecastRun } from './forecast';
import { tenths, type Tenths } from '@/domain/money';

/** What a run lacks to pay all that is due; zero where nothing is missing. */
function missingOn({ outcomes }: ForecastRun): Tenths {
  return tenths(Math.max(0, ...outcomes.map(({ missing }) => missing)));
}

/** The days that a chart has room for: the first ones, and the first shortfall among them wherever it lies; below zero is what is missing. */
export function chartPoints(
  runs: readonly ForecastRun[],
  most: number,
): readonly { day: Day; balance: Tenths }[] {
  const short = runs.findIndex((run) => missingOn(run) > 0);
  const shortRun = runs[short];
  const shown =
    shortRun === undefined || short < most ? runs.slice(0, most) : [...runs.slice(0, most - 1), shortRun];
  return shown.map((run) => {
    const missing = missingOn(run);
    return { day: run.day, balance: missing > 0 ? tenths(-missing) : run.balance };
  });
}
