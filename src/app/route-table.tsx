import { Activity, Suspense, useState } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation, type Location } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { pagesAfter, type MountedPage } from '@/domain/kept';
import { needsActivation } from '@/domain/protected-pages';
import { redirects, screens, type Address } from '@/domain/screens';
import type { ScreenFacts } from '@/domain/screen';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/words';
import { useSession } from '@/state/session';
import { deferred } from '@/ui/deferred';
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
export default function RouteTable({ shown }: { shown: boolean }) {
  const location = useLocation();
  const isLoggedIn = useSession(({ token }) => token !== '');
  const found = shown ? addressAt(location.pathname) : undefined;
  const leadsTo = shown ? redirectOf(location.pathname, found, isLoggedIn) : undefined;
  const address = leadsTo === undefined ? found : undefined;
  const pages = useMountedPages(address, location);
  const current = pages.find(({ leftAt }) => leftAt === null);
  return (
    <>
      {leadsTo !== undefined && <Navigate to={leadsTo} replace />}
      {shown && leadsTo === undefined && address === undefined && <UnknownAddress />}
      {address !== undefined && (
        <Suspense fallback={null}>
          <Title address={address} />
        </Suspense>
      )}
      <ScrollMemory page={current?.id ?? null} entry={current?.id ?? null} />
      {pages.map((page) => (
        <Activity key={page.id} mode={page.leftAt === null ? 'visible' : 'hidden'}>
          {/* A page that is behind sees its own location, not the one of the page before it. */}
          <Routes location={page.at}>
            <Route path={page.address} element={<Screen address={page.address} />} />
          </Routes>
        </Activity>
      ))}
    </>
  );
}

function redirectOf(
  path: string,
  address: TableAddress | undefined,
  isLoggedIn: boolean,
): string | undefined {
  if (address !== undefined && needsActivation(address, isLoggedIn)) return '/activation' satisfies Address;
  return Object.entries(redirects).find(([from]) => matchPath(from, path))?.[1];
}

/** The shown page and those behind it; found out while rendering, so that a kept page comes back in one step. */
function useMountedPages(
  address: TableAddress | undefined,
  location: Location,
): readonly MountedPage<TableAddress, Location>[] {
  const [mounted, mount] = useState<{
    address: TableAddress | undefined;
    location: Location | null;
    pages: readonly MountedPage<TableAddress, Location>[];
  }>({ address: undefined, location: null, pages: [] });
  if (mounted.location !== location || mounted.address !== address) {
    const to = address === undefined ? null : { address, at: location };
    const pages = pagesAfter(mounted.pages, to, gatewayNow(), (known) => facts[known]?.keepAlive);
    mount({ address, location, pages });
  }
  return mounted.pages;
}

function Title({ address }: { address: TableAddress }) {
  return <title>{useWords(titleWords)[address]}</title>;
}

function Screen({ address }: { address: TableAddress }) {
  return (
    <PageBoundary>
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
