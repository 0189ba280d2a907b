import { useSyncExternalStore } from 'react';
import { shownImage } from '@/domain/external-links/outside-image';

let allowedHosts: readonly string[] = [];
const listeners = new Set<() => void>();

/** Pictures may be fetched from these hosts. Called once, by `app/wiring.ts`; no context, as the shell would carry it before the first paint. */
export function imageHostsSet(hosts: readonly string[]): void {
  allowedHosts = hosts;
  for (const listener of listeners) listener();
}

/** Those of these addresses that may be shown, without the others. */
export function useAllowedPictures(addresses: readonly string[]): readonly string[] {
  const hosts = useSyncExternalStore(subscribe, () => allowedHosts);
  return addresses.map((address) => shownImage(address, hosts)).filter((address) => address !== '');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
