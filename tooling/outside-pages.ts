import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Connect, type HtmlTagDescriptor, type Plugin } from 'vite';

type Files = ReadonlyMap<string, string | Uint8Array>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const folder = 'outside';
const script = `./${folder}/catch.js`;

/**
 * In mocked mode, opens a page of our own in place of each address outside the app: a script beside the app's page catches them, and the page
 * says where the person would be. Both are built apart from the app, so that a real build can be previewed with them and has nothing of them.
 */
export function outsidePages(): Plugin {
  let root = '';
  let files: Promise<Files> | undefined;
  const built = () => (files ??= buildFiles(root));
  return {
    name: 'outside-pages',
    configResolved: (config) => void (root = config.root),
    transformIndexHtml: { order: 'post', handler: () => [scriptTag] },
    configureServer: ({ middlewares }) => void middlewares.use(answerFiles(built)),
    configurePreviewServer({ middlewares, config: { build: options } }) {
      middlewares.use(answerFiles(built));
      middlewares.use(answerPage(join(root, options.outDir, 'index.html')));
    },
    async generateBundle() {
      for (const [name, source] of await built())
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
  };
}

const scriptTag: HtmlTagDescriptor = {
  tag: 'script',
  attrs: { type: 'module', src: script },
  injectTo: 'head-prepend',
};

/** The files of the page and of the script, by their names. */
async function buildFiles(root: string): Promise<Files> {
  const result = await build({
    configFile: false,
    root: join(root, 'src'),
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      // The preview's policy lets no font in that is written into a style sheet.
      assetsInlineLimit: 0,
      target: ['chrome87', 'safari14.1'],
      modulePreload: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { page: join(root, 'src/outside.html'), catch: join(root, 'src/qa/outside/catch.ts') },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  if (!('output' in result)) throw new Error('The page for outside addresses was not built in one go.');
  return new Map(
    result.output.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source] as const),
  );
}

function answerFiles(built: () => Promise<Files>): Connect.NextHandleFunction {
  return ({ url = '/' }, response, next) => {
    const name = new RegExp(`^/${folder}/([^?]+)`).exec(url)?.[1];
    if (name === undefined) return next();
    built()
      .then((files) => {
        const source = files.get(name);
        if (source === undefined) return next();
        response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream').end(source);
      })
      .catch(next);
  };
}

/** Answers the page of a real build, which does not name the script by itself. */
function answerPage(file: string): Connect.NextHandleFunction {
  return ({ url = '/' }, response, next) => {
    if (!/^\/(index\.html)?(\?|$)/.test(url)) return next();
    const html = readFileSync(file, 'utf8').replace(
      '<head>',
      `<head><script type="module" src="${script}"></script>`,
    );
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  };
}
