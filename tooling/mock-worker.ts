import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Puts the library's service worker into a mocked build, of the very version that is installed. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'build',
    generateBundle() {
      const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: readFileSync(file, 'utf8') });
    },
  };
}
