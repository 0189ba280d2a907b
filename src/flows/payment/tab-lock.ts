import { readStored, writeStored } from '@/state/storage';

/** Shared with tabs of earlier releases, hence the name. */
const key = 'settlement-lease';
const own = `${Date.now()}-${Math.random()}`;
const length = 8_000;
const renewal = 3_000;
const taken = new Set<string>();

interface Lock {
  owner: string;
  until: number;
}

/**
 * Lets one tab at a time follow the payment of one holder (person and kind of payment). The tab lock is for the user interface only; the
 * idempotency key guarantees correctness. It ends by itself soon, so that a closed tab does not block the next one. Gives null where it is
 * taken, by another tab or by this one.
 */
export function takeTabLock(holder: string): { release: () => void } | null {
  const current = readLocks().get(holder);
  const elsewhere = current !== undefined && current.owner !== own && current.until > Date.now();
  if (taken.has(holder) || elsewhere) return null;
  taken.add(holder);
  const renew = () => writeLocks(readLocks().set(holder, { owner: own, until: Date.now() + length }));
  const release = () => {
    taken.delete(holder);
    clearInterval(renewing);
    removeEventListener('pagehide', release);
    const locks = readLocks();
    if (locks.get(holder)?.owner !== own) return;
    locks.delete(holder);
    writeLocks(locks);
  };
  const renewing = setInterval(renew, renewal);
  addEventListener('pagehide', release);
  renew();
  return { release };
}

/** By holder. Those that have ended are left out. */
function readLocks(): Map<string, Lock> {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(Object.entries(stored).filter(isLock));
  } catch {
    return new Map();
  }
}

function writeLocks(locks: Map<string, Lock>): void {
  writeStored(key, locks.size === 0 ? null : JSON.stringify(Object.fromEntries(locks)));
}

function isLock(entry: [string, unknown]): entry is [string, Lock] {
  const lock = entry[1];
  if (typeof lock !== 'object' || lock === null || !('owner' in lock) || !('until' in lock)) return false;
  return typeof lock.owner === 'string' && typeof lock.until === 'number' && lock.until > Date.now();
}
