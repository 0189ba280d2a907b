import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '@/state/session';
import { useVisit } from '@/state/visit';

const NoSession = lazy(() => import('./session-pages').then((pages) => ({ default: pages.NoSession })));
const SessionExpired = lazy(() =>
  import('./session-pages').then((pages) => ({ default: pages.SessionExpired })),
);

/** A page that needs a session; where there is none, or it is over, the page says so instead. */
export function WithSession({ children }: { children: ReactNode }) {
  const hasToken = useSession(({ token }) => token !== '');
  const expired = useVisit((visit) => visit.expired);
  if (hasToken && !expired) return children;
  return <Suspense fallback={null}>{expired ? <SessionExpired /> : <NoSession />}</Suspense>;
}
