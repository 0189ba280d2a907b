import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/words';
import { useSession } from '@/state/session';
import { deferred } from '@/ui/deferred';
import { Navigations } from '@/ui/navigations';
import { painted } from '@/ui/painted';
import { stepBack } from '@/ui/step-back';
import { WayBack } from '@/ui/way-back';
import styles from './shell.module.css';

// Joins the app to its gateways and shows notices: needed soon after the first paint, not for it.
const Companion = deferred(async () => {
  await painted;
  return import('./companion');
});

/** Frame of all pages: the phone column, the way back, and what speaks over the pages. */
export function Shell({ children }: { children: ReactNode }) {
  const words = useWords(shellWords);
  const navigate = useNavigate();
  const showHeader = useSession((session) => session.showHeader);
  const fades = useSession((session) => session.sysType === 'LONGCOIN');
  const { navigations, pages } = useNavigations();
  return (
    <div className={styles.column}>
      <Navigations value={navigations}>
        <Companion />
        <WayBack value={showHeader ? { label: words.back, go: () => stepBack(navigate) } : undefined}>
          {/* fade.css fades by it; the first page stands at once. */}
          <div data-fade={fades && pages > 0 ? pages % 2 : undefined}>{children}</div>
        </WayBack>
      </Navigations>
    </div>
  );
}

/** Counted while rendering, so that what a page opens as it appears knows the new number. */
function useNavigations() {
  const location = useLocation();
  const [seen, see] = useState({ location, navigations: 0, pages: 0 });
  if (seen.location !== location) {
    const { pathname } = seen.location;
    const samePage = pathname === location.pathname || pathname === '/';
    see({ location, navigations: seen.navigations + 1, pages: seen.pages + (samePage ? 0 : 1) });
  }
  return seen;
}
