import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readTexts } from './files';

const files = listFiles('dist-mock');
const html = readFileSync('dist-mock/index.html', 'utf8');
const addresses = [...html.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, address]) => address ?? '');

describe('the build with mock gateways', () => {
  it('starts under any sub-path: its page has no absolute or outside address', () => {
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !/^(\.\/|data:|#)/.test(address))).toEqual([]);
  });

  it('contains every file that its page names', () => {
    const named = addresses.filter((address) => address.startsWith('./'));
    expect(
      named.map((address) => posix.join('dist-mock', address)).filter((file) => !files.includes(file)),
    ).toEqual([]);
  });

  it('loads fonts and images of its style sheets from beside them', () => {
    const used = readTexts('dist-mock').filter(({ file }) => file.endsWith('.css'));
    const taken = used.flatMap(({ text }) =>
      [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address),
    );
    expect(taken.filter((address) => /^(\/|https?:)/.test(address ?? ''))).toEqual([]);
  });

  it('loads its chunks from beside the one that imports them', () => {
    const scripts = readTexts('dist-mock').filter(({ file }) => file.endsWith('.js'));
    expect(scripts.filter(({ text }) => /import\(\s*["'`]\//.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('contains the worker that mocks the gateways, beside its page', () => {
    expect(files).toContain('dist-mock/mockServiceWorker.js');
  });

  it('contains the page that replaces outside addresses, and the script that opens it', () => {
    expect(files).toContain('dist-mock/outside/outside.html');
    expect(html).toContain('src="./outside/catch.js"');
  });
});
