import { tenths, type Tenths } from '@/domain/money';

/** How a packet is divided: equal shares or random ones. */
export const packetSplits = ['equal', 'lucky'] as const;
export type PacketSplit = (typeof packetSplits)[number];

/** The states of a packet for its receiver; `emptied` and `expired` are those that they did not open in time. */
export const packetStates = ['waiting', 'opened', 'emptied', 'expired'] as const;
export type PacketState = (typeof packetStates)[number];

/** What is not taken after this long goes back to the giver, ms. */
export const packetLife = 24 * 3_600_000;

/** Each part holds at least this much. */
const smallestPart = 1;

/** Parts that are alike; what does not divide evenly goes to the first ones, a tenth each. */
export function equalParts(total: Tenths, count: number): Tenths[] {
  checkParts(total, count);
  const each = Math.floor(total / count);
  const left = total - each * count;
  return Array.from({ length: count }, (_, index) => tenths(index < left ? each + 1 : each));
}

/**
 * Parts by luck: each is drawn from 0.1 up to twice what an even share of the rest would be, so that early and late takers are equally well off,
 * and every share is positive. `draw` gives fractions from 0 up to but without 1.
 */
export function luckyParts(total: Tenths, count: number, draw: () => number): Tenths[] {
  checkParts(total, count);
  const parts: Tenths[] = [];
  let left: number = total;
  for (let waiting = count; waiting > 1; waiting -= 1) {
    const most = Math.min(Math.floor((2 * left) / waiting), left - (waiting - 1) * smallestPart);
    const part = smallestPart + Math.floor(draw() * (most - smallestPart + 1));
    parts.push(tenths(part));
    left -= part;
  }
  return [...parts, tenths(left)];
}

/**
 * Index of the best share among the parts that were taken, in that order; the first of equals. Null where the split is equal or fewer than
 * two were taken.
 */
export function bestLuck(split: PacketSplit, taken: readonly Tenths[]): number | null {
  if (split === 'equal' || taken.length < 2) return null;
  return taken.indexOf(tenths(Math.max(...taken)));
}

function checkParts(total: Tenths, count: number): void {
  if (!Number.isInteger(count) || count < 1 || total < count * smallestPart)
    throw new RangeError(`${total} tenths do not make ${count} parts`);
}
