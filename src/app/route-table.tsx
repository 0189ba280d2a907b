import { lazy, Suspense, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
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
const addresses = (Object.keys(routes) as TableAddress[]).filter(
  (address) => __MOCKS__ !== 'none' || facts[address].mockOnly !== true,
);
const loaded = new Map<TableAddress, ComponentType>();

/** A screen is made lazy once, on its first visit. */
function screenAt(address: TableAddress): ComponentType | null {
  const loader = loaders[address] ?? (__MOCKS__ === 'none' ? null : (mockedScreens.get(address) ?? null));
  if (loader === null) return null;
  const known = loaded.get(address) ?? lazy(loader);
  loaded.set(address, known);
  return known;
}

/** Every address but /home: redirects, screens, and the page for addresses that are none. */
export default function RouteTable() {
  return (
    <Routes>
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      {addresses.map((address) => (
        <Route key={address} path={address} element={<Screen address={address} />} />
      ))}
      <Route path="*" element={<UnknownAddress />} />
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
