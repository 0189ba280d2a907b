import { useAppStatus } from '@/state/app-status';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/** Optional: figures whose time cannot be told stay on the page. */
const Note = lazyComponent('fetched-note', () => import('./fetched-note'), true);

interface FetchedAtProps {
  query: {
    /** By the phone's clock, ms; 0 before the first response. */
    dataUpdatedAt: number;
  };
}

/** Tells when figures were fetched, while the phone is offline. */
export function FetchedAt({ query: { dataUpdatedAt } }: FetchedAtProps) {
  const online = useAppStatus((status) => status.online);
  if (online || dataUpdatedAt === 0) return null;
  return <Note at={dataUpdatedAt} />;
}
