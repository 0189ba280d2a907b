import type { ReactNode } from 'react';
import { useAppStatus } from '@/state/app-status';
import { useSession } from '@/state/session';
import { useStartup } from '@/state/startup';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const SessionPage = lazyComponent('session-pages', () => import('./session-pages'));

interface WithSessionProps {
  /** Shown while the start-up is still identifying the user. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A page that needs a session; without a valid one it is replaced by a page that says so. */
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
