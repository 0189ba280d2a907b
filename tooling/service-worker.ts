import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { inOnePiece } from './in-one-piece.ts';

type Bundle = Rolldown.OutputBundle;

/** The module whose chunk holds the addresses of all pages, and the parts of /home that come after its live figures. */
const parts = /[\\/]src[\\/](?:app[\\/]routes\.ts|areas[\\/]home[\\/]today-parts\.ts)$/;
/** What the shell shows beside code and styles. */
const pictures = /(?:sprite|coin|lc-num-\d+)-[^/]*\.(?:svg|woff2)$/;

/** Puts the service worker of the app into a build, with the files that it keeps, and the worker that ends it. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = shellFiles(bundle);
      const release = hash(files.map(({ url, revision }) => `${url} ${revision}`).join('\n'));
      const define = {
        __SHELL__: JSON.stringify({ release, files }),
        'process.env.NODE_ENV': '"production"',
      };
      for (const name of ['service-worker', 'service-worker-off'])
        this.emitFile({
          type: 'asset',
          fileName: `${name}.js`,
          source: await inOnePiece(`src/${name}.ts`, define),
        });
    },
  };
}

/** The page with what it takes to stand and to show live figures; a file whose name changes with its content needs no revision. */
function shellFiles(bundle: Bundle): readonly { url: string; revision: string | null }[] {
  const wanted = new Set<string>();
  for (const part of Object.values(bundle)) {
    if (part.type === 'asset' && pictures.test(part.fileName)) wanted.add(part.fileName);
    if (
      part.type === 'chunk' &&
      (part.isEntry || part.name === 'live' || part.moduleIds.some((id) => parts.test(id)))
    )
      addWithImports(part.fileName, bundle, wanted);
  }
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The build has no page to keep.');
  const mark = readFileSync(join('public', 'app-mark.png'));
  return [
    { url: '/index.html', revision: hash(page.source) },
    { url: '/app-mark.png', revision: hash(mark) },
    ...[...wanted].sort().map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

function addWithImports(file: string, bundle: Bundle, wanted: Set<string>): void {
  const part = bundle[file];
  if (wanted.has(file) || part?.type !== 'chunk') return;
  wanted.add(file);
  part.viteMetadata?.importedCss.forEach((sheet) => wanted.add(sheet));
  for (const each of part.imports) addWithImports(each, bundle, wanted);
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
