export const layers: Readonly<Record<string, readonly string[]>>;
export function writeLintConfiguration(file: URL): void;
