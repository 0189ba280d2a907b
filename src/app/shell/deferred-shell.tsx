import { useEffect } from 'react';
import { wire } from '@/app/wiring';
import { useExternalNavigation } from '@/state/external-navigation';
import { idle } from '@/ui/lazy/idle';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Notices } from './notices';

const ExternalLinkGuard = lazyComponent('external-link-guard', () => import('./external-link-guard'));
// None of this is needed before the live figures are shown.
const BackgroundServices = lazyComponent('background-services', async () => {
  await idle();
  return import('./background-services');
});

let isWired = false;

/** Once for each page that is loaded, and not when this module is evaluated: others of its chunk may be needed before. */
function joinLayers(): void {
  if (isWired) return;
  isWired = true;
  wire();
}

/** What every page needs, but not for its first paint. */
export default function DeferredShell() {
  useEffect(joinLayers, []);
  const offered = useExternalNavigation((leaving) => leaving.offered);
  return (
    <>
      <Notices />
      <BackgroundServices />
      {offered !== null && <ExternalLinkGuard offered={offered} />}
    </>
  );
}
