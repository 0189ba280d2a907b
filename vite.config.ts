import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunks } from './tooling/chunks.ts';
import { classNameOf } from './tooling/class-names.ts';
import { checkedEnvironment, environmentOf } from './tooling/environment.ts';
import { firstFrame } from './tooling/first-frame.ts';
import { firstRequests } from './tooling/first-requests.ts';
import { deploymentHeaders } from './tooling/headers.ts';
import { mockGateways } from './tooling/mock-gateways.ts';
import { mockWorker } from './tooling/mock-worker.ts';
import { outsidePages } from './tooling/outside-pages.ts';
import { release } from './tooling/release.ts';
import { serviceWorker } from './tooling/service-worker.ts';
import { stylesAgain } from './tooling/styles-again.ts';

/** What a test that renders something stands on. */
const setupFiles = ['tests/support/screen-setup.ts'];

const testing = process.env['VITEST'] !== undefined;

/** The router's package leads to its development build alone, the one for production lies beside it. */
const productionRouter = {
  'react-router/dom': inRouter('dom-export.mjs'),
  'react-router': inRouter('index.mjs'),
};

function inRouter(file: string): string {
  return fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));
}

export default defineConfig(({ command, mode: asked, isPreview }) => {
  const mode = environmentOf(asked);
  const mocked = mode === 'mock';
  const building = command === 'build';
  const mocks = !mocked || isPreview === true ? 'none' : building ? 'worker' : 'http';

  return {
    mode,
    base: building && mocked ? './' : '/',
    plugins: [
      react(),
      release(),
      firstRequests(),
      firstFrame(),
      stylesAgain(),
      ...(testing ? [] : [checkedEnvironment()]),
      ...(testing || mocked ? [] : [deploymentHeaders()]),
      ...(mocks === 'worker' ? [mockWorker()] : []),
      ...(testing || mocked ? [] : [serviceWorker()]),
      ...(mocks === 'none' || testing ? [] : [outsidePages()]),
      ...(mocks === 'http' || isPreview === true ? [mockGateways({ mode })] : []),
    ],
    resolve: { tsconfigPaths: true, ...(building ? { alias: productionRouter } : {}) },
    define: { __MOCKS__: JSON.stringify(mocks) },
    // Do not reload when the mock backend or the checks write a file.
    server: { watch: { ignored: ['**/.tmp/**', '**/dist/**', '**/dist-mock/**'] } },
    ...(building ? { css: { modules: { generateScopedName: classNameOf } } } : {}),
    build: {
      outDir: mocked ? 'dist-mock' : 'dist',
      target: ['chrome87', 'safari14.1'],
      // Fonts inlined into the entry's CSS would delay the first paint.
      assetsInlineLimit: 0,
      // Browsers without modulepreload load the same chunks, only not ahead.
      modulePreload: { polyfill: false },
      manifest: true,
      sourcemap: false,
      // The mocked build is for looking at; `npm run size` holds the real one to its limits.
      chunkSizeWarningLimit: mocked ? 5_000 : 500,
      rolldownOptions: {
        // How long each plugin takes is measured when it is asked for, not on every slow machine.
        checks: { bundlerTimings: false },
        output: chunks,
      },
    },
    test: {
      env: loadEnv('mock', process.cwd(), 'VITE_'),
      // One core fewer is the default, which leaves half of a machine with two cores idle.
      maxWorkers: '100%',
      // No test waits for real time, but a busy machine may be slow.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // Frames of untrusted HTML stay empty; happy-dom would print an error for each that it refuses to load.
      environmentOptions: {
        happyDOM: {
          settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } },
        },
      },
      projects: [
        {
          extends: true,
          // The rules cover the whole product, the addresses of its mocked mode included.
          define: { __MOCKS__: JSON.stringify('http') },
          test: {
            name: 'rules',
            environment: 'node',
            pool: 'threads',
            include: ['tests/{spec,unit,properties}/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'happy-dom',
            pool: 'threads',
            // Screens wait for a part of their time, which one worker more than there are cores makes use of.
            maxWorkers: availableParallelism() + 1,
            // Projects with different numbers of workers cannot run at the same time.
            sequence: { groupOrder: 1 },
            include: ['tests/screens/**/*.test.tsx'],
            setupFiles,
          },
        },
        {
          extends: true,
          // Only a process can be moved into another zone; rules and screens run in threads, which start sooner.
          test: {
            name: 'zones',
            environment: 'happy-dom',
            pool: 'forks',
            include: ['tests/zones/**/*.test.{ts,tsx}'],
            setupFiles,
          },
        },
        {
          extends: true,
          test: {
            name: 'builds',
            environment: 'node',
            include: ['tests/builds/**/*.test.ts'],
          },
        },
      ],
    },
  };
});
