import { lazy, Suspense, type ComponentType } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { redirects, screens, type Address } from '@/domain/screens';
import type { ScreenFacts } from '@/domain/screen';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/words';
import { mockedScreens, routes, type ScreenLoader } from './routes';
import { ComingSoon } from './shell/coming-soon';
import { OfflineWarning } from './shell/offline-warning';
import { PageSkeleton } from './shell/page-skeleton';
import { UnknownAddress } from './shell/unknown-address';
import { WithSession } from './shell/with-session';

type TableAddress = keyof typeof routes;

const facts: Readonly<Record<Address, ScreenFacts>> = screens;
const loaders: Readonly<Record<TableAddress, ScreenLoader | null>> = routes;
const addresses = Object.keys(routes) as TableAddress[];
/** Screens as they are rendered: lazy ones from their first visit on, or whole ones that were prepared before it. */
const rendered = new Map<TableAddress, ComponentType>();

function loaderOf(address: TableAddress): ScreenLoader | null {
  return loaders[address] ?? (__MOCKS__ === 'none' ? null : (mockedScreens.get(address) ?? null));
}

function screenAt(address: TableAddress): ComponentType | null {
  const loader = loaderOf(address);
  if (loader === null) return null;
  const screen = rendered.get(address) ?? lazy(loader);
  rendered.set(address, screen);
  return screen;
}

/** Fetches the screen of an address that somebody is about to go to, so that it stands at once; a failure shows on the visit itself. */
export function prepare(path: string): void {
  const address = addressAt(path);
  const loader = address === undefined ? null : loaderOf(address);
  if (address === undefined || loader === null || rendered.has(address)) return;
  loader().then(
    ({ default: screen }) => {
      if (!rendered.has(address)) rendered.set(address, screen);
    },
    () => undefined,
  );
}

/** The table's address for a path: nearly always the path itself, so that 130 patterns are not tried on every visit. */
function addressAt(path: string): TableAddress | undefined {
  return (
    addresses.find((address) => address === path) ?? addresses.find((address) => matchPath(address, path))
  );
}

/** Every address but /home: redirects, screens, and the page for addresses that are none. */
export default function RouteTable() {
  const { pathname } = useLocation();
  const leadsTo = Object.entries(redirects).find(([from]) => matchPath(from, pathname))?.[1];
  if (leadsTo !== undefined) return <Navigate to={leadsTo} replace />;
  const address = addressAt(pathname);
  if (address === undefined) return <UnknownAddress />;
  return (
    <Routes>
      <Route path={address} element={<Screen key={address} address={address} />} />
    </Routes>
  );
}

function Screen({ address }: { address: TableAddress }) {
  const title = useWords(titleWords)[address];
  const Loaded = screenAt(address);
  const page = Loaded === null ? <ComingSoon title={title} /> : <Loaded />;
  return (
    <>
      <title>{title}</title>
      <Suspense fallback={<PageSkeleton title={title} />}>
        {facts[address].watchNetwork === true && <OfflineWarning />}
        {facts[address].public === true ? page : <WithSession>{page}</WithSession>}
      </Suspense>
    </>
  );
}
