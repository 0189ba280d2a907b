/**
 * Asks every read of a live gateway, and the writes that are named, and says where its answers differ from what the app reads:
 * npm run gateway:check -- --base https://host [--env sit] [--write batchTransfer …]. The token comes from GATEWAY_TOKEN, never from an
 * argument, which other programs of the machine can see. Ends with 1 where something differs or is missing.
 */
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { loadSource } from './load-source.mjs';
import { giveUp, root } from './ready.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    env: { type: 'string', default: 'mock' },
    write: { type: 'string', multiple: true, default: [] },
  },
});
const token = process.env.GATEWAY_TOKEN ?? '';
if (values.base === undefined)
  giveUp('Say which gateway is asked: npm run gateway:check -- --base http://localhost:4180');
if (token === '') giveUp('Put the token of a session into GATEWAY_TOKEN.');

const { gateways } = await loadSource('/src/api/gateways.ts');
const { endpoints } = await loadSource('/src/mocks/core/endpoints.ts');
const { checkGateways } = await loadSource('/tooling/gateway-check.ts');
const { gatewayConfig } = await loadSource('/tooling/gateway-config.ts');
const env = loadEnv(values.env, root, 'VITE_');
const { bases, aes } = gatewayConfig(values.env, root);
const clients = Object.fromEntries(
  Object.entries(bases).map(([name, folder]) => [
    name,
    { folder, apiKey: env[`VITE_KEY_${name.toUpperCase()}`] ?? '' },
  ]),
);

const asked = endpoints.filter(({ name, effect }) => effect === 'read' || values.write.includes(name));
const verdicts = await checkGateways({ base: values.base, clients, aes, token }, gateways, asked);
for (const { call, result, code, differences } of verdicts) {
  console.log(`${result.padEnd(8)} ${call.padEnd(44)} ${code}`);
  for (const { path, expected, got } of differences)
    console.log(`         ${path}: ${expected} expected, ${got} got`);
}
const count = (wanted) => verdicts.filter(({ result }) => result === wanted).length;
console.log(
  `\n${verdicts.length} calls: ${['right', 'differs', 'missing', 'refused'].map((each) => `${count(each)} ${each}`).join(', ')}`,
);
process.exitCode = count('differs') + count('missing') > 0 ? 1 : 0;
