import { loadSource } from './load-source.mjs';

const { redirects, screens } = await loadSource('/src/domain/screens.ts');
const { titleMessages } = await loadSource('/src/messages/titles.ts');

const rows = [
  ...Object.keys(screens).map((address) => ({ address, what: titleMessages.zh[address] ?? '' })),
  ...Object.entries(redirects).map(([address, to]) => ({ address, what: `→ ${to}` })),
];

const width = Math.max(...rows.map(({ address }) => address.length)) + 2;
for (const { address, what } of rows) console.log(`${address.padEnd(width)}${what}`);
console.log(`${rows.length} addresses`);
