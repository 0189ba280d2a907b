import { loadSource } from './load-source.mjs';

const { redirects, screens } = await loadSource('/src/domain/screens.ts');
const { routes } = await loadSource('/src/app/routes.ts');
const { qaScreens } = await loadSource('/src/qa/screens.ts');
const { titleMessages } = await loadSource('/src/messages/titles.ts');

const rows = [
  // /home has no row among the routes: it comes with the entry.
  ...Object.keys(screens).map((address) => {
    const built = !(address in routes) || routes[address] !== null || qaScreens.has(address);
    return { address, built, what: titleMessages.zh[address] ?? '' };
  }),
  ...Object.entries(redirects).map(([address, to]) => ({ address, built: true, what: `→ ${to}` })),
];

const width = Math.max(...rows.map(({ address }) => address.length)) + 2;
for (const { address, built, what } of rows) {
  console.log(`${address.padEnd(width)}${built ? 'built  ' : 'to come'}  ${what}`);
}
const done = rows.filter(({ built }) => built).length;
console.log(`${done} of ${rows.length} addresses built, ${rows.length - done} to come`);
