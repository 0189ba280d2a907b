import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored } from '@/state/storage';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const UnfinishedCards = lazyComponent('unfinished-cards', () => import('./unfinished-cards'));

/** The unfinished payments; the code of the cards is loaded only where this device has stored an attempt. */
export function UnfinishedPayments() {
  const isStored = useSyncExternalStore(
    (onChange) => onStoredElsewhere('settlements', onChange),
    () => readStored('settlements') !== null,
  );
  return isStored ? <UnfinishedCards /> : null;
}
