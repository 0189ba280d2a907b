import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';
import { encode } from 'uqr';

/** Digits as QR code and bar code. */
export interface DrawnCode {
  digits: string;
  /** Rows of modules, true where dark. */
  matrix: readonly (readonly boolean[])[];
  /** Widths in modules of bars and gaps alternately, a bar first. */
  bars: readonly number[];
}

/** Encodes digits as a QR code and as Code 128. The QR code has level H, so that it stays readable under the coin in its middle. */
export function drawCode(digits: string): DrawnCode {
  return { digits, matrix: encode(digits, { ecc: 'H', border: 0 }).data, bars: barsOf(digits) };
}

function barsOf(digits: string): number[] {
  const { data } = new CODE128(digits, {}).encode();
  return Array.from(data.matchAll(/1+|0+/g), ([run]) => run.length);
}
