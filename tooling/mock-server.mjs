/** Serves the stateful mock backend by itself, for whatever speaks HTTP; PORT says where, MOCK_STATE_FILE where its state is kept. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { loadSource } from './load-source.mjs';
import { root } from './ready.mjs';

const port = Number(process.env.PORT ?? 4180);
const { answerHttp } = await loadSource('/src/mocks/core/http.ts');
const { fileStorage } = await loadSource('/src/mocks/core/storage-file.ts');
const { gatewayConfig } = await loadSource('/tooling/gateway-config.ts');

const config = gatewayConfig('mock', root);
const storage = fileStorage(process.env.MOCK_STATE_FILE ?? join(root, '.mock/state.json'));
createServer((request, response) => {
  answerHttp(request, response, storage, config).catch(() => response.destroy());
}).listen(port, () => {
  console.log(`The gateways answer at http://localhost:${port}${config.bases.wallet} and beside it.`);
});
