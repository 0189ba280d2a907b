import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { sharedFiles } from './shared-files.ts';

/** What live figures need: start-up, the gateways with their libraries, the part of /home that shows balances. */
const live = /[\\/]src[\\/](?:app[\\/]startup[\\/]|app[\\/]shell[\\/]deferred-shell|areas[\\/]home[\\/]live)/;
/** What every visit loads once live figures stand: the background services, the rest of /home, and what stands below errors. */
const later =
  /[\\/]src[\\/](?:app[\\/]shell[\\/]background-services|areas[\\/]home[\\/](?:today-parts|components[\\/]cards)|flows[\\/](?:popups[\\/]popups|account-alerts[\\/]account-alerts|support[\\/]error-footer)\.tsx)/;

let shared: ReadonlyMap<string, number> | null = null;

/** The name of the file of a module that several pages share; null for every other one. */
function sharedFileOf(id: string, context: Rolldown.ChunkingContext): string | null {
  shared ??= sharedFiles({
    facts: (each) => {
      const facts = context.getModuleInfo(each);
      return {
        size: facts?.code?.length ?? 0,
        imports: facts?.importedIds ?? [],
        dynamicImports: facts?.dynamicallyImportedIds ?? [],
      };
    },
    entry: join(process.cwd(), 'src/main.tsx'),
    pages: join(process.cwd(), 'src/app/routes.ts'),
    isLive: (each) => live.test(each),
    isLater: (each) => later.test(each),
  });
  const number = shared.get(id);
  return number === undefined ? null : `common~${number}`;
}

/**
 * Which modules travel in one file; a module belongs to the first group that takes it, with whatever it imports. Each file more costs a
 * slow phone more than its bytes do.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // The first paint is one file: each further one would take another round trip.
  { name: 'entry', tags: ['$initial'] },
  { name: 'live', test: live },
  // A file needs no other that needs it, so that each module may travel without what it imports.
  { name: sharedFileOf, includeDependenciesRecursively: false },
  { name: 'later', test: later },
  // One file for who reads English, in place of one for each area of texts.
  { name: 'english', test: /[\\/]src[\\/]messages[\\/].*\.en\.ts/ },
];

/** How the bundler splits the code into files, and what it calls them. */
export const chunks: Rolldown.OutputOptions = {
  codeSplitting: { groups },
  chunkFileNames: ({ name }) => `assets/${ownName(name)}-[hash].js`,
  assetFileNames: ({ names: [name = ''] }) => `assets/${ownName(name)}-[hash][extname]`,
};

/** A name without its ending, and without the list of screens that the bundler appends to a group's. */
function ownName(name: string): string {
  return name.replace(/(?:~.*|\.\w+)$/, '');
}
