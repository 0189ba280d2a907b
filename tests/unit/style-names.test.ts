import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file).replaceAll('\\', '/'),
);

const textOf = new Map(
  files.filter((file) => /\.(css|tsx?)$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
);

/** What the pattern's groups hold, match by match. */
function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, ...groups]) => groups.find(Boolean) ?? '');
}

/** The selectors of a sheet, without comments and without names that are global. */
function selectorsOf(sheet: string): string {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
  return found(text, /([^{};]+)\{/g)
    .filter((selector) => !selector.trim().startsWith('@'))
    .join('\n');
}

interface StyleImport {
  sheet: string;
  /** The names read from it, each in `styles.name` or `styles['name']`. */
  names: string[];
  /** Whether a value chooses a name, as in `styles[variant]`. */
  isIndexed: boolean;
}

function styleImports(file: string, text: string): StyleImport[] {
  const statement = /import (\w+) from '([^']+\.module\.css)';/g;
  const body = text.replace(statement, '');
  return Array.from(text.matchAll(statement), ([, local = '', path = '']) => {
    return {
      sheet: path.startsWith('@/')
        ? path.replace('@/', 'src/')
        : join(dirname(file), path).replaceAll('\\', '/'),
      names: found(body, new RegExp(`(?<![\\w./])${local}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g')),
      isIndexed: new RegExp(`(?<![\\w./])${local}\\[[^']`).test(body),
    };
  });
}

const components = Array.from(textOf)
  .filter(([file]) => !file.endsWith('.css'))
  .map(([file, text]) => ({
    file,
    imports: styleImports(file, text),
    attributes: found(text, /\s'?(data-[a-z-]+)'?[=:\s]/g),
  }));

const sheets = Array.from(textOf)
  .filter(([file]) => file.endsWith('.css'))
  .map(([file, text]) => {
    const selectors = selectorsOf(text);
    return {
      file,
      classes: new Set(found(selectors.replace(/\[[^\]]*\]/g, ''), /\.([A-Za-z_][\w-]*)/g)),
      // What the root element is marked with is set by the appearance, not by a component.
      attributes: new Set(found(selectors.replace(/html\[[^\]]*\]/g, ''), /\[(data-[a-z-]+)/g)),
      importers: components.filter(({ imports }) => imports.some(({ sheet }) => sheet === file)),
    };
  });

const modules = sheets.filter(({ file }) => file.endsWith('.module.css'));

describe('class names and data attributes', () => {
  it('are found: the sheets of the product, and the components that import them', () => {
    expect(modules.length).toBeGreaterThan(200);
    expect(modules.filter(({ importers }) => importers.length === 0)).toEqual([]);
  });

  it('a component uses only classes that its sheet has', () => {
    const missing = components.flatMap(({ file, imports }) =>
      imports.flatMap(({ sheet, names }) => {
        const classes = modules.find((module) => module.file === sheet)?.classes;
        return names.filter((name) => classes?.has(name) !== true).map((name) => `${file}: ${name}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('a sheet has only classes that a component uses', () => {
    const unused = modules.flatMap(({ file, classes, importers }) => {
      const uses = importers.flatMap(({ imports }) => imports).filter(({ sheet }) => sheet === file);
      // Which name a value chooses is not written in the code.
      if (uses.some(({ isIndexed }) => isIndexed)) return [];
      const used = new Set(uses.flatMap(({ names }) => names));
      return Array.from(classes)
        .filter((name) => !used.has(name))
        .map((name) => `${file}: ${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('a sheet selects only data attributes that a component with this sheet sets', () => {
    const never = modules.flatMap(({ file, attributes, importers }) => {
      const set = new Set(importers.flatMap((importer) => importer.attributes));
      return Array.from(attributes)
        .filter((attribute) => !set.has(attribute))
        .map((attribute) => `${file}: ${attribute}`);
    });
    expect(never).toEqual([]);
  });

  it('a component sets only data attributes that a sheet selects', () => {
    const selected = new Set(sheets.flatMap(({ attributes }) => Array.from(attributes)));
    const unselected = components.flatMap(({ file, attributes }) =>
      attributes.filter((attribute) => !selected.has(attribute)).map((attribute) => `${file}: ${attribute}`),
    );
    expect(unselected).toEqual([]);
  });
});
