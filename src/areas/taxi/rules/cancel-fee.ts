import { tenths, type Tenths } from '@/domain/money';
import { isCancellable, type TripState } from './trip-state';

/** Cancelling is free for this long after a driver took the trip, ms. */
export const freeCancelTime = 120_000;
/** What it costs afterwards. */
const lateCancelFee = tenths(30);

/**
 * What cancelling a trip costs at `now`; null where it can't be cancelled any more. `assignedAt` is when the driver took it, null before that; both in ms.
 */
export function cancelFeeAt(state: TripState, assignedAt: number | null, now: number): Tenths | null {
  if (!isCancellable(state)) return null;
  const isFree = assignedAt === null || now < assignedAt + freeCancelTime;
  return isFree ? tenths(0) : lateCancelFee;
}
