import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from './load-source.mjs';
import { root } from './ready.mjs';

const { gateways } = await loadSource('/src/api/gateways.ts');
const { endpoints } = await loadSource('/src/mocks/core/endpoints.ts');
const { contractDocument } = await loadSource('/tooling/contract-document.ts');

const file = join('contract', 'openapi.json');
mkdirSync(join(root, 'contract'), { recursive: true });
writeFileSync(join(root, file), `${JSON.stringify(contractDocument(gateways, endpoints), null, 2)}\n`);
console.log(`${file}: ${endpoints.length} calls`);
