import { lazy, useState, type ComponentType } from 'react';

let ready: ComponentType | null = null;

async function load() {
  const { default: Table, prepare } = await import('./route-table');
  ready = Table;
  return { default: Table, prepare };
}

const LazyTable = lazy(load);

/**
 * The pages behind /home, in a chunk of their own, so that a further route costs the first paint nothing. A chunk that was fetched
 * beforehand is rendered at once: a lazy component would show its fallback first, which React then keeps for 300 ms.
 */
export function RouteTable() {
  const [Table] = useState(() => ready ?? LazyTable);
  return <Table />;
}

/** Fetches the screens of addresses that somebody is about to go to; what fails now is told by the visit itself. */
export async function prepareScreens(addresses: readonly string[]): Promise<void> {
  try {
    const { prepare } = await load();
    for (const address of addresses) prepare(address.split('?')[0] ?? '');
  } catch {
    // Offline, or a new release is out.
  }
}
