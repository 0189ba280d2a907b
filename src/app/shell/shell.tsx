import { use, useMemo, type ReactNode } from 'react';
import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/words';
import { useSession } from '@/state/session';
import { deferred } from '@/ui/deferred';
import { painted } from '@/ui/painted';
import { stepBack } from '@/ui/step-back';
import { WayBack } from '@/ui/way-back';
import { History, Place, type Here } from '../place';
import styles from './shell.module.css';

// Joins the app to its gateways and shows notices: needed soon after the first paint, not for it.
const Companion = deferred(async () => {
  await painted;
  return import('./companion');
});

/** Frame of all pages: the phone column, the way back, and what speaks over the pages. */
export function Shell({ here, children }: { here: Here; children: ReactNode }) {
  const words = useWords(shellWords);
  const showHeader = useSession((session) => session.showHeader);
  const fades = useSession((session) => session.sysType === 'LONGCOIN');
  const { location, navigations, pages } = here;
  return (
    <div className={styles.column}>
      <Place at={location} navigations={navigations}>
        <Companion />
      </Place>
      <WayBack value={useWayBack(showHeader ? words.back : null)}>
        {/* fade.css fades by it; the first page stands at once. */}
        <div data-fade={fades && pages > 0 ? pages % 2 : undefined}>{children}</div>
      </WayBack>
    </div>
  );
}

/** The same one for all pages: those that wait have nothing to learn from a step. */
function useWayBack(label: string | null) {
  const history = use(History);
  return useMemo(() => {
    if (label === null || history === null) return undefined;
    const navigate = (to: number | string) => (typeof to === 'number' ? history.go(to) : history.replace(to));
    return { label, go: () => stepBack(navigate) };
  }, [label, history]);
}
