import type { Plugin } from 'vite';

/** What a build calls itself: the name of the file that the app begins in, which changes with whatever is in it or fetched by it. */
const releaseFile = 'version.json';
/** The module that the app begins in. */
const begin = 'src/main.tsx';

/** Leaves the release's name beside each build, and answers the same way while developing: pages ask for it to learn of a newer one. */
export function release(): Plugin {
  return {
    name: 'release',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(`/${begin}`)),
      );
      if (entry === undefined) throw new Error('The build has no entry to be called by.');
      this.emitFile({ type: 'asset', fileName: releaseFile, source: text(entry.fileName) });
    },
    configureServer(server) {
      server.middlewares.use(`/${releaseFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end(text(begin));
      });
    },
  };
}

function text(entry: string): string {
  return `${JSON.stringify({ entry })}\n`;
}
