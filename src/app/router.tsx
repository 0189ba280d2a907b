import { Activity, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { homeScreen } from '@/domain/screen';
import { Home } from '@/features/home/screens/home';
import { homeWords } from '@/messages/home';
import { useWords } from '@/messages/words';
import { PageTitle } from '@/ui/page-title';
import { RouteTable } from './route-chunk';
import { OfflineWarning } from './shell/offline-warning';
import { PageBoundary } from './shell/page-boundary';
import { WithSession } from './shell/with-session';

// The same element each time: going elsewhere draws nothing of it anew.
const home = <Home />;

/**
 * /home stands with the first paint; every other address, and the pages that are kept behind it, are the route table's. /home
 * itself waits out of sight meanwhile: nowhere else do people go as often.
 */
export function AppRoutes() {
  const { pathname } = useLocation();
  const atHome = /^\/home\/?$/i.test(pathname);
  const atRoot = pathname === '/';
  return (
    <>
      {atRoot && <Navigate to="/home" replace />}
      {atHome && homeScreen.watchNetwork && <OfflineWarning />}
      <Activity mode={atHome ? 'visible' : 'hidden'}>
        <Suspense fallback={null}>
          <HomeTitle />
        </Suspense>
        <PageBoundary>
          <WithSession waiting={home}>{home}</WithSession>
        </PageBoundary>
      </Activity>
      <PageBoundary>
        <RouteTable shown={!atHome && !atRoot} />
      </PageBoundary>
    </>
  );
}

function HomeTitle() {
  return <PageTitle title={useWords(homeWords).title} />;
}
