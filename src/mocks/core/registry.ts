import type { Served } from './handler';

const lists = import.meta.glob<readonly Served[]>('../*/*-handlers.ts', { eager: true, import: 'handlers' });

/** What all handler files serve. */
export const registry: readonly Served[] = Object.values(lists).flat();

const byAddress = new Map(
  registry.map((served) => [addressOf(served.endpoint.gateway, served.endpoint.path), served]),
);

export function servedAt(gateway: string, path: string): Served | undefined {
  return byAddress.get(addressOf(gateway, path));
}

function addressOf(gateway: string, path: string): string {
  return `${gateway} ${path}`;
}
