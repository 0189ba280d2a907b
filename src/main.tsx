import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { preloadScreen } from '@/app/lazy-screens';
import { applyAppearance } from '@/app/shell/appearance';
import { withChunkTimeout } from '@/domain/chunk-timeout';
import { rootRedirect } from '@/domain/screens';
import { isNative } from '@/domain/session/host';
import { currentHost } from '@/host/detect';
import { startupAwaited, startupDone } from '@/state/startup';
import { placeIcons } from '@/ui/icons/place-icons';
import '@/ui/theme/fonts.css';

async function boot(): Promise<void> {
  placeIcons();
  applyAppearance();
  if (__MOCKS__ !== 'none') {
    if (__MOCKS__ === 'worker') {
      const { startMockWorker } = await import('@/mocks/core/worker');
      const { environment } = await import('@/app/environment');
      await startMockWorker(environment);
    }
    const [{ startQa }, { qaScreens }, { mockedScreens }] = await Promise.all([
      import('@/qa/start'),
      import('@/qa/screens'),
      import('@/app/routes'),
    ]);
    for (const [address, screen] of qaScreens) mockedScreens.set(address, screen);
    await startQa(/[?&](token|bToken|disposableKey)=/.test(window.location.href));
  }
  if (window.location.href.includes('?') || isNative(currentHost())) startNow();
  void preloadScreen(window.location.hash.slice(1) || rootRedirect);
  const root = document.getElementById('root');
  if (root === null) return;
  // As a transition React renders in slices: in one go the first render would block a slow phone.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

/** Starts at once where the address or the host has a say in who is here; else app/shell/background-services.tsx starts later. */
function startNow(): void {
  startupAwaited();
  // Where its code does not come, neither does that of any page, and each page says so.
  const start = withChunkTimeout('start', import('@/app/startup/start'));
  start.then(({ startOnce }) => void startOnce(), startupDone);
}

void boot();
