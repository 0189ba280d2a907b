import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored } from '@/state/storage';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const UnfinishedCards = lazyComponent(() => import('./unfinished-cards'));

/** Payments whose page went away, for pages that load the code of the cards only where this device has stored one. */
export function UnfinishedPayments() {
  const isStored = useSyncExternalStore(
    (changed) => onStoredElsewhere('settlements', changed),
    () => readStored('settlements') !== null,
  );
  return isStored ? <UnfinishedCards /> : null;
}
