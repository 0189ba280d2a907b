import { giveUp, installMissing, requireNode } from './ready.mjs';

const port = 4173;

requireNode();
await installMissing();

// Both need what has just been installed.
const { build, preview } = await import('vite');
const { loadSource } = await import('./load-source.mjs');
await build();
const { outsidePages } = await loadSource('/tooling/outside-pages.ts');
const server = await preview({
  plugins: [outsidePages()],
  preview: { port, strictPort: true, host: true },
}).catch((error) => giveUp(error instanceof Error ? error.message : String(error)));
server.printUrls();
server.bindCLIShortcuts({ print: false });
