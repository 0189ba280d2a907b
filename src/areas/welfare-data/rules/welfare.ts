/** What stretch of time figures are about: the last six months, the running year, everything. */
export const welfareSpans = ['half-year', 'year', 'all'] as const;
export type WelfareSpan = (typeof welfareSpans)[number];

/** What coins were given for. */
export const welfareOccasions = [
  'holiday',
  'birthday',
  'anniversary',
  'milepost',
  'subsidy',
  'red-packet',
  'thanks',
] as const;
export type WelfareOccasion = (typeof welfareOccasions)[number];

/** Shares of a whole in whole percent that sum to 100; what rounding leaves goes to the largest remainders. All zero where there is nothing. */
export function percentages(amounts: readonly number[]): number[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  if (whole <= 0) return amounts.map(() => 0);
  const exact = amounts.map((amount) => (amount * 100) / whole);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Months in one year together, for what is too long to be shown month by month. */
export function byYear<Month extends { month: string }, Sum>(
  months: readonly Month[],
  add: (months: readonly Month[]) => Sum,
): { year: string; sum: Sum }[] {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  return years.map((year) => ({ year, sum: add(months.filter(({ month }) => month.startsWith(year))) }));
}
