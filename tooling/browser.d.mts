export function findBrowser(): string | undefined;
export function programOnPath(name: string): string | undefined;
