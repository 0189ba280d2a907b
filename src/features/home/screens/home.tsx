import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { entrancesFor, moneyEntrances, pocketEntrances, serviceEntrances } from '@/domain/entrances';
import { drawsOwnDock } from '@/domain/host';
import { href } from '@/domain/href';
import { currentHost } from '@/host/detect';
import { homeWords } from '@/messages/home';
import { useWords } from '@/messages/words';
import { usePreferences } from '@/state/preferences';
import { useSession } from '@/state/session';
import { useStartup } from '@/state/startup';
import { Dock } from '@/ui/dock';
import { Entrance } from '@/ui/entrance';
import { Envelope } from '@/ui/envelope';
import { Icon } from '@/ui/icon';
import { Page } from '@/ui/page';
import { Skeleton } from '@/ui/skeleton';
import styles from './home.module.css';

// Figures need the gateways' code, which is more than the whole first paint: it is fetched beside it.
const live = import('../live');
const Greeting = lazy(() => live.then((parts) => ({ default: parts.Greeting })));
const HotWord = lazy(() => live.then((parts) => ({ default: parts.HotWord })));
const Balance = lazy(() => live.then((parts) => ({ default: parts.Balance })));
const Unfinished = lazy(() => live.then((parts) => ({ default: parts.AnyUnfinished })));
// The cards below the fold come after all that stands above it.
const Cards = lazy(() => live.then(() => import('../components/cards')));

const askService = () => {
  void import('@/flows/customer-service/open-customer-service').then((flow) => flow.openCustomerService());
};

/** /home: stands at once; greeting, balance and cards fill in, each for itself. */
export function Home() {
  const words = useWords(homeWords);
  const sysType = useSession((session) => session.sysType);
  const team = usePreferences((preferences) => preferences.accountShown === 1) && sysType === 'LONGCOIN';
  const pocket = pocketEntrances(sysType, team);
  return (
    <Page title={words.title} root dock={<HomeDock />}>
      <title>{words.title}</title>
      <div className={styles.head}>
        <Live fallback={<div className={styles.who} />}>
          <Greeting />
        </Live>
        <Link to={href('/qrcodeScan')} className={styles.tool} aria-label={words.scan}>
          <Icon name="scan" size={26} />
        </Link>
        <button type="button" className={styles.tool} aria-label={words.service} onClick={askService}>
          <Icon name="service" size={26} />
        </button>
      </div>
      <Link to={href('/search')} className={styles.search} aria-label={words.search}>
        <Icon name="search" size={20} />
        <Live fallback={words.searchHint}>
          <HotWord />
        </Live>
      </Link>
      <Envelope
        label={words.myCoins}
        team={team}
        pocket={
          <nav className={styles.pocket} aria-label={words.myCoins}>
            {pocket.map((name) => (
              <Entrance
                key={name}
                icon={moneyEntrances[name].icon}
                word={words.entrances[name]}
                to={moneyEntrances[name].to}
              />
            ))}
          </nav>
        }
      >
        <Live fallback={<Skeleton label={words.loading} bars={[40, 20, 48, 26]} />}>
          <Balance />
        </Live>
      </Envelope>
      <Live fallback={null}>
        <Unfinished />
      </Live>
      <nav className={styles.services} aria-label={words.services}>
        {entrancesFor(serviceEntrances, sysType).map(([name, { icon, to }]) => (
          <Entrance key={name} icon={icon} word={words.entrances[name]} to={to} tile />
        ))}
      </nav>
      <Live fallback={<Skeleton label={words.loading} bars={[160, 84, 220]} />}>
        <Cards />
      </Live>
    </Page>
  );
}

/** What speaks of a person waits until the start has found out who is here. */
function Live({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const waits = useStartup(({ running }) => running);
  return waits ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
}

function HomeDock() {
  const { dock, dockItems } = useWords(homeWords);
  if (drawsOwnDock(currentHost())) return null;
  return (
    <Dock
      label={dock}
      current="/home"
      items={[
        { icon: 'wallet', word: dockItems.wallet, to: href('/home') },
        { icon: 'life', word: dockItems.life, to: href('/newHome') },
        { icon: 'orders', word: dockItems.orders, to: href('/order-newlist') },
        { icon: 'settings', word: dockItems.mine, to: href('/settingNew') },
      ]}
      pay={{ word: dockItems.pay, to: href('/paymentQRcode') }}
    />
  );
}
