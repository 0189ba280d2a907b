import type { Plugin } from 'vite';

/** What a build calls itself: the name of its entry, which changes with whatever is in it. */
const releaseFile = 'version.json';

/** Leaves the release's name beside each build, and answers the same way while developing: pages ask for it to learn of a newer one. */
export function release(): Plugin {
  return {
    name: 'release',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
      if (entry === undefined) throw new Error('The build has no entry to be called by.');
      this.emitFile({ type: 'asset', fileName: releaseFile, source: text(entry.fileName) });
    },
    configureServer(server) {
      server.middlewares.use(`/${releaseFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json').end(text('src/main.tsx'));
      });
    },
  };
}

function text(entry: string): string {
  return `${JSON.stringify({ entry })}\n`;
}
