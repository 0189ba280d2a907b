import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { applyAppearance } from '@/app/shell/appearance';
import { takeStartupParameters } from '@/app/startup/parameters';
import { placeIcons } from '@/ui/icons/place-icons';
import '@/ui/tokens.css';
import '@/ui/base.css';

async function boot(): Promise<void> {
  void placeIcons().catch(() => undefined);
  takeStartupParameters();
  applyAppearance();
  if (__MOCKS__ !== 'none') {
    if (__MOCKS__ === 'worker') {
      const { startMockWorker } = await import('@/mocks/worker');
      const { environment } = await import('@/app/environment');
      await startMockWorker(environment);
    }
    const [{ startQa }, { qaScreens }, { mockedScreens }] = await Promise.all([
      import('@/qa/start'),
      import('@/qa/screens'),
      import('@/app/routes'),
    ]);
    for (const [address, screen] of qaScreens) mockedScreens.set(address, screen);
    await startQa();
  }
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void boot();
