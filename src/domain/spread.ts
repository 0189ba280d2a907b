/**
 * Takes a wait, ms, that many devices begin at the same moment, and where one device stands among them, `share` from 0 to 1; gives a wait that is
 * never shorter and up to half as long again, so that they do not all return at the same moment.
 */
export function spread(wait: number, share: number): number {
  return wait * (1 + share / 2);
}

/** Milliseconds in which all devices read what one moment has changed for all of them. */
const readersSpread = 10_000;

/** Takes where a device stands among all of them, from 0 to 1; gives how long after such a moment it reads, ms. */
export function ownDelay(share: number): number {
  return share * readersSpread;
}
