import { runnerImport } from 'vite';
import { root } from './ready.mjs';

/** Loads a module of the sources, by its path from the root such as `/src/domain/screens.ts`, as it is in mocked mode. */
export async function loadSource(file) {
  const { module } = await runnerImport(file, {
    root,
    configFile: false,
    resolve: { tsconfigPaths: true },
    define: { __MOCKS__: JSON.stringify('http') },
    logLevel: 'error',
  });
  return module;
}
