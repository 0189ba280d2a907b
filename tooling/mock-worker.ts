import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Puts the library's service worker into a mocked build, of the very version that is installed, with what it must not forget. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'build',
    generateBundle() {
      const library = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
      const clients = fileURLToPath(new URL('./mock-worker-clients.js', import.meta.url));
      // Ours first: what listens first may answer in the library's place.
      const source = [clients, library].map((file) => readFileSync(file, 'utf8')).join('\n');
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source });
    },
  };
}
