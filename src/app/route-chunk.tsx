import { lazy, useState, type ComponentType } from 'react';

let ready: ComponentType | null = null;

/** Fetches the chunk in which all addresses but /home stand, so that a further route costs the first paint nothing. */
export async function loadRouteTable(): Promise<typeof import('./route-table')> {
  const chunk = await import('./route-table');
  ready = chunk.default;
  return chunk;
}

const LazyTable = lazy(loadRouteTable);

/**
 * The pages behind /home. A chunk that was fetched beforehand is rendered at once: a lazy component would show its fallback first, which
 * React then keeps for 300 ms.
 */
export function RouteTable() {
  const [Table] = useState(() => ready ?? LazyTable);
  return <Table />;
}
