/**
 * Lets many phones with the app's own rules meet gateways of limited capacity, in virtual time and without a network:
 * npm run simulate [-- --clients 100000 --seed 1 --scene flash-sale --rules own|equal|"spread retries" --retry-after 30|none]
 */
import { parseArgs } from 'node:util';
import { loadSource } from './load-source.mjs';
import { giveUp } from './ready.mjs';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    scene: { type: 'string' },
    rules: { type: 'string', default: 'own' },
    'retry-after': { type: 'string' },
  },
});
// The stack of a failed call is looked at by no part of this, and takes most of the time.
Error.stackTraceLimit = 0;

const { scenes } = await loadSource('/tests/simulation/scenes/scenes.ts');
const { rules, simulate } = await loadSource('/tests/simulation/simulate.ts');
const { reportOf } = await loadSource('/tests/simulation/report.ts');

const chosen = scenes.filter(({ name }) => values.scene === undefined || values.scene === name);
if (chosen.length === 0) giveUp(`The scenes are ${scenes.map(({ name }) => name).join(', ')}.`);
if (!rules.includes(values.rules)) giveUp(`The rules are ${rules.join(', ')}.`);
if (!(Number(values.clients) >= 1)) giveUp('Say how many phones there are: --clients 5000');
const asked = values['retry-after'];
const options = {
  clients: Number(values.clients),
  seed: Number(values.seed),
  rules: values.rules,
  ...(asked === undefined ? {} : { retryAfter: asked === 'none' ? null : Number(asked) }),
};
console.log(
  `${options.clients.toLocaleString('en-US')} phones, seed ${options.seed}, rules: ${options.rules}`,
);
for (const scene of chosen) {
  const began = performance.now();
  const lines = reportOf(scene, simulate(scene, options));
  console.log(`\n${lines.join('\n')}\n  (${((performance.now() - began) / 1_000).toFixed(0)} s)`);
}
