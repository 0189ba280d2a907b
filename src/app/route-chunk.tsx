import { lazy, Suspense, useState, type ComponentType } from 'react';
import { chunkLoadTimeout } from '@/domain/constants';
import { PageSkeleton } from './shell/page-skeleton';

type Table = ComponentType<{ shown: boolean }>;

let ready: Table | null = null;

async function load() {
  const { default: part, prepare } = await inTime('route-table', import('./route-table'));
  ready = part;
  return { default: part, prepare };
}

const LazyTable = lazy(load);

/**
 * The pages behind /home, in a chunk of their own, so that a further route costs the first paint nothing. A chunk that was fetched
 * beforehand is rendered at once: a lazy component would show its fallback first, which React then keeps for 300 ms. Once there, it stays:
 * pages that are kept wait in it while /home is shown.
 */
export function RouteTable({ shown }: { shown: boolean }) {
  const [table, take] = useState<{ part: Table } | null>(null);
  if (shown && table === null) take({ part: ready ?? LazyTable });
  if (table === null || (!shown && ready === null)) return null;
  return (
    <Suspense fallback={shown && <PageSkeleton />}>
      <table.part shown={shown} />
    </Suspense>
  );
}

/** Gives a chunk up that does not arrive; the error names it, in the words that browsers use where one is missing. */
export function inTime<Chunk>(name: string, chunk: Promise<Chunk>): Promise<Chunk> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`Too late for the dynamically imported module ${name}.js`));
    const limit = setTimeout(late, chunkLoadTimeout);
    chunk.then(resolve, reject).finally(() => clearTimeout(limit));
  });
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
