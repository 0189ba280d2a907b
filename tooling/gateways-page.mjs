import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from './load-source.mjs';
import { root } from './ready.mjs';

const { gateways } = await loadSource('/src/api/gateways.ts');
const { endpoints } = await loadSource('/src/mocks/core/endpoints.ts');
const { gatewaysPage } = await loadSource('/tooling/gateways-text.ts');

writeFileSync(join(root, 'docs/gateways.md'), gatewaysPage(gateways, endpoints));
