import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored } from '@/state/storage';

const UnfinishedTransfer = lazy(() =>
  import('./unfinished-transfer').then((parts) => ({ default: parts.UnfinishedTransfer })),
);

/** The unfinished transfer, for pages that load its code only where there is one: on this device, in whichever tab. */
export function AnyUnfinished() {
  const isStored = useSyncExternalStore(
    (changed) => onStoredElsewhere('settlements', changed),
    () => readStored('settlements') !== null,
  );
  return isStored ? (
    <Suspense fallback={null}>
      <UnfinishedTransfer />
    </Suspense>
  ) : null;
}
