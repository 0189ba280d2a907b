import { Activity, Suspense, useState, type ReactNode } from 'react';
import { matchRoutes, Navigate, Route, Routes, useLocation, type Location } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { pagesAfter, type MountedPage } from '@/domain/keep-alive';
import type { ScreenMeta } from '@/domain/screen';
import { redirects, rootRedirect, screens, type Address } from '@/domain/screens';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Screen } from './screen';
import { PageSkeleton } from './shell/page-skeleton';
import { ScrollMemory } from './shell/scroll-memory';

const UnknownAddress = lazyComponent('unknown-address', () => import('./shell/unknown-address'));

interface PageRoute {
  path: string;
  element: ReactNode;
}

const unknown: PageRoute = { path: '*', element: <UnknownAddress fallback={<PageSkeleton />} /> };
const table: PageRoute[] = [
  { path: '/', element: <Navigate to={rootRedirect} replace /> },
  ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
  ...(Object.keys(screens) as Address[]).map((path) => ({ path, element: <Screen address={path} /> })),
  unknown,
];
const metaByPath: Readonly<Record<string, ScreenMeta>> = screens;

/** The page of the address, and the hidden pages that are kept alive, each with the location that it was left at. */
export function KeepAliveRoutes() {
  const location = useLocation();
  const pages = useMountedPages(location);
  const shown = pages.find(({ leftAt }) => leftAt === null);
  return (
    <>
      <ScrollMemory
        page={shown?.id ?? 0}
        entry={location.key + location.pathname}
        item={location.pathname + (new URLSearchParams(location.search).get('id') ?? '')}
        mounted={pages.map(({ id }) => id)}
      />
      {pages.map(({ id, leftAt, at }) => (
        <Activity key={id} mode={leftAt === null ? 'visible' : 'hidden'}>
          <Suspense fallback={<PageSkeleton />}>
            <Routes location={at.location}>
              <Route path={at.route.path} element={at.route.element} />
            </Routes>
          </Suspense>
        </Activity>
      ))}
    </>
  );
}

interface At {
  location: Location;
  route: PageRoute;
}

/** State is set while rendering, so that a new page is mounted in the same commit. */
function useMountedPages(location: Location): readonly MountedPage<string, At>[] {
  const [mounted, setMounted] = useState(() => ({ location, pages: pagesAt(location, []) }));
  if (mounted.location !== location) setMounted({ location, pages: pagesAt(location, mounted.pages) });
  return mounted.pages;
}

function pagesAt(location: Location, before: readonly MountedPage<string, At>[]) {
  const route = matchRoutes(table, location)?.[0]?.route ?? unknown;
  const to = { address: route.path, at: { location, route } };
  return pagesAfter(before, to, gatewayNow(), (address) => metaByPath[address]?.keepAlive);
}
