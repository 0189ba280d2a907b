import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The most files of one folder, so that a reader finds each by its name. */
export const mostFiles = 60;

/** Folders of data, which may hold any number of files. */
const data = /^(?:tests\/fixtures|src\/ui\/(?:icons|fonts))/;

/** How many files stand directly in each folder below `roots`, the fullest first; folders of data are left out. */
export function filesByFolder(roots) {
  const counts = new Map();
  for (const root of roots)
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const folder = dirname(join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      if (!data.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** What each rule of a style sheet declares, in the order of the alphabet, whatever it selects. */
export function declarationsOf(sheet) {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
  return Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, body]) =>
    body
      .split(';')
      .map((declaration) => declaration.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
      .sort(),
  ).filter((declarations) => declarations.length > 0);
}
