import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { environment } from '@/app/environment';
import type { GatewayName } from '@/api/gateways';
import { applyAppearance } from '@/app/shell/appearance';
import { takeStartupParameters } from '@/app/startup/parameters';
import '@/ui/tokens.css';
import '@/ui/base.css';

/** The gateways that the service worker stands in for: those of the environment. */
function mockedGateways() {
  const bases = Object.fromEntries(
    Object.entries(environment.gateways).map(([name, { base }]) => [name, base]),
  ) as Record<GatewayName, string>;
  return { bases, aes: environment.aes };
}

async function boot(): Promise<void> {
  takeStartupParameters();
  applyAppearance();
  if (__MOCKS__ !== 'none') {
    if (__MOCKS__ === 'worker') {
      const { startMockWorker } = await import('@/mocks/worker');
      await startMockWorker(mockedGateways());
    }
    const { startQa } = await import('@/qa/start');
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
