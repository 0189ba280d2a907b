import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';
import { encode } from 'uqr';

/** A payment code as scanners read it. */
export interface DrawnCode {
  digits: string;
  /** Rows of modules, true where dark. */
  matrix: readonly (readonly boolean[])[];
  /** Widths in modules, bar and gap by turns; a bar comes first. */
  bars: readonly number[];
}

/** Draws both codes of one text: a QR code of level H, which the coin in its middle leaves readable, and a Code 128. */
export function drawCode(digits: string): DrawnCode {
  return { digits, matrix: encode(digits, { ecc: 'H', border: 0 }).data, bars: barsOf(digits) };
}

function barsOf(digits: string): number[] {
  const { data } = new CODE128(digits, {}).encode();
  return Array.from(data.matchAll(/1+|0+/g), ([run]) => run.length);
}
