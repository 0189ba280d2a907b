import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored } from '@/state/storage';
import { deferred } from '@/ui/lazy/lazy-component';

const Unfinished = deferred(() => import('./unfinished'));

/** What was left unfinished, for pages that load its code only where there is something: on this device, in whichever tab. */
export function AnyUnfinished() {
  const isStored = useSyncExternalStore(
    (changed) => onStoredElsewhere('settlements', changed),
    () => readStored('settlements') !== null,
  );
  return isStored ? <Unfinished /> : null;
}
