import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** The text of the pattern's first group in each match. */
function findAll(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

/** The anchors of a page, derived from its headings. */
function anchorsOf(page: string): string[] {
  return findAll(readFileSync(page, 'utf8'), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

interface Package {
  scripts: Record<string, string>;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;

/** The scripts that a text names. */
const scriptsIn = (text: string) => findAll(text, /\bnpm (?:run )?([a-z][\w:-]*)/g);

describe.each(pages)('the page %s', (page) => {
  const text = readFileSync(page, 'utf8').replace(/```[\s\S]*?```/g, '');

  it('links only to pages and headings that exist', () => {
    const links = findAll(text, /\]\(([^)\s]+)\)/g).filter((link) => !link.includes('://'));
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('names only files of the repository that exist', () => {
    const paths = findAll(text, /`((?:src|tests|tooling|docs|public)\/[^`\s<…*{]*)`/g);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names only scripts that exist', () => {
    const commands = scriptsIn(findAll(text, /`(npm [^`]*)`/g).join('\n'));
    expect(commands.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });
});

describe('the scripts', () => {
  it('are each named by the README, alone or as a part of another', () => {
    const named = [readFileSync('README.md', 'utf8'), ...Object.values(scripts)].flatMap(scriptsIn);
    expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
  });
});
