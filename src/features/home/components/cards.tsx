import { Link } from 'react-router-dom';
import { formatCoins } from '@/domain/money';
import { href } from '@/domain/href';
import { EntryRow } from '@/flows/bill-entry/entry-row';
import { Reading } from '@/flows/reading/reading';
import { AnyUnfinished } from '@/flows/settlement/any-unfinished';
import { homeWords } from '@/messages/home';
import { useWords } from '@/messages/words';
import { useNewestEntries } from '@/queries/bill';
import { useLapsing, usePoints } from '@/queries/home';
import { Card } from '@/ui/card';
import { Skeleton } from '@/ui/skeleton';
import { StateBlock } from '@/ui/state-block';
import styles from './cards.module.css';

/** The cards below the envelope; each asks, waits and fails for itself. */
export function Cards() {
  return (
    <>
      <AnyUnfinished />
      <Lapsing />
      <Points />
      <Newest />
    </>
  );
}

function Lapsing() {
  const words = useWords(homeWords);
  return (
    <Card title={words.lapsingTitle}>
      <Reading
        query={useLapsing()}
        title={words.lapsingFailed}
        skeleton={<Skeleton label={words.loading} bars={[22]} />}
      >
        {({ amount, days }) => (
          <p>{amount > 0 ? words.lapsing(formatCoins(amount), days) : words.nothingLapses}</p>
        )}
      </Reading>
    </Card>
  );
}

function Points() {
  const words = useWords(homeWords);
  return (
    <Card title={words.points}>
      <Reading
        query={usePoints()}
        title={words.pointsFailed}
        skeleton={<Skeleton label={words.loading} bars={[22]} />}
      >
        {({ points }) => <p>{words.pointsOf(points.toLocaleString('en-US'))}</p>}
      </Reading>
    </Card>
  );
}

function Newest() {
  const words = useWords(homeWords);
  const all = (
    <Link to={href('/longballDetail')} className={styles.all}>
      {words.allBill}
    </Link>
  );
  return (
    <Card title={words.newest} aside={all}>
      <Reading
        query={useNewestEntries()}
        title={words.billFailed}
        skeleton={<Skeleton label={words.loading} bars={[48, 48, 48]} />}
      >
        {({ entries }) =>
          entries.length === 0 ? (
            <StateBlock title={words.noEntries} line={words.noEntriesLine} />
          ) : (
            <ul>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <EntryRow entry={entry} />
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
    </Card>
  );
}
