import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { homeScreen } from '@/domain/screen';
import { Home } from '@/features/home/screens/home';
import { OfflineWarning } from './shell/offline-warning';
import { RouteTable } from './route-chunk';
import { PageBoundary } from './shell/page-boundary';
import { PageSkeleton } from './shell/page-skeleton';
import { WithSession } from './shell/with-session';

export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/home" replace />} />
      <Route
        path="/home"
        element={
          <PageBoundary>
            {homeScreen.watchNetwork && <OfflineWarning />}
            <WithSession>
              <Home />
            </WithSession>
          </PageBoundary>
        }
      />
      <Route
        path="*"
        element={
          <PageBoundary>
            <Suspense fallback={<PageSkeleton />}>
              <RouteTable />
            </Suspense>
          </PageBoundary>
        }
      />
    </Routes>
  );
}
