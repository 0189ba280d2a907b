import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/**
 * Which file of `src` imports which, for the project in the folder `root`, and of further folders where they are named. Paths begin with
 * the folder's name; packages, styles and data are left out. A file that `import.meta.glob` finds counts as imported, with `isFound`.
 */
export function importGraph(root, folders = ['src']) {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .sort();
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap(({ path, ...kind }) =>
        filesOf(path, file, known).map((to) => ({ to, ...kind })),
      ),
    ]),
  );
}

/** The imports of one file with their paths as written. `isType` are those that the build erases: `import type` and `export type`. */
function importsOf(file, text) {
  const found = [];
  const add = ({ source, importKind, exportKind }, kind = {}) => {
    if (source === null || source.value === undefined) return;
    found.push({
      path: source.value,
      isType: (importKind ?? exportKind) === 'type',
      isLazy: false,
      isFound: false,
      ...kind,
    });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node),
    ExportNamedDeclaration: (node) => add(node),
    ExportAllDeclaration: (node) => add(node),
    ImportExpression: (node) => add(node, { isLazy: true }),
    TSImportType: ({ source }) => add({ source, importKind: 'type' }),
    CallExpression: ({ callee, arguments: [patterns] }) => {
      if (callee.object?.type !== 'MetaProperty' || callee.property.name !== 'glob') return;
      for (const source of patterns.elements ?? [patterns]) add({ source }, { isFound: true });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** The files that a path leads to from `file`: none for a package or a style, for a pattern all that it matches but the file itself. */
function filesOf(path, file, known) {
  const [bare] = path.split('?');
  if (!/^(\.|@\/)/.test(bare)) return [];
  const target = bare.startsWith('@/') ? `src/${bare.slice(2)}` : posix.join(posix.dirname(file), bare);
  if (!target.includes('*'))
    return [target, `${target}.ts`, `${target}.tsx`].filter((each) => known.has(each));
  const pattern = new RegExp(`^${target.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return [...known].filter((each) => each !== file && pattern.test(each));
}

/**
 * The circles of a graph: groups of files that all reach each other, each sorted by name. With `types: false` only imports that remain
 * in the built product count, with `types: true` those of types too. A translation has the type of the messages that load it, so the
 * two count as one module in two files; a registry does not know the files that it finds by a pattern, so these imports do not count.
 */
export function circles(graph, { types }) {
  const next = (file) =>
    (graph.get(file) ?? [])
      .filter(({ isFound }) => !isFound)
      .filter(({ isType, to }) => !isType || (types && file !== to.replace(/\.ts$/, '.en.ts')))
      .map(({ to }) => to);
  const found = [];
  /** @type {string[]} */
  const open = [];
  const entered = new Map();
  const lowest = new Map();
  const closed = new Set();
  // Tarjan's algorithm: a file that reaches none which was entered before it closes a group.
  const enter = (file) => {
    entered.set(file, entered.size);
    lowest.set(file, entered.get(file));
    open.push(file);
    for (const to of next(file)) {
      if (!entered.has(to)) enter(to);
      if (!closed.has(to)) lowest.set(file, Math.min(lowest.get(file), lowest.get(to)));
    }
    if (lowest.get(file) !== entered.get(file)) return;
    const group = open.splice(open.indexOf(file)).sort();
    for (const each of group) closed.add(each);
    if (group.length > 1 || next(file).includes(file)) found.push(group);
  };
  for (const file of graph.keys()) if (!entered.has(file)) enter(file);
  return found;
}
