import { formatCount } from './money';

/**
 * A number for display: its thousands separated, rounded to so many decimals, a true minus before it (12,680.50); an empty one is 0. Amounts
 * of coins have a formatter of their own, which divides by 10 without floating point.
 */
export function formatNumber(value: number | null, decimals = 2): string {
  if (value === null) return '0';
  const [whole = '', rest] = Math.abs(roundTo(value, decimals)).toFixed(decimals).split('.');
  const digits = `${formatCount(Number(whole))}${rest === undefined ? '' : `.${rest}`}`;
  return /[1-9]/.test(digits) && value < 0 ? `−${digits}` : digits;
}

/** A number rounded on its digits as written, half away from zero: 1.005 becomes 1.01, which floating point alone would not give. */
export function roundTo(value: number, decimals = 2): number {
  const scale = 10 ** decimals;
  const size = Math.round(Number((Math.abs(value) * scale).toPrecision(15))) / scale;
  return value < 0 && size > 0 ? -size : size;
}
