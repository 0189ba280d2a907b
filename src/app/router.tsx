import { Navigate, useLocation } from 'react-router-dom';
import { homeScreen } from '@/domain/screen';
import { Home } from '@/features/home/screens/home';
import { RouteTable } from './route-chunk';
import { OfflineWarning } from './shell/offline-warning';
import { PageBoundary } from './shell/page-boundary';
import { WithSession } from './shell/with-session';

/** /home stands with the first paint; every other address, and the pages that are kept behind it, are the route table's. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const atHome = /^\/home\/?$/i.test(pathname);
  const atRoot = pathname === '/';
  return (
    <>
      {atRoot && <Navigate to="/home" replace />}
      {atHome && (
        <PageBoundary>
          {homeScreen.watchNetwork && <OfflineWarning />}
          <WithSession waiting={<Home />}>
            <Home />
          </WithSession>
        </PageBoundary>
      )}
      <PageBoundary>
        <RouteTable shown={!atHome && !atRoot} />
      </PageBoundary>
    </>
  );
}
