import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { homeWords } from '@/messages/home';
import { useWords } from '@/messages/words';
import { Icon } from '@/ui/icon';
import { Page } from '@/ui/page';
import { Skeleton } from '@/ui/skeleton';
import { href } from '@/domain/href';
import styles from './home.module.css';

// Figures need the gateways' code, which is more than the whole first paint: it is fetched beside it.
const live = import('../live');
const Balance = lazy(() => live.then((parts) => ({ default: parts.Balance })));
const Cards = lazy(() => live.then((parts) => ({ default: parts.Cards })));

const entrances = [
  { icon: 'transfer', word: 'transfer', to: href('/transfer1') },
  { icon: 'schedule', word: 'schedule', to: href('/transfer3') },
  { icon: 'exchange', word: 'exchange', to: href('/integralExchange') },
  { icon: 'bill', word: 'bill', to: href('/longballDetail') },
] as const;

/** /home: stands at once; balance and cards fill in, each for itself. */
export function Home() {
  const words = useWords(homeWords);
  return (
    <Page title={words.title} root>
      <title>{words.title}</title>
      <section className={styles.envelope}>
        <div className={styles.hero}>
          <Suspense fallback={<Skeleton label={words.loading} bars={[20, 52, 24]} />}>
            <Balance />
          </Suspense>
        </div>
        <nav className={styles.pocket} aria-label={words.title}>
          {entrances.map(({ icon, word, to }) => (
            <Link key={icon} to={to} className={styles.entrance}>
              <Icon name={icon} size={26} />
              {words[word]}
            </Link>
          ))}
        </nav>
      </section>
      <Suspense fallback={<Skeleton label={words.loading} bars={[84, 84, 220]} />}>
        <Cards />
      </Suspense>
    </Page>
  );
}
