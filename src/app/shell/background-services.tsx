import { useEffect } from 'react';
import { prepareForOffline } from '@/flows/query-view/prepare-offline';
import { currentHost } from '@/host/detect';
import { useSession } from '@/state/session';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import './fade.css';
import { markChinesePassages } from './chinese-passages';
import { watchConnectivity } from './connectivity';
import { keepShell } from './device-shell';
import { useExpiryWayOut } from './expiry';
import { keepFocusInSight } from './focus-in-sight';
import { useHostWayBack } from './host-way-back';
import { LoadingTile } from './loading-tile';
import { watchLoading } from './loading-watch';
import { NativeBar } from './native-bar';
import { prefetchPages } from './prefetch';
import { recordMessages } from './record-messages';
import { ReleaseTip } from './release-tip';
import { VisitHistory } from './visit-history';

const Popups = lazyComponent('popups', () => import('@/flows/popups/popups'));
const AccountAlerts = lazyComponent('account-alerts', () => import('@/flows/account-alerts/account-alerts'));

/** The services that start once live data are shown: network, loading, expiry, releases, scrolling, the host's navigation bar. */
export default function BackgroundServices() {
  const preview = useSession((session) => session.preview);
  useEffect(() => void import('@/app/startup/start').then(({ startOnce }) => startOnce()), []);
  useEffect(watchConnectivity, []);
  useEffect(watchLoading, []);
  useEffect(prefetchPages, []);
  useEffect(keepShell, []);
  useEffect(prepareForOffline, []);
  useEffect(recordMessages, []);
  useEffect(restoreScrollManually, []);
  useEffect(keepFocusInSight, []);
  useEffect(markChinesePassages, []);
  return (
    <>
      <WaysOut />
      {!preview && <LoadingTile />}
      <VisitHistory />
      <ReleaseTip />
      {currentHost() === 'super-app' && <NativeBar />}
      <Popups />
      <AccountAlerts />
    </>
  );
}

function WaysOut() {
  useHostWayBack();
  useExpiryWayOut();
  return null;
}

/** The browser would scroll the page that is about to be left, before the one that it means is shown. */
function restoreScrollManually(): () => void {
  window.history.scrollRestoration = 'manual';
  return () => {
    window.history.scrollRestoration = 'auto';
  };
}
