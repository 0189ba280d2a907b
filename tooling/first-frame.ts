import { build, type Plugin } from 'vite';

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
        const script = { tag: 'script', children: await bundled(), injectTo: 'head' } as const;
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

/** Whitespace between elements only formats the source. */
function withoutBlanks(html: string): string {
  return html.replace(/>\s+</g, '><');
}

/** The script with all that it imports, in one piece. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: ['chrome87', 'safari14.1'],
      lib: { entry: source, formats: ['iife'], name: 'firstFrame' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const code = output !== undefined && 'output' in output ? output.output[0].code : '';
  if (code === '') throw new Error(`${source} came to nothing.`);
  return code.trim();
}
