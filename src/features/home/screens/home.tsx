import { useDeferredValue, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { allServices, homeServices, moneyEntrances, pocketEntrances } from '@/domain/home/entrances';
import { href } from '@/domain/href';
import { RootDock } from '@/flows/root-dock/root-dock';
import { homeMessages } from '@/messages/home';
import { useMessages } from '@/messages/language';
import { useEntranceVisits } from '@/state/entrance-visits';
import { usePreferences } from '@/state/preferences';
import { useSession } from '@/state/session';
import { useStartup } from '@/state/startup';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Entrance } from '@/ui/lists/entrance';
import { Envelope } from '@/ui/gifts/envelope';
import { Icon } from '@/ui/media/icon';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { KnownBalance } from '../components/known-balance';
import styles from './home.module.css';

// Figures need the gateways' code, which is half as much again as the whole first paint.
const live = import('../live');
const ofLive = partsOf(() => live);
const Greeting = ofLive((parts) => parts.Greeting);
const HotWord = ofLive((parts) => parts.HotWord);
const Balance = ofLive((parts) => parts.Balance);
const Unfinished = ofLive((parts) => parts.UnfinishedPayments);
// What the day brings comes after the figures, and after that what is below the fold.
const ofToday = partsOf(() => live.then((parts) => parts.loadToday()));
const Today = ofToday((parts) => parts.Today);
const Badge = ofToday((parts) => parts.Badge);
const ofCards = partsOf(() => live.then((parts) => parts.loadCards()));
const Cards = ofCards((parts) => parts.Cards);

const askService = () => void live.then((parts) => parts.askService());

/**
 * /home: stands at once; greeting, balance and cards fill in, each for itself. The classic one is balance, bill and a plain grid without
 * what the day brings.
 */
export function Home({ classic = false }: { classic?: boolean }) {
  const messages = useMessages(homeMessages);
  const sysType = useSession((session) => session.sysType);
  const team = usePreferences((preferences) => preferences.accountShown === 1) && sysType === 'LONGCOIN';
  const visits = useEntranceVisits();
  const pocket = pocketEntrances(sysType, team);
  return (
    <Page title={messages.title} root dock={<RootDock current="/home" />}>
      <div className={styles.head}>
        <Live fallback={<div className={styles.who} />}>
          {(fallback) => <Greeting fallback={fallback} />}
        </Live>
        <Link to={href('/qrcodeScan')} className={styles.tool} aria-label={messages.scan}>
          <Icon name="scan" size={26} />
        </Link>
        <button type="button" className={styles.tool} aria-label={messages.service} onClick={askService}>
          <Icon name="service" size={26} />
        </button>
      </div>
      <Link to={href('/search')} className={styles.search} aria-label={messages.search}>
        <Icon name="search" size={20} />
        <Live fallback={messages.searchHint}>{(fallback) => <HotWord fallback={fallback} />}</Live>
      </Link>
      <Envelope
        label={messages.myCoins}
        team={team}
        pocket={
          <nav className={styles.pocket} aria-label={messages.myCoins}>
            {pocket.map((name) => (
              <Entrance
                key={name}
                icon={moneyEntrances[name].icon}
                word={messages.entrances[name]}
                to={moneyEntrances[name].to}
              />
            ))}
          </nav>
        }
      >
        <Live fallback={<Skeleton label={messages.loading} bars={[40, 20, 46.4, 26]} />}>
          {(fallback) => <Balance fallback={<KnownBalance skeleton={fallback} />} />}
        </Live>
      </Envelope>
      <Live fallback={null}>{(fallback) => <Unfinished fallback={fallback} />}</Live>
      {!classic && (
        <div className={styles.today}>
          <Live fallback={null}>{(fallback) => <Today fallback={fallback} />}</Live>
        </div>
      )}
      <nav className={styles.services} aria-label={messages.services}>
        {homeServices(sysType, visits).map(([name, { icon, to }]) => (
          <Entrance
            key={name}
            icon={icon}
            word={messages.entrances[name]}
            to={to}
            tile={!classic}
            badge={<Live fallback={null}>{(fallback) => <Badge name={name} fallback={fallback} />}</Live>}
          />
        ))}
        <Entrance {...allServices} word={messages.entrances.all} tile={!classic} />
      </nav>
      <Live fallback={<Skeleton label={messages.loading} bars={[160, 84, 220]} />}>
        {(fallback) => <Cards classic={classic} fallback={fallback} />}
      </Live>
    </Page>
  );
}

/** What speaks of a person waits until the start has found out who is here, and then for its code. */
function Live({ fallback, children }: { fallback: ReactNode; children: (fallback: ReactNode) => ReactNode }) {
  const running = useStartup((startup) => startup.running);
  const waits = useDeferredValue(running);
  return waits ? fallback : children(fallback);
}

function partsOf<Parts>(load: () => Promise<Parts>) {
  return <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) =>
    lazyComponent(async () => ({ default: pick(await load()) }));
}
