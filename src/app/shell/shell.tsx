import { lazy, Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/words';
import { useSession } from '@/state/session';
import { WayBack } from '@/ui/way-back';
import styles from './shell.module.css';

// Joins the app to its gateways and shows notices: needed soon after the first paint, not for it.
const Companion = lazy(() => import('./companion'));

/** Frame of all pages: the phone column, the way back, and what speaks over the pages. */
export function Shell({ children }: { children: ReactNode }) {
  const words = useWords(shellWords);
  const navigate = useNavigate();
  const showHeader = useSession((session) => session.showHeader);
  const go = () => {
    const state: unknown = window.history.state;
    const entered = typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
    void (entered ? navigate('/home', { replace: true }) : navigate(-1));
  };
  return (
    <div className={styles.column}>
      <Suspense fallback={null}>
        <Companion />
      </Suspense>
      <WayBack value={showHeader ? { label: words.back, go } : undefined}>{children}</WayBack>
    </div>
  );
}
