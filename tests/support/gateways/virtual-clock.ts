import type { Clock } from '@/host/clock';
import type { VirtualTime } from './virtual-time';

/** The host's clock, in virtual time. */
export function clockOf(time: VirtualTime): Clock {
  return { now: () => time.now, sleep: (ms) => time.sleep(ms) };
}
