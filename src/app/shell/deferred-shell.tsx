import { useEffect } from 'react';
import { wireOnce } from '@/app/wiring';
import { balanceAsked } from '@/queries/account';
import { useExternalNavigation } from '@/state/external-navigation';
import { idle } from '@/ui/lazy/idle';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Notices } from './notices';

const ExternalLinkGuard = lazyComponent('external-link-guard', () => import('./external-link-guard'));
// None of this is needed before the live figures are shown.
const BackgroundServices = lazyComponent('background-services', async () => {
  await idle();
  await balanceAsked();
  await idle();
  return import('./background-services');
});

/** What every page needs, but not for its first paint. */
export default function DeferredShell() {
  useEffect(wireOnce, []);
  const offered = useExternalNavigation((leaving) => leaving.offered);
  return (
    <>
      <Notices />
      <BackgroundServices />
      {offered !== null && <ExternalLinkGuard offered={offered} />}
    </>
  );
}
