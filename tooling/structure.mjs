import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationsOf, filesByFolder, mostFiles } from './figures.mjs';
import { importFault, lonelyReaders } from './house.mjs';
import { circles, importGraph } from './import-graph.mjs';
import { root } from './ready.mjs';

process.chdir(root);
const roots = ['src', 'tests', 'docs', 'tooling'];
const files = roots.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/')),
);
const textOf = (file) => readFileSync(join(root, file), 'utf8');

/** Folders and files outside its own folder that are named after an area; what stands inside a counted folder is not counted again. */
function placesOf(area) {
  const isNamed = (part) => part.replace(/\..*$/, '') === area;
  const places = files.flatMap((file) => {
    if (file.startsWith(`src/areas/${area}/`)) return [];
    const parts = file.split('/');
    const at = parts.findIndex(isNamed);
    return at < 0
      ? []
      : [
          parts
            .slice(0, at + 1)
            .join('/')
            .replace(/\.en\.ts$/, '.ts'),
        ];
  });
  return [...new Set(places)];
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const graph = importGraph(root);
const upward = [...graph].flatMap(([from, imports]) =>
  imports.filter(({ to }) => importFault(from, `@/${to.slice('src/'.length)}`) !== null),
);
const folders = filesByFolder(roots);
const crowded = folders.filter(([, count]) => count > mostFiles);
const [[fullest, most]] = folders;
const lines = files
  .filter((file) => /^src\/.*\.tsx?$/.test(file))
  .map((file) => textOf(file).trimEnd().split('\n').length)
  .sort((one, other) => one - other);

const sheets = files.filter((file) => /^src\/.*\.css$/.test(file));
const filesWithRule = new Map();
const rules = sheets.flatMap((sheet) =>
  declarationsOf(textOf(sheet)).map((rule) => ({ sheet, rule: rule.join('; ') })),
);
for (const { sheet, rule } of rules)
  filesWithRule.set(rule, (filesWithRule.get(rule) ?? new Set()).add(sheet));
const repeated = rules.filter(({ rule }) => filesWithRule.get(rule).size > 1);
const cssLines = sheets.reduce((sum, sheet) => sum + textOf(sheet).trimEnd().split('\n').length, 0);

const areas = readdirSync(join(root, 'src/areas')).sort();
const sharedFiles = (area) => placesOf(area).filter((place) => place.startsWith('src/'));

const row = (name, value) => console.log(`${name.padEnd(56)}${value}`);
row('files in the fullest folder', `${most} (${fullest})`);
row(`folders with more than ${mostFiles} files`, crowded.map(([folder]) => folder).join(', ') || 0);
row('imports against the direction', upward.length);
row('shared files that one area alone reads', lonelyReaders(graph).length);
row('circles of values', circles(graph, { types: false }).length);
row('circles of values and types', circles(graph, { types: true }).length);
row(
  'lines of a source file: median, nine of ten at most',
  `${quantile(lines, 0.5)}, ${quantile(lines, 0.9)}`,
);
row('style sheets, their lines', `${sheets.length}, ${cssLines}`);
row('css rules, those that stand in another sheet too', `${rules.length}, ${repeated.length}`);
console.log('\narea: places in src beside its own folder that bear its name');
for (const area of areas) row(`  ${area}`, sharedFiles(area).join(' ') || '–');

process.exitCode = crowded.length + upward.length + circles(graph, { types: false }).length > 0 ? 1 : 0;
