import { useDeferredValue, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { allServices, homeServices, moneyEntrances, pocketEntrances } from '@/domain/home/entrances';
import { href } from '@/domain/href';
import { RootDock } from '@/flows/root-dock/root-dock';
import { homeMessages } from '@/messages/areas/home';
import { useMessages } from '@/messages/language';
import { useEntranceVisits } from '@/state/entrance-visits';
import { useSession } from '@/state/session';
import { useShownAccount } from '@/state/shown-account';
import { useStartup } from '@/state/startup';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Envelope } from '@/ui/gifts/envelope';
import { Page } from '@/ui/layout/page';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Entrance } from '@/ui/lists/entrance';
import { Icon } from '@/ui/media/icon';
import { StoredBalance } from '../components/stored-balance';
import styles from './home.module.css';

// Loaded separately, because the code that calls the gateways would make the first paint half as large again.
const liveParts = import('../live');
const livePart = lazyParts(() => liveParts);
const Greeting = livePart((parts) => parts.Greeting);
const HotWord = livePart((parts) => parts.HotWord);
const Balance = livePart((parts) => parts.Balance);
const Unfinished = livePart((parts) => parts.UnfinishedPayments);
// Loaded after the balance: first the items of today, then the cards below the fold.
const todayPart = lazyParts(() => liveParts.then((parts) => parts.loadTodayParts()));
const Today = todayPart((parts) => parts.Today);
const Badge = todayPart((parts) => parts.Badge);
const cardsPart = lazyParts(() => liveParts.then((parts) => parts.loadCards()));
const Cards = cardsPart((parts) => parts.Cards);

const handleService = () => void liveParts.then((parts) => parts.openCustomerService());

/**
 * /home: renders at once; greeting, balance and cards load independently. The classic layout has balance, bill and a plain grid, but no
 * items of today.
 */
export function Home({ isClassic = false }: { isClassic?: boolean }) {
  const messages = useMessages(homeMessages);
  const sysType = useSession((session) => session.sysType);
  const isTeam = useShownAccount(({ accountType }) => accountType === 1) && sysType === 'LONGCOIN';
  const visits = useEntranceVisits();
  const pocket = pocketEntrances(sysType, isTeam);
  return (
    <Page title={messages.title} root dock={<RootDock current="/home" />}>
      <div className={styles.head}>
        <AfterStartup fallback={<div className={styles.who} />}>
          {(fallback) => <Greeting fallback={fallback} />}
        </AfterStartup>
        <Link to={href('/qrcodeScan')} className={styles.tool} aria-label={messages.scan}>
          <Icon name="scan" size={26} />
        </Link>
        <button type="button" className={styles.tool} aria-label={messages.service} onClick={handleService}>
          <Icon name="service" size={26} />
        </button>
      </div>
      <Link to={href('/search')} className={styles.search}>
        <Icon name="search" size={20} />
        <span className="visuallyHidden">{messages.search}</span>
        <AfterStartup fallback={messages.searchHint}>
          {(fallback) => <HotWord fallback={fallback} />}
        </AfterStartup>
      </Link>
      <Envelope
        label={messages.myCoins}
        team={isTeam}
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
        <AfterStartup fallback={<Skeleton label={messages.loading} bars={[40, 20, 46.4, 26]} />}>
          {(fallback) => <Balance fallback={<StoredBalance skeleton={fallback} />} />}
        </AfterStartup>
      </Envelope>
      <AfterStartup fallback={null}>{(fallback) => <Unfinished fallback={fallback} />}</AfterStartup>
      {!isClassic && (
        <div className={styles.today}>
          <AfterStartup fallback={null}>{(fallback) => <Today fallback={fallback} />}</AfterStartup>
        </div>
      )}
      <nav className={styles.services} aria-label={messages.services}>
        {homeServices(sysType, visits).map(([name, { icon, to, query }]) => (
          <Entrance
            key={name}
            icon={icon}
            word={messages.entrances[name]}
            to={href(to, query)}
            tile={!isClassic}
            badge={
              <AfterStartup fallback={null}>
                {(fallback) => <Badge name={name} fallback={fallback} />}
              </AfterStartup>
            }
          />
        ))}
        <Entrance {...allServices} word={messages.entrances.all} tile={!isClassic} />
      </nav>
      <AfterStartup fallback={<Skeleton label={messages.loading} bars={[160, 84, 220]} />}>
        {(fallback) => <Cards isClassic={isClassic} fallback={fallback} />}
      </AfterStartup>
    </Page>
  );
}

interface AfterStartupProps {
  fallback: ReactNode;
  children: (fallback: ReactNode) => ReactNode;
}

/** Shows the fallback until start-up has identified the person, and then while the code of the children loads. */
function AfterStartup({ fallback, children }: AfterStartupProps) {
  const isRunning = useDeferredValue(useStartup(({ running }) => running));
  return isRunning ? fallback : children(fallback);
}

function lazyParts<Parts>(load: () => Promise<Parts>) {
  return <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) =>
    lazyComponent('home', async () => ({ default: pick(await load()) }));
}
