import { lazy, Suspense } from 'react';
import { wire } from '@/app/wiring';
import { useLeaving } from '@/state/leaving';
import { Notices } from './notices';

const Door = lazy(() => import('./door'));
// Nothing of it is needed before live data stand.
const Attendants = lazy(() => import('./attendants'));

wire();

/** What goes along with every page from soon after the first paint on. */
export default function Companion() {
  const offered = useLeaving((leaving) => leaving.offered);
  return (
    <>
      <Notices />
      <Suspense fallback={null}>
        <Attendants />
      </Suspense>
      {offered !== null && (
        <Suspense fallback={null}>
          <Door offered={offered} />
        </Suspense>
      )}
    </>
  );
}
