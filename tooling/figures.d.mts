export const mostFiles: number;
export function filesByFolder(roots: readonly string[]): [folder: string, count: number][];
export function declarationsOf(sheet: string): string[][];
