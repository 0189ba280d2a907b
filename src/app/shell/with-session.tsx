import type { ReactNode } from 'react';
import { useSession } from '@/state/session';
import { useStartup } from '@/state/startup';
import { useAppStatus } from '@/state/app-status';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const SessionPage = lazyComponent('session-pages', () => import('./session-pages'));

interface WithSessionProps {
  /** Stands while the start is still finding out who is here. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A page that needs a session; where there is none, or it is over, the page says so instead. */
export function WithSession({ fallback, children }: WithSessionProps) {
  const hasToken = useSession(({ token }) => token !== '');
  const expired = useAppStatus((visit) => visit.expired);
  const running = useStartup((startup) => startup.running);
  const asked = useStartup(({ question }) => question !== null);
  const departed = useStartup(({ refusal }) => refusal?.reason === 'departed');
  if (running && !asked) return fallback;
  if (hasToken && !expired && !asked && !departed) return children;
  return <SessionPage />;
}
