import type { Tenths } from '@/domain/money';

/** What the person's own limits still allow. */
export interface OwnCap {
  perPayment: Tenths;
  leftToday: Tenths;
}

/** Whether a cap for each recipient can be reached at all; one that lies above the person's own limits is not worth saying. */
export function isReachable(cap: Tenths, own: OwnCap | null): boolean {
  return own === null || cap <= largestPayment(own);
}

/** What one payment may come to at most. */
export function largestPayment({ perPayment, leftToday }: OwnCap): Tenths {
  return perPayment < leftToday ? perPayment : leftToday;
}
