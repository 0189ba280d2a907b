import type { ReactNode } from 'react';
import { useSession } from '@/state/session';
import { useStartup } from '@/state/startup';
import { useVisit } from '@/state/app-status';
import { deferred } from '@/ui/lazy/lazy-component';

const SessionPage = deferred(() => import('./session-pages'));

interface WithSessionProps {
  /** Stands while the start is still finding out who is here. */
  waiting: ReactNode;
  children: ReactNode;
}

/** A page that needs a session; where there is none, or it is over, the page says so instead. */
export function WithSession({ waiting, children }: WithSessionProps) {
  const hasToken = useSession(({ token }) => token !== '');
  const expired = useVisit((visit) => visit.expired);
  const running = useStartup((startup) => startup.running);
  const asked = useStartup(({ question }) => question !== null);
  const departed = useStartup(({ refusal }) => refusal?.reason === 'departed');
  if (running && !asked) return waiting;
  if (hasToken && !expired && !asked && !departed) return children;
  return <SessionPage />;
}
