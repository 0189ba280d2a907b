import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { currentHost } from '@/host/detect';
import { prepareForOffline } from '@/flows/reading/prepare-offline';
import { useSession } from '@/state/session';
import { deferred } from '@/ui/deferred';
import './fade.css';
import { watchConnectivity } from './connectivity';
import { useExpiryWayOut } from './expiry';
import { keepMessages } from './keep-messages';
import { LoadingTile } from './loading-tile';
import { watchLoading } from './loading-watch';
import { NativeBar } from './native-bar';
import { prefetchPages } from './prefetch';
import { ReleaseTip } from './release-tip';
import { ScrollMemory } from './scroll-memory';
import { VisitHistory } from './visit-history';

// Its own boundary: nothing here waits for it.
const Popups = deferred(() => import('@/flows/popups/popups'));
const AccountAlerts = deferred(() => import('@/flows/account-alerts/account-alerts'));

/** What watches over the pages once live data stand: network, loading, expiry, releases, scrolling, the host's own bar. */
export default function Attendants() {
  const preview = useSession((session) => session.preview);
  useEffect(() => void import('@/app/startup/start').then(({ startOnce }) => startOnce()), []);
  useEffect(watchConnectivity, []);
  useEffect(watchLoading, []);
  useEffect(prefetchPages, []);
  useEffect(prepareForOffline, []);
  useEffect(keepMessages, []);
  useEffect(keepScrollingToOurselves, []);
  return (
    <>
      <PageScroll />
      <ExpiryWayOut />
      {!preview && <LoadingTile />}
      <VisitHistory />
      <ReleaseTip />
      {currentHost() === 'super-app' && <NativeBar />}
      <Popups />
      <AccountAlerts />
    </>
  );
}

// What follows each step from page to page stands for itself: the rest is not drawn anew with it.
function PageScroll() {
  const { key, pathname } = useLocation();
  return <ScrollMemory page={pathname} entry={key + pathname} freshAtTop />;
}

function ExpiryWayOut() {
  useExpiryWayOut();
  return null;
}

/** The browser would move the page that is about to be left, before the one that it means stands. */
function keepScrollingToOurselves(): () => void {
  window.history.scrollRestoration = 'manual';
  return () => {
    window.history.scrollRestoration = 'auto';
  };
}
