import { readStored, writeStored } from '@/state/storage';

/** The name has to stay, because tabs of earlier releases use the same item. */
const key = 'settlement-lease';
const ownId = `${Date.now()}-${Math.random()}`;
const duration = 8_000;
const renewalInterval = 3_000;
const heldHere = new Set<string>();

interface Lock {
  owner: string;
  until: number;
}

/**
 * Lets one tab at a time follow the payment of one holder (person and kind of payment). The tab lock is for the user interface only; the
 * idempotency key guarantees correctness. It expires after 8 s without renewal, so that a closed tab does not block the next one. Returns null
 * where another tab or this one holds it.
 */
export function takeTabLock(holder: string): { release: () => void } | null {
  const current = readLocks().get(holder);
  const isHeldElsewhere = current !== undefined && current.owner !== ownId;
  if (heldHere.has(holder) || isHeldElsewhere) return null;
  heldHere.add(holder);
  const renew = () => writeLocks(readLocks().set(holder, { owner: ownId, until: Date.now() + duration }));
  const release = () => {
    heldHere.delete(holder);
    clearInterval(timer);
    removeEventListener('pagehide', release);
    const locks = readLocks();
    if (locks.get(holder)?.owner !== ownId) return;
    locks.delete(holder);
    writeLocks(locks);
  };
  const timer = setInterval(renew, renewalInterval);
  addEventListener('pagehide', release);
  renew();
  return { release };
}

/** The locks by holder, without expired ones. */
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
