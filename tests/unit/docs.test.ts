import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** What stands behind each match of the pattern's first group. */
function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

/** The anchors of a page, as its headings give them. */
function anchorsOf(page: string): string[] {
  return found(readFileSync(page, 'utf8'), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

describe.each(pages)('the page %s', (page) => {
  const text = readFileSync(page, 'utf8').replace(/```[\s\S]*?```/g, '');

  it('links only to pages and headings that exist', () => {
    const links = found(text, /\]\(([^)\s]+)\)/g).filter((link) => !link.includes('://'));
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('names only files of the repository that exist', () => {
    const paths = found(text, /`((?:src|tests|tooling|docs|public)\/[^`\s<…*{]*)`/g);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});
