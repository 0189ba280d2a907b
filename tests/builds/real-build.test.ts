import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { areaList } from '@vant/area-data';
import { describe, expect, it } from 'vitest';
import { headersFor, inlineHashes, type HeaderRule } from '../../tooling/headers.ts';
import { listFiles, readTexts } from './files';

const files = readTexts('dist');
const allText = files.map(({ text }) => text).join('\n');

/** Chinese words of at least four characters in sources, without their comments. */
function chineseWords(sources: { text: string }[]): Set<string> {
  return new Set(sources.flatMap(({ text }) => withoutComments(text).match(/[\u4e00-\u9fff]{4,}/g) ?? []));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

describe('a real build', () => {
  it('has an entry page with scripts', () => {
    expect(files.map(({ file }) => file)).toEqual(expect.arrayContaining(['dist/index.html']));
    expect(files.filter(({ file }) => file.endsWith('.js')).length).toBeGreaterThan(2);
  });

  it.each([
    ['the mock library', /\bmsw\b|mswjs/i],
    ['the worker that answers for the gateways', /mockServiceWorker/i],
    ['the control addresses of the mocks', /__mock/i],
    ['sources of the mocks or of QA', /src\/(mocks|qa|areas\/[\w-]+\/mocks)\//],
    ['the storage of the mocks', /mocked-gateways/],
    ['a test library', /fast-check|vitest|@testing-library|happy-dom|playwright/i],
    ['a test file', /\.(test|spec|bench)\.[a-z]/],
    ['a source map', /sourceMappingURL/],
    ['a test token', /\blx-LX\d/],
    ['the addresses of the mocked mode', /__kit|partner-login/],
    ['the pages in place of outside addresses', /outside\.html|outside\/catch/],
  ])('contains nothing of %s', (_what, betrayal) => {
    expect(files.filter(({ text }) => betrayal.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('has no file of the mocks and no source map', () => {
    expect(listFiles('dist').filter((file) => /mockServiceWorker|\.map$/.test(file))).toEqual([]);
  });

  it('contains no word that only the mocks or QA use', () => {
    const isForeign = ({ file }: { file: string }) => /^src\/(?:mocks|qa|areas\/[\w-]+\/mocks)\//.test(file);
    const sources = readTexts('src');
    const product = chineseWords(sources.filter((source) => !isForeign(source)));
    const foreign = [...chineseWords(sources.filter(isForeign))].filter((word) => !product.has(word));
    expect(foreign.length).toBeGreaterThan(0);
    // The names of regions come with a package, whose cities the mocked gateways name too.
    const spoken = [...product, ...Object.values(areaList.city_list)].join('\n');
    expect(foreign.filter((word) => allText.includes(word) && !spoken.includes(word))).toEqual([]);
  });

  it('contains the values of its own environment and of no other', () => {
    const keyOf = (name: string): string =>
      parseEnv(readFileSync(`.env.${name}`, 'utf8'))['VITE_KEY_WALLET'] ?? '?';
    const present = ['sit', 'uat', 'pre', 'prod', 'mock'].filter((name) => allText.includes(keyOf(name)));
    expect(present).toEqual(['prod']);
  });

  it('asks side by side for the scripts and styles of the first paint and of live figures, and for no other', () => {
    const html = readFileSync('dist/index.html', 'utf8');
    const named = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+?)-[\w-]{8}\.(js|css)"/g)];
    expect(named.map(([, name, kind]) => `${name}.${kind}`).sort()).toEqual([
      'index.css',
      'index.js',
      'live.css',
      'live.js',
    ]);
  });

  it('is named by the file that its page starts with, so that pages detect a newer one', () => {
    const release: unknown = JSON.parse(readFileSync('dist/version.json', 'utf8'));
    const [, begins] = /src="\/(assets\/index-[^"]+)"/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
    expect(release).toEqual({ entry: begins });
  });

  it('has one inline script and one inline style, which its headers allow by their hashes, and no other', () => {
    const html = readFileSync('dist/index.html', 'utf8');
    const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)];
    const inline = scripts.filter(([, attributes]) => !/\bsrc=/.test(attributes ?? ''));
    expect(inline.map(([, , body]) => body?.includes('frame'))).toEqual([true]);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).not.toMatch(/\son[a-z]+=|style="/);
    const headers = readFileSync(join('dist', '.vite', 'headers.json'), 'utf8');
    const hashes = [...inlineHashes(html, 'script'), ...inlineHashes(html, 'style')];
    expect(headers.match(/'sha256-[^']*'/g)).toEqual(hashes);
  });

  it('names every file that may be cached for ever by a hash of what is in it, and no other file', () => {
    const rules = JSON.parse(readFileSync(join('dist', '.vite', 'headers.json'), 'utf8')) as HeaderRule[];
    const served = listFiles('dist')
      .map((file) => file.replace(/^dist/, ''))
      .filter((file) => !file.startsWith('/.vite/'));
    const isForEver = (path: string) => headersFor(rules, path)['Cache-Control']?.includes('immutable');
    expect(served.filter(isForEver)).toEqual(
      served.filter((path) => /^\/assets\/.+-[\w-]{8}\.\w+$/.test(path)),
    );
    expect(served.filter((path) => !isForEver(path)).sort()).toEqual([
      '/app-mark.png',
      '/index.html',
      '/service-worker-off.js',
      '/service-worker.js',
      '/version.json',
    ]);
    expect(headersFor(rules, '/index.html')['Cache-Control']).toBe('no-cache');
  });

  it('shows its frame before any file has arrived: no style sheet precedes it', () => {
    const html = readFileSync('dist/index.html', 'utf8');
    const [before = '', behind = ''] = html.split('<div id="root">');
    expect(before).not.toContain('rel="stylesheet"');
    expect(behind).toContain('rel="stylesheet"');
  });
});
