import { useAppStatus } from '@/state/app-status';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const Note = lazyComponent(() => import('./fetched-note'));

interface FetchedAtProps {
  query: {
    /** By the phone's clock, ms; 0 before the first answer. */
    dataUpdatedAt: number;
  };
}

/** Stands beside figures for as long as the network is away: when they were fetched. */
export function FetchedAt({ query: { dataUpdatedAt } }: FetchedAtProps) {
  const online = useAppStatus((visit) => visit.online);
  if (online || dataUpdatedAt === 0) return null;
  return <Note at={dataUpdatedAt} />;
}
