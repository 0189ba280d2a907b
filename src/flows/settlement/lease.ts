import { readStored, writeStored } from '@/state/storage';

const key = 'settlement-lease';
const own = `${Date.now()}-${Math.random()}`;
const length = 8_000;
const renewal = 3_000;
let taken = false;

/**
 * One tab at a time sends. The lease is a courtesy that tells the other tabs to look on; what keeps money right is the key, so a lost
 * race costs nothing. It ends by itself soon, so that a killed tab does not block the next one. Gives null where it is
 * taken, by another tab or by this one.
 */
export function takeLease(): { giveBack: () => void } | null {
  const current = readLease();
  const elsewhere = current !== null && current.owner !== own && current.until > Date.now();
  if (taken || elsewhere) return null;
  taken = true;
  const renew = () => {
    writeStored(key, JSON.stringify({ owner: own, until: Date.now() + length }));
  };
  const giveBack = () => {
    taken = false;
    clearInterval(renewing);
    removeEventListener('pagehide', giveBack);
    if (readLease()?.owner === own) writeStored(key, null);
  };
  const renewing = setInterval(renew, renewal);
  addEventListener('pagehide', giveBack);
  renew();
  return { giveBack };
}

function readLease(): { owner: string; until: number } | null {
  try {
    const lease: unknown = JSON.parse(readStored(key) ?? 'null');
    if (typeof lease !== 'object' || lease === null || !('owner' in lease) || !('until' in lease))
      return null;
    return typeof lease.owner === 'string' && typeof lease.until === 'number'
      ? { owner: lease.owner, until: lease.until }
      : null;
  } catch {
    return null;
  }
}
