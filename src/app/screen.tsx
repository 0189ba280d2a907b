import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { needsActivation } from '@/domain/activation/protected-pages';
import { screenMetaOf, type Address } from '@/domain/screens';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { useSession } from '@/state/session';
import { RouteTitle } from '@/ui/layout/page-context';
import { PageTitle } from '@/ui/layout/page-title';
import { lazyScreen } from './lazy-screens';
import { OfflineWarning } from './shell/offline-warning';
import { PageBoundary } from './shell/page-boundary';
import { PageSkeleton } from './shell/page-skeleton';
import { WithSession } from './shell/with-session';

/** The page of one address, with the title, the network warning and the session check that its meta data declares; errors do not leave it. */
export function Screen({ address }: { address: Address }) {
  const { key } = useLocation();
  const isLoggedIn = useSession(({ token }) => token !== '');
  const title = useMessages(titleMessages)[address];
  if (needsActivation(address, isLoggedIn)) return <Navigate to="/activation" replace />;
  const {
    watchNetwork = false,
    public: isPublic = false,
    drawnDuringStartup = false,
  } = screenMetaOf(address);
  const Loaded = lazyScreen(address);
  const skeleton = <PageSkeleton title={title} />;
  const page = <Loaded fallback={skeleton} />;
  return (
    <PageBoundary resetKey={key}>
      <PageTitle title={title} />
      <RouteTitle value={title}>
        <Suspense fallback={skeleton}>
          {watchNetwork && <OfflineWarning />}
          {isPublic ? (
            page
          ) : (
            <WithSession fallback={drawnDuringStartup ? page : skeleton}>{page}</WithSession>
          )}
        </Suspense>
      </RouteTitle>
    </PageBoundary>
  );
}
