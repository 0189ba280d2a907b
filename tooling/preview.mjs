import { loadSource } from './load-source.mjs';
import { giveUp, installMissing, requireNode } from './ready.mjs';

const port = 4173;

requireNode();
await installMissing();

const { build, preview } = await import('vite');
await build();
const { outsidePages } = await loadSource('/tooling/outside-pages.ts');
const server = await preview({
  plugins: [outsidePages()],
  preview: { port, strictPort: true, host: true },
}).catch((error) => giveUp(error instanceof Error ? error.message : String(error)));
server.printUrls();
server.bindCLIShortcuts({ print: false });
