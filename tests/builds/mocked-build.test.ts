import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, texts } from './files';

const files = filesUnder('dist-mock');
const html = readFileSync('dist-mock/index.html', 'utf8');
const addresses = [...html.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, address]) => address ?? '');

describe('the build with mocked gateways', () => {
  it('starts under any sub-path: its page names no address from the root or from elsewhere', () => {
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !/^(\.\/|data:|#)/.test(address))).toEqual([]);
  });

  it('holds every file that its page names', () => {
    const named = addresses.filter((address) => address.startsWith('./'));
    expect(
      named.map((address) => posix.join('dist-mock', address)).filter((file) => !files.includes(file)),
    ).toEqual([]);
  });

  it('takes fonts and images of its style sheets from beside them', () => {
    const used = texts('dist-mock').filter(({ file }) => file.endsWith('.css'));
    const taken = used.flatMap(({ text }) =>
      [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, address]) => address),
    );
    expect(taken.filter((address) => /^(\/|https?:)/.test(address ?? ''))).toEqual([]);
  });

  it('loads its chunks from beside the one that asks', () => {
    const scripts = texts('dist-mock').filter(({ file }) => file.endsWith('.js'));
    expect(scripts.filter(({ text }) => /import\(\s*["'`]\//.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('brings the worker that answers for the gateways, beside its page', () => {
    expect(files).toContain('dist-mock/mockServiceWorker.js');
  });

  it('brings the page that opens in place of outside addresses, and the script that leads there', () => {
    expect(files).toContain('dist-mock/outside/outside.html');
    expect(html).toContain('src="./outside/catch.js"');
  });
});
