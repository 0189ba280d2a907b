import type { Rolldown } from 'vite';

/**
 * Which modules travel in one file, by layer and folder; a module belongs to the first group that takes it, with whatever it imports.
 * Without groups a page takes up to eighty files, which cost a slow phone more than their bytes do. antd-mobile must not be a group:
 * each screen takes only the parts that it uses.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // The first paint is one file: each further one would take another round trip.
  { name: 'entry', tags: ['$initial'] },
  // What live figures need: start-up, the gateways with their libraries, the part of /home that shows balances.
  {
    name: 'live',
    test: /[\\/]src[\\/](?:app[\\/]startup[\\/]|app[\\/]shell[\\/]deferred-shell|areas[\\/]home[\\/]live)/,
  },
  // The compiler's helpers: they would travel with whichever large package is the first to need one.
  { name: 'helpers', test: /@oxc-project/ },
  // What many screens are made of, whatever its layer.
  { name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 19 },
  // antd-mobile with our parts made of it: a file for each set of screens, however small, so that it reaches no screen without them.
  {
    name: 'library',
    test: /[\\/](?:node_modules[\\/]antd-mobile|src[\\/]ui[\\/]library)[\\/]/,
    minShareCount: 2,
    entriesAware: true,
  },
  // A part of a few lines that screens of different areas share: merged into the large file of one area, it would bring that one to the others.
  {
    name: 'small',
    test: /[\\/]src[\\/](?:ui[\\/]people[\\/](?:phone-link|named-people)|messages[\\/](?:gateway-words|punctuation)\.ts|domain[\\/](?:external-links[\\/]phone-address|format-number))/,
  },
  // What a few screens share: a file for each set of screens, but none below 1 kB.
  { name: 'common', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
  // The background services, and what of /home no other screen shares.
  {
    name: 'later',
    test: /[\\/]src[\\/](?:app[\\/]shell|areas[\\/]home(?![\\/]components[\\/]unfinished))[\\/]/,
  },
];

/**
 * What is preloaded with a file. The entry would have to name everything that the rest of /home imports, although the first paint does not wait for it; only
 * its style sheets are, as they must not come after what they style.
 */
export function preloaded(file: string, dependencies: string[]): string[] {
  return file.includes('/later-') ? dependencies.filter((each) => each.endsWith('.css')) : dependencies;
}

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
