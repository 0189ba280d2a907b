import { useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMessages } from '@/messages/language';
import { shellMessages } from '@/messages/shell';
import { useSession } from '@/state/session';
import { ErrorFooter } from '@/ui/feedback/error-footer';
import { stepBack } from '@/ui/forms/step-back';
import { Navigations } from '@/ui/layout/navigations';
import { WayBack } from '@/ui/layout/way-back';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { PageBoundary } from './page-boundary';
import styles from './shell.module.css';

// Connects the app to its gateways and shows notices: needed soon after the first paint, not for it.
const DeferredShell = lazyComponent('deferred-shell', () => import('./deferred-shell'));
const LateErrorFooter = lazyComponent('error-footer', () => import('@/flows/support/error-footer'), true);

/** The frame of all pages: the phone column, the way back, and what is shown over the pages. */
export function Shell({ children }: { children: ReactNode }) {
  const messages = useMessages(shellMessages);
  const showHeader = useSession((session) => session.showHeader);
  const fades = useSession((session) => session.sysType === 'LONGCOIN');
  const { navigations, pages } = useNavigationCounts();
  const navigate = useNavigate();
  const { key } = useLocation();
  const wayBack = useMemo(
    () => (showHeader ? { label: messages.back, onClick: () => stepBack(navigate) } : undefined),
    [showHeader, messages.back, navigate],
  );
  return (
    <div className={styles.column}>
      <Navigations value={navigations}>
        <ErrorFooter value={LateErrorFooter}>
          {/* Nothing works without the deferred shell: where it does not arrive, one page says so in place of the page. */}
          <PageBoundary resetKey={key}>
            <DeferredShell />
            <WayBack value={wayBack}>
              {/* fade.css fades by it; the first page stands at once. */}
              <div data-fade={fades && pages > 0 ? pages % 2 : undefined}>{children}</div>
            </WayBack>
          </PageBoundary>
        </ErrorFooter>
      </Navigations>
    </div>
  );
}

/** The navigations so far, and how many of them led to another page; the redirect from the root does not count. */
function useNavigationCounts(): { navigations: number; pages: number } {
  const location = useLocation();
  const [counted, setCounted] = useState({ location, navigations: 0, pages: 0 });
  if (counted.location !== location) {
    const { pathname } = counted.location;
    const isSamePage = pathname === location.pathname || pathname === '/';
    setCounted({
      location,
      navigations: counted.navigations + 1,
      pages: counted.pages + (isSamePage ? 0 : 1),
    });
  }
  return counted;
}
