import { ownShare } from '@/api/own-share';
import { ownDelay } from '@/domain/spread';

/** Reads again what a moment has changed for all devices: each does so at its own time in the next ten seconds, while people send their orders. */
export function readInOwnTime(read: () => unknown): void {
  setTimeout(read, ownDelay(ownShare));
}
