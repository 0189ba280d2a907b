import { useState } from 'react';
import { chunkLoadTimeout } from '@/domain/constants';
import { useVisit } from '@/state/visit';
import { deferred } from '@/ui/deferred';
import type { Here } from './place';
import { PageSkeleton } from './shell/page-skeleton';

const load = () => inTime('route-table', import('./route-table'));
const Table = deferred(load);

/**
 * The pages behind /home, in a chunk of their own, so that a further route costs the first paint nothing. Once there, it stays: pages
 * that are kept wait in it while /home is shown.
 */
export function RouteTable({ here, shown }: { here: Here; shown: boolean }) {
  const [wanted, want] = useState(shown);
  const ahead = useVisit((visit) => visit.ahead);
  if ((shown || ahead !== null) && !wanted) want(true);
  return wanted && <Table here={here} shown={shown} waiting={shown && <PageSkeleton />} />;
}

/** Gives a chunk up that does not arrive; the error names it, in the words that browsers use where one is missing. */
export function inTime<Chunk>(name: string, chunk: Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`Too late for the dynamically imported module ${name}.js`));
    const limit = setTimeout(late, chunkLoadTimeout);
    chunk.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}

/** Fetches the screen of an address that somebody is about to go to; what fails now is told by the visit itself. */
export async function prepareScreen(address: string): Promise<void> {
  try {
    const [{ prepare }] = await Promise.all([load(), Table.fetch()]);
    await prepare(address.split('?')[0] ?? '');
  } catch {
    // Offline, or a new release is out.
  }
}
