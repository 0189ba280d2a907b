import type { Plugin } from 'vite';
import { inOnePiece } from './in-one-piece.ts';

const source = 'src/first-frame.ts';

/**
 * Lets the frame of index.html stand before any file has come: the script that chooses it is put into the document, and the style sheet of
 * the app, which would hold the first paint up, behind the frame.
 */
export function firstFrame(): Plugin {
  return {
    name: 'first-frame',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const script = {
          tag: 'script',
          children: (await inOnePiece(source)).trim(),
          injectTo: 'head',
        } as const;
        return { html: withoutBlanks(stylesBehindFrame(html)), tags: [script] };
      },
    },
  };
}

function stylesBehindFrame(html: string): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const without = links.reduce((rest, link) => rest.replace(link, ''), html);
  return without.replace('</body>', `${links.join('')}</body>`);
}

/** Whitespace between elements and attributes only formats the source. */
function withoutBlanks(html: string): string {
  return html.replace(/\s+/g, ' ').replaceAll('> <', '><');
}
