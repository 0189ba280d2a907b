import type { ImportGraph } from './import-graph.mjs';

export const layers: Readonly<Record<string, readonly string[]>>;
export function importFault(from: string, path: string): string | null;
export function lonelyReaders(
  graph: ImportGraph,
): readonly { readonly file: string; readonly room: string }[];
