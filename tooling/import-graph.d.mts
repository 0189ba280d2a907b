/** One import of a file of the project: `isType` is erased by the build, `isLazy` is loaded when it is called for, `isFound` comes from a glob pattern. */
export interface FileImport {
  to: string;
  isType: boolean;
  isLazy: boolean;
  isFound: boolean;
}
export type ImportGraph = ReadonlyMap<string, readonly FileImport[]>;
export function importGraph(root: string, folders?: readonly string[]): ImportGraph;
export function circles(graph: ImportGraph, options: { types: boolean }): string[][];
