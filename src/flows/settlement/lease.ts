import { readStored, writeStored } from '@/state/storage';

const key = 'settlement-lease';
const own = `${Date.now()}-${Math.random()}`;
const length = 8_000;
const renewal = 3_000;
const taken = new Set<string>();

interface Lease {
  owner: string;
  until: number;
}

/**
 * One tab at a time sends what one holder's intent says; what another holder wants meanwhile does not wait for it. The lease is a courtesy that
 * tells the other tabs to look on; what keeps money right is the key, so a lost race costs nothing. It ends by itself soon, so that a killed
 * tab does not block the next one. Gives null where it is taken, by another tab or by this one.
 */
export function takeLease(holder: string): { giveBack: () => void } | null {
  const current = readLeases().get(holder);
  const elsewhere = current !== undefined && current.owner !== own && current.until > Date.now();
  if (taken.has(holder) || elsewhere) return null;
  taken.add(holder);
  const renew = () => writeLeases(readLeases().set(holder, { owner: own, until: Date.now() + length }));
  const giveBack = () => {
    taken.delete(holder);
    clearInterval(renewing);
    removeEventListener('pagehide', giveBack);
    const leases = readLeases();
    if (leases.get(holder)?.owner !== own) return;
    leases.delete(holder);
    writeLeases(leases);
  };
  const renewing = setInterval(renew, renewal);
  addEventListener('pagehide', giveBack);
  renew();
  return { giveBack };
}

/** By holder. Those of killed tabs that have ended are left out. */
function readLeases(): Map<string, Lease> {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(Object.entries(stored).filter(isLease));
  } catch {
    return new Map();
  }
}

function writeLeases(leases: Map<string, Lease>): void {
  writeStored(key, leases.size === 0 ? null : JSON.stringify(Object.fromEntries(leases)));
}

function isLease(entry: [string, unknown]): entry is [string, Lease] {
  const lease = entry[1];
  if (typeof lease !== 'object' || lease === null || !('owner' in lease) || !('until' in lease)) return false;
  return typeof lease.owner === 'string' && typeof lease.until === 'number' && lease.until > Date.now();
}
