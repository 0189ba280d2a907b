import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadSource } from './load-source.mjs';
import { giveUp, root } from './ready.mjs';

/** Bytes after gzip -9, and files. A cold visit was to take 8 files; docs/measurements.md says why it takes more. */
const limits = {
  paint: 105_000,
  liveData: 165_000,
  coldVisit: 100_000,
  medianVisit: 60_000,
  furtherRoute: 80,
  liveFiles: 4,
  laterFiles: 10,
  visitFiles: 32,
  medianVisitFiles: 16,
};

const routeTable = 'src/app/routes.ts';

const dist = join(root, 'dist');
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) giveUp('There is no build to measure: run npm run build first.');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

/** The chunk of a module that is loaded on demand, or of a group of tooling/chunks.ts. */
function chunk(name) {
  const key = Object.keys(manifest).find((each) => each === name || manifest[each].name === name);
  return (
    manifest[key] ?? giveUp(`The build has no chunk ${name}: correct tooling/size.mjs or tooling/chunks.ts.`)
  );
}

/** The files that load together with a chunk: its own, those of its static imports, their style sheets. */
function filesWith({ file, css = [], imports = [] }, files = new Set()) {
  if (files.has(file)) return files;
  files.add(file);
  css.forEach((sheet) => files.add(sheet));
  imports.forEach((key) => filesWith(manifest[key], files));
  return files;
}

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  return sizes.get(file);
}
const total = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

const paint = new Set(['index.html', ...filesWith(chunk('index.html'))]);
const liveData = new Set([...paint, ...filesWith(chunk('live'))]);
const table = chunk(routeTable);

/** What a visit that begins with a screen takes, the route table included, beyond what live data on /home take. */
const coldVisits = table.dynamicImports
  .map((key) => {
    const files = new Set([...filesWith(table), ...filesWith(manifest[key])]);
    const more = [...files].filter((file) => !liveData.has(file));
    return { name: manifest[key].name, size: total(more), files: more.length };
  })
  .sort((one, other) => other.size - one.size);
const median = coldVisits[Math.floor(coldVisits.length / 2)].size;
const counts = coldVisits.map(({ files }) => files).sort((one, other) => one - other);
/** What /home loads once its live figures stand. */
const later = [...filesWith(chunk('later'))].filter((file) => !liveData.has(file));

const { routes } = await loadSource(`/${routeTable}`);
const route = sizeOf(table.file) / Object.keys(routes).length;

const rows = [
  ['before the first meaningful paint of /home', total(paint), limits.paint],
  ['until live data stand on /home', total(liveData), limits.liveData],
  ...coldVisits.map(({ name, size }) => [`cold visit: ${name}`, size, limits.coldVisit]),
  [`cold visit: median of ${coldVisits.length} screens`, median, limits.medianVisit],
  ['a further route, in the chunk of the route table', route, limits.furtherRoute],
  // The page itself is not counted.
  ['files until live data stand on /home', liveData.size - 1, limits.liveFiles],
  ['files that the rest of /home adds', later.length, limits.laterFiles],
  ['files of a cold visit: median', counts[Math.floor(counts.length / 2)], limits.medianVisitFiles],
  ['files of a cold visit: most', counts.at(-1), limits.visitFiles],
];

console.log('gzip -9, bytes; files'.padEnd(58) + 'size'.padStart(10) + 'limit'.padStart(10));
for (const [name, size, limit] of rows) {
  const excess = size > limit ? `  ${(size - limit).toFixed(0)} too many` : '';
  console.log(name.padEnd(58) + size.toFixed(0).padStart(10) + String(limit).padStart(10) + excess);
}
if (rows.some(([, size, limit]) => size > limit)) {
  giveUp('The build is larger than agreed: load what is new on demand, or take out what it no longer needs.');
}
