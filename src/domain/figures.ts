import { formatCoins, type Tenths } from './money';

/**
 * Formatters for numbers that are not held as tenths of a coin: points, prices, order amounts. They round on the
 * decimal digits as written, half away from zero, so that 1.005 becomes 1.01; binary floating point never rounds anything here.
 */

/** The value of a number field before formatting; empty means none. */
export type Figure = number | string | null | undefined;

/** Shown in place of a value that is not a number. */
const noFigure = '--';

/** Takes a number or its decimal text, gives it with exactly `decimals` places: 1.005 → 1.01; `--` for what is no number. */
export function round(value: number | string, decimals = 2): string {
  const match = /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]\d+))?$/.exec(String(value).trim());
  if (!match) return noFigure;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const [digits, point] = shiftPoint(whole + fraction, whole.length + Number(exponent));
  const kept = digits.slice(0, point + decimals).padEnd(point + decimals, '0');
  const roundedUp = (digits[point + decimals] ?? '0') >= '5';
  const figure = (BigInt(kept) + (roundedUp ? BigInt(1) : BigInt(0))).toString().padStart(decimals + 1, '0');
  const cut = figure.length - decimals;
  const text = decimals === 0 ? figure : `${figure.slice(0, cut)}.${figure.slice(cut)}`;
  return /[1-9]/.test(text) ? sign + text : text;
}

/** The same with thousands separated: 1234.5 → 1,234.50. */
export function separateThousands(value: number | string, decimals = 2): string {
  return round(value, decimals).replace(/^-?\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
}

/** A number for the eye: one decimal, thousands separated, 0 where there is none. */
export function filterNumber(value: Figure, decimals = 1): string {
  return separateThousands(value === null || value === undefined || value === '' ? 0 : value, decimals);
}

/** Takes an order amount in tenths, gives coins: 885 → 88.50. */
export function formatOrderAmount(amount: Tenths, decimals = 2): string {
  return separateThousands(`${amount}e-1`, decimals);
}

/** From this on dashboards write ten-thousands: 100,000 coins. */
const wanFrom = 1_000_000;

/**
 * Large figures of dashboards, never of a pay or transfer screen: from 100,000 coins the number of ten-thousands (`10.0`, for words to
 * put 万 behind), below it null.
 */
export function inWan(amount: Tenths): string | null {
  return Math.abs(amount) >= wanFrom ? separateThousands(`${amount}e-5`, 1).replace('-', '−') : null;
}

/** The text of a figure: the result of `inWan` with `unit` behind it, else plain coins. */
export function formatDashboard(amount: Tenths, unit: string): string {
  const wan = inWan(amount);
  return wan === null ? formatCoins(amount) : `${wan} ${unit}`;
}

/** Digits with room on both sides, and where the decimal point stands among them. */
function shiftPoint(digits: string, point: number): [string, number] {
  return point > 0 ? [digits.padEnd(point, '0'), point] : ['0'.repeat(1 - point) + digits, 1];
}
