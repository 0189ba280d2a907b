/** One import of a file of the project: `isType` is erased by the build, `isLazy` is loaded when it is called for. */
export interface FileImport {
  to: string;
  isType: boolean;
  isLazy: boolean;
}
export type ImportGraph = ReadonlyMap<string, readonly FileImport[]>;
export function importGraph(root: string): ImportGraph;
export function circles(graph: ImportGraph, options: { types: boolean }): string[][];
