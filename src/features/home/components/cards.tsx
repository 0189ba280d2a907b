import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCount } from '@/domain/money';
import { EntryRow } from '@/flows/bill-entry/entry-row';
import { Reading } from '@/flows/query-view/query-view';
import { billWords } from '@/messages/bill';
import { homeWords } from '@/messages/home';
import { useWords } from '@/messages/language';
import { useNewestEntries } from '@/queries/bill';
import { usePoints } from '@/queries/home';
import { useLevel } from '@/queries/level';
import { Card } from '@/ui/layout/card';
import { InTurn } from '@/ui/lazy/lazy-section';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';
import { AllServices } from './all-services';
import styles from './cards.module.css';
import { Celebration } from './celebration';
import { Gifts } from './gifts';
import { ThisMonth } from './this-month';

/**
 * The cards below the envelope; each asks, waits and fails for itself, those out of sight once somebody scrolls. Letters and celebrations
 * are not for the classic home.
 */
export function Cards({ classic, waiting }: { classic: boolean; waiting: ReactNode }) {
  return (
    <>
      <InTurn waiting={waiting}>
        {!classic && <Gifts />}
        <Points />
        <Newest />
        <AllServices />
      </InTurn>
      {!classic && <Celebration />}
    </>
  );
}

function Points() {
  const words = useWords(homeWords);
  return (
    <Card title={words.points} aside={useLevel().data?.name}>
      <Reading
        query={usePoints()}
        title={words.pointsFailed}
        skeleton={<Skeleton label={words.loading} bars={[22]} />}
      >
        {({ points }) => <p>{words.pointsOf(formatCount(points))}</p>}
      </Reading>
    </Card>
  );
}

function Newest() {
  const words = useWords(homeWords);
  const bill = useWords(billWords);
  const all = (
    <Link to={href('/longballDetail')} className={styles.all}>
      {words.allBill}
    </Link>
  );
  return (
    <Card title={words.newest} aside={all}>
      <ThisMonth />
      <Reading
        query={useNewestEntries()}
        title={bill.failed}
        skeleton={<Skeleton label={words.loading} bars={[48, 48, 48]} />}
      >
        {({ entries }) =>
          entries.length === 0 ? (
            <StateBlock title={bill.none} line={bill.noneLine} />
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
