import { lazy, Suspense, useEffect } from 'react';
import { wire } from '@/app/wiring';
import { useLeaving } from '@/state/leaving';
import { watchConnectivity } from './connectivity';
import { Notices } from './notices';
import { prefetchPages } from './prefetch';

const Door = lazy(() => import('./door'));

wire();

/** What goes along with every page from soon after the first paint on. */
export default function Companion() {
  const offered = useLeaving((leaving) => leaving.offered);
  useEffect(watchConnectivity, []);
  useEffect(prefetchPages, []);
  return (
    <>
      <Notices />
      {offered !== null && (
        <Suspense fallback={null}>
          <Door offered={offered} />
        </Suspense>
      )}
    </>
  );
}
