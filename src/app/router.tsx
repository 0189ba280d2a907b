import { Activity, memo, Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { homeScreen } from '@/domain/screen';
import { Home } from '@/features/home/screens/home';
import { homeWords } from '@/messages/home';
import { useWords } from '@/messages/words';
import { PageTitle } from '@/ui/page-title';
import { isSamePlace, Place, type Here } from './place';
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
export function AppRoutes({ here }: { here: Here }) {
  const { location, navigations } = here;
  const { pathname } = location;
  const atHome = /^\/home\/?$/i.test(pathname);
  const atRoot = pathname === '/';
  return (
    <>
      {atRoot && (
        <Place at={location} navigations={navigations}>
          <Navigate to="/home" replace />
        </Place>
      )}
      {atHome && homeScreen.watchNetwork && <OfflineWarning />}
      <Activity mode={atHome ? 'visible' : 'hidden'}>
        <HomePage here={here} shown={atHome} />
      </Activity>
      <PageBoundary visit={pathname}>
        <RouteTable here={here} shown={!atHome && !atRoot} />
      </PageBoundary>
    </>
  );
}

/** Not looked at while it waits, and where it was when somebody comes back: its links have nothing to learn from that. */
const HomePage = memo(
  function HomePage({ here: { location, navigations } }: { here: Here; shown: boolean }) {
    const [at, stay] = useState(location);
    if (at !== location && (at.state !== null || !isSamePlace(at, location))) stay(location);
    return (
      <Place at={at} navigations={navigations}>
        <Suspense fallback={null}>
          <HomeTitle />
        </Suspense>
        <PageBoundary visit={navigations}>
          <WithSession waiting={home}>{home}</WithSession>
        </PageBoundary>
      </Place>
    );
  },
  (_, { shown }) => !shown,
);

function HomeTitle() {
  return <PageTitle title={useWords(homeWords).title} />;
}
