import type { GatewayName } from '@/api/gateways';
import type { Served } from './handler';

const lists = import.meta.glob<readonly Served[]>(
  ['/src/mocks/*/*-handlers.ts', '/src/areas/*/mocks/*-handlers.ts'],
  { eager: true, import: 'handlers' },
);

/** What all handler files serve. */
export const registry: readonly Served[] = Object.values(lists).flat();

const byAddress = new Map(
  registry.map((served) => [addressOf(served.endpoint.gateway, served.endpoint.path), served]),
);

/** What serves a path below one of the bases of the gateways. */
export function servedBy(path: string, bases: Readonly<Record<GatewayName, string>>): Served | undefined {
  for (const [gateway, base] of Object.entries(bases)) {
    const prefix = base.replace(/^https?:\/\/[^/]+/, '');
    const at = path.indexOf(`${prefix}/`);
    const served = at < 0 ? undefined : servedAt(gateway, path.slice(at + prefix.length));
    if (served !== undefined) return served;
  }
  return undefined;
}

function servedAt(gateway: string, path: string): Served | undefined {
  return byAddress.get(addressOf(gateway, path));
}

function addressOf(gateway: string, path: string): string {
  return `${gateway} ${path}`;
}
