import { Activity, memo, Suspense, useMemo, useState } from 'react';
import { matchPath, Navigate, parsePath, Route, Routes, useLocation, type Location } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { pagesAfter, pagesAhead, type MountedPage } from '@/domain/kept';
import { needsActivation } from '@/domain/protected-pages';
import { redirects, screens, type Address } from '@/domain/screens';
import type { ScreenFacts } from '@/domain/screen';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/words';
import { useSession } from '@/state/session';
import { useVisit } from '@/state/visit';
import { deferred } from '@/ui/deferred';
import { PageTitle } from '@/ui/page-title';
import { isSamePlace, Place, type Here } from './place';
import { inTime } from './route-chunk';
import { mockedScreens, routes, type ScreenLoader } from './routes';
import { ComingSoon } from './shell/coming-soon';
import { OfflineWarning } from './shell/offline-warning';
import { PageBoundary } from './shell/page-boundary';
import { PageSkeleton } from './shell/page-skeleton';
import { ScrollMemory } from './shell/scroll-memory';
import { UnknownAddress } from './shell/unknown-address';
import { WithSession } from './shell/with-session';

type TableAddress = keyof typeof routes;

const facts: Readonly<Record<string, ScreenFacts>> = screens satisfies Record<Address, ScreenFacts>;
const loaders: Readonly<Record<TableAddress, ScreenLoader | null>> = routes;
const addresses = Object.keys(routes) as TableAddress[];
const rendered = new Map<TableAddress, ReturnType<typeof deferred>>();

function loaderOf(address: TableAddress): ScreenLoader | null {
  return loaders[address] ?? (__MOCKS__ === 'none' ? null : (mockedScreens.get(address) ?? null));
}

function screenAt(address: TableAddress): ReturnType<typeof deferred> | null {
  const loader = loaderOf(address);
  if (loader === null) return null;
  const screen = rendered.get(address) ?? deferred(() => inTime(address.split('/')[1] ?? '', loader()));
  rendered.set(address, screen);
  return screen;
}

/** Fetches the screen of an address that somebody is about to go to, so that it stands at once; rejects where it does not come. */
export async function prepare(path: string): Promise<void> {
  const address = addressAt(path);
  if (address !== undefined) await screenAt(address)?.fetch();
}

/** The table's address for a path: nearly always the path itself, so that 130 patterns are not tried on every visit. */
function addressAt(path: string): TableAddress | undefined {
  return (
    addresses.find((address) => address === path) ?? addresses.find((address) => matchPath(address, path))
  );
}

/** Every address but /home: redirects, screens with those that are kept behind them, and the page for addresses that are none. */
export default function RouteTable({ here, shown }: { here: Here; shown: boolean }) {
  const { location, navigations } = here;
  const isLoggedIn = useSession(({ token }) => token !== '');
  const found = shown ? addressAt(location.pathname) : undefined;
  const leadsTo = shown ? redirectOf(location.pathname, found, isLoggedIn) : undefined;
  const address = leadsTo === undefined ? found : undefined;
  const pages = useMountedPages(address, location, useNext(isLoggedIn));
  const current = pages.find(({ leftAt }) => leftAt === null);
  return (
    <>
      {shown && address === undefined && (
        <Place at={location} navigations={navigations}>
          {leadsTo === undefined ? <UnknownAddress /> : <Navigate to={leadsTo} replace />}
        </Place>
      )}
      {address !== undefined && (
        <Suspense fallback={null}>
          <Title address={address} />
        </Suspense>
      )}
      <ScrollMemory page={current?.id ?? null} entry={current?.id ?? null} />
      {pages.map((page) => (
        <Activity key={page.id} mode={page.leftAt === null ? 'visible' : 'hidden'}>
          <PageAt
            address={page.address}
            at={page.at}
            navigations={navigations}
            shown={page.leftAt === null}
          />
        </Activity>
      ))}
    </>
  );
}

interface PageAtProps {
  address: TableAddress;
  at: Location;
  navigations: number;
  shown: boolean;
}

/** A page in its own place; one that waits out of sight is not looked at. */
const PageAt = memo(
  function PageAt({ address, at, navigations }: PageAtProps) {
    return (
      <Place at={at} navigations={navigations}>
        <Matched address={address} />
      </Place>
    );
  },
  (_, { shown }) => !shown,
);

const Matched = memo(function Matched({ address }: { address: TableAddress }) {
  return (
    <Routes>
      <Route path={address} element={<Screen address={address} />} />
    </Routes>
  );
});

function redirectOf(
  path: string,
  address: TableAddress | undefined,
  isLoggedIn: boolean,
): string | undefined {
  if (address !== undefined)
    return needsActivation(address, isLoggedIn) ? ('/activation' satisfies Address) : undefined;
  return Object.entries(redirects).find(([from]) => matchPath(from, path))?.[1];
}

interface Mounted {
  address: TableAddress | undefined;
  location: Location | null;
  next: Location | null;
  pages: readonly MountedPage<TableAddress, Location>[];
}

/** The shown page, those behind it and the one ahead; found out while rendering, so that a page stands in one step. */
function useMountedPages(
  address: TableAddress | undefined,
  location: Location,
  next: Location | null,
): readonly MountedPage<TableAddress, Location>[] {
  const [mounted, mount] = useState<Mounted>({ address: undefined, location: null, next: null, pages: [] });
  if (mounted.location !== location || mounted.address !== address) {
    const ahead = mounted.pages.find((page) => page.ahead);
    const at = ahead !== undefined && isSamePlace(ahead.at, location) ? ahead.at : location;
    const to = address === undefined ? null : { address, at };
    const pages = pagesAfter(mounted.pages, to, gatewayNow(), (known) => facts[known]?.keepAlive);
    mount({ ...mounted, address, location, pages });
  } else if (mounted.next !== next) {
    const aheadAddress = next === null ? undefined : addressAt(next.pathname);
    const to = next === null || aheadAddress === undefined ? null : { address: aheadAddress, at: next };
    mount({ ...mounted, next, pages: pagesAhead(mounted.pages, to, gatewayNow()) });
  }
  return mounted.pages;
}

/** Where the link leads that is being touched, if its page can be made ahead: one that sends people elsewhere is not. */
function useNext(isLoggedIn: boolean): Location | null {
  const ahead = useVisit((visit) => visit.ahead);
  return useMemo(() => {
    if (ahead === null) return null;
    const { pathname = '', search = '' } = parsePath(ahead);
    if (redirectOf(pathname, addressAt(pathname), isLoggedIn) !== undefined) return null;
    return { pathname, search, hash: '', state: null, key: 'ahead' };
  }, [ahead, isLoggedIn]);
}

function Title({ address }: { address: TableAddress }) {
  return <PageTitle title={useWords(titleWords)[address]} />;
}

function Screen({ address }: { address: TableAddress }) {
  return (
    <PageBoundary visit={useLocation().pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Content address={address} />
      </Suspense>
    </PageBoundary>
  );
}

function Content({ address }: { address: TableAddress }) {
  const title = useWords(titleWords)[address];
  const Loaded = screenAt(address);
  const skeleton = <PageSkeleton title={title} />;
  const page = Loaded === null ? <ComingSoon title={title} /> : <Loaded waiting={skeleton} />;
  return (
    <Suspense fallback={skeleton}>
      {facts[address]?.watchNetwork === true && <OfflineWarning />}
      {facts[address]?.public === true ? page : <WithSession waiting={skeleton}>{page}</WithSession>}
    </Suspense>
  );
}
