import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './ready.mjs';

const load = async (file) => {
  const { module } = await runnerImport(file, {
    root,
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
  });
  return module;
};

const { gateways } = await load('/src/api/gateways.ts');
const { endpoints } = await load('/src/api/endpoints/all.ts');
const { planned } = await load('/src/api/endpoints/planned.ts');
const { gatewaysPage } = await load('/tooling/gateways-text.ts');

writeFileSync(join(root, 'docs/gateways.md'), gatewaysPage(gateways, endpoints, planned));
