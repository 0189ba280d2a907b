import { useEffect } from 'react';
import { wire } from '@/app/wiring';
import { useExternalNavigation } from '@/state/external-navigation';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { idle } from '@/ui/lazy/idle';
import { Notices } from './notices';

const ExternalLinkGuard = lazyComponent(() => import('./external-link-guard'));
// Nothing of it is needed before live data stand.
const BackgroundServices = lazyComponent(async () => {
  await idle();
  return import('./background-services');
});

let isWired = false;

/** Once for each page that is loaded. Not as this module is read: others that travel with it are read before the page begins. */
function joinLayers(): void {
  if (isWired) return;
  isWired = true;
  wire();
}

/** What goes along with every page from soon after the first paint on. */
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
