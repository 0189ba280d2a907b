import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { giveUp, root } from './ready.mjs';

/** Bytes after gzip -9. */
const limits = { paint: 105_000, liveData: 160_000, coldVisit: 100_000, furtherRoute: 80 };

/** The chunk of the route table; /home does without it. */
const routeTable = 'src/app/routes.ts';

const dist = join(root, 'dist');
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) giveUp('There is no build to measure: run npm run build first.');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

function chunk(key) {
  const found = manifest[key];
  if (found !== undefined) return found;
  return giveUp(
    `The build has no chunk for ${key}: it was renamed, or it is no longer loaded on demand. Correct the table in tooling/size.mjs.`,
  );
}

/** The chunk of a part of tooling/parts.ts. */
function part(name) {
  const found = Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key].name === name);
  return found ?? giveUp(`The build has no part ${name}: correct tooling/size.mjs or tooling/parts.ts.`);
}

/** The screens that app/shell/prefetch names, by the modules that app/routes loads for them. */
function likelyScreens() {
  const read = (file) => readFileSync(join(root, 'src/app', file), 'utf8');
  const named = /const likely = \[(.*?)\]/s.exec(read('shell/prefetch.ts'))?.[1] ?? '';
  const table = read('routes.ts');
  return [...named.matchAll(/'(.*?)'/g)].map(([, address]) => {
    const module = new RegExp(`'${address}': \\(\\) => import\\('@/(.*?)'\\)`).exec(table)?.[1];
    return module === undefined
      ? giveUp(`No screen is loaded for ${address}, which /home prepares.`)
      : `src/${module}.tsx`;
  });
}

/** Every file that comes with a chunk at once: its own, those of its static imports, their style sheets. */
function filesWith(key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, css = [], imports = [] } = chunk(key);
  return [file, ...css, ...imports.flatMap((imported) => filesWith(imported, seen))];
}

const gzip = (content) => gzipSync(content, { level: 9 }).length;
const sizes = new Map();
function sizeOf(file) {
  const size = sizes.get(file) ?? gzip(readFileSync(join(dist, file)));
  sizes.set(file, size);
  return size;
}
const total = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

const paint = new Set(['index.html', ...filesWith(part('first'))]);
// What /home loads by itself after its first paint, until balances and entrances stand.
const liveData = new Set([...paint, ...filesWith(part('live'))]);
const table = filesWith(routeTable);
// What it fetches when it has nothing else to do: the watch over the pages, its further cards, the route table, and the pages that people go to from it.
const fetchedLater = [part('attendants'), part('cards'), routeTable, ...likelyScreens()];
const settledHome = new Set([...liveData, ...fetchedLater.flatMap((key) => filesWith(key))]);

/**
 * What a screen takes that is visited for the first time: by somebody whose visit begins with its address, beyond what live data on /home
 * take (the route table is part of it), and by somebody who comes from /home, beyond what that has fetched by itself.
 */
const coldVisits = (chunk(routeTable).dynamicImports ?? [])
  .filter((key) => key.startsWith('src/features/'))
  .map((key) => {
    const files = [...new Set([...table, ...filesWith(key)])];
    const beyond = (had) => total(files.filter((file) => !had.has(file)));
    return { key, size: beyond(liveData), fromHome: beyond(settledHome) };
  })
  .sort((one, other) => other.size - one.size);
if (coldVisits.length === 0) giveUp(`${routeTable} loads no screen on demand: there is nothing to measure.`);

/**
 * Bytes that one more address costs. The table's chunk has a fixed part, the router's elements and pages, so its size cannot be
 * divided by the number of addresses. Instead the rows of every second address are cut out of the built files, whichever
 * table they stand in (loader, facts, title), and what gzip saves is divided by the addresses cut out. A row reaches from
 * its key to the key after it; the last row of a table has no key after it and stays, which no longer matters at a hundred.
 */
function furtherRoute() {
  const files = new Set([...table, ...paint].filter((file) => file.endsWith('.js')));
  const key = /(["'`])(\/[\w\-/:]*)\1:/g;
  const cut = new Set();
  let saved = 0;
  for (const file of files) {
    const text = readFileSync(join(dist, file), 'utf8');
    const keys = [...text.matchAll(key)].map((match) => ({ start: match.index, address: match[2] }));
    let kept = '';
    let end = 0;
    keys.forEach(({ start, address }, index) => {
      const next = keys[index + 1]?.start;
      if (next === undefined || !isWholeRow(text.slice(start, next)) || !isSecond(address)) return;
      kept += text.slice(end, start);
      end = next;
      cut.add(address);
    });
    saved += gzip(text) - gzip(kept + text.slice(end));
  }
  if (cut.size < 20) giveUp(`Too few rows of the route table were recognised in the build (${cut.size}).`);
  return { bytes: saved / cut.size, addresses: cut.size };
}

/** A row ends with the comma before the next key and opens nothing that it does not close. */
function isWholeRow(row) {
  let open = 0;
  for (const sign of row) {
    if ('{[('.includes(sign)) open += 1;
    if ('}])'.includes(sign)) open -= 1;
    if (open < 0) return false;
  }
  return open === 0 && row.endsWith(',');
}

const order = new Map();
function isSecond(address) {
  if (!order.has(address)) order.set(address, order.size);
  return order.get(address) % 2 === 1;
}

const median = (sizes) => sizes.sort((one, other) => one - other)[Math.floor(sizes.length / 2)];
const route = furtherRoute();
const rows = [
  ['before the first meaningful paint of /home', total(paint), limits.paint],
  ['until live data stand on /home', total(liveData), limits.liveData],
  ...coldVisits.map(({ key, size }) => [
    `cold visit: ${key.replace('src/features/', '')}`,
    size,
    limits.coldVisit,
  ]),
  [`a further route (${route.addresses} cut out)`, route.bytes, limits.furtherRoute],
];

console.log('gzip -9, bytes'.padEnd(58) + 'size'.padStart(10) + 'limit'.padStart(10));
for (const [name, size, limit] of rows) {
  const excess = size > limit ? `  ${(size - limit).toFixed(0)} too many` : '';
  console.log(name.padEnd(58) + size.toFixed(0).padStart(10) + String(limit).padStart(10) + excess);
}
const atFirst = median(coldVisits.map(({ size }) => size));
const fromHome = median(coldVisits.map((visit) => visit.fromHome));
console.log(
  `median of ${coldVisits.length} screens: a visit that begins there adds ${atFirst}, one from /home ${fromHome}`,
);
if (rows.some(([, size, limit]) => size > limit)) {
  giveUp('The build is larger than agreed: load what is new on demand, or take out what it no longer needs.');
}
