import { useNavigate, useSearchParams } from 'react-router-dom';
import { WindowVirtualizer } from 'virtua';
import type { BillEntry } from '@/domain/bill';
import { fromMoment, partsOf } from '@/domain/business-time';
import { href } from '@/domain/href';
import { EntryRow } from '@/flows/bill-entry/entry-row';
import { Reading } from '@/flows/reading/reading';
import { homeWords } from '@/messages/home';
import { useWords } from '@/messages/words';
import { useBill } from '@/queries/bill';
import { Button } from '@/ui/button';
import { Page } from '@/ui/page';
import { Skeleton } from '@/ui/skeleton';
import { StateBlock } from '@/ui/state-block';
import styles from './bill.module.css';

/** /longballDetail: the bill, newest first; `account` 0 is the personal one, 1 the incentive one (decision 34). */
export default function Bill() {
  const words = useWords(homeWords);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const bill = useBill(search.get('account') === '1' ? 1 : 0);
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = bill;

  return (
    <Page title={words.billTitle}>
      <Reading
        query={bill}
        title={words.billFailed}
        skeleton={<Skeleton label={words.loading} bars={[20, 64, 64, 64, 64, 64, 64]} />}
      >
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) {
            const way = { label: words.transfer, go: () => void navigate(href('/transfer1')) };
            return <StateBlock title={words.noEntries} line={words.noEntriesLine} way={way} />;
          }
          return (
            <>
              <p className={styles.total}>{words.total(pages[0]?.total ?? entries.length)}</p>
              <div role="list">
                <WindowVirtualizer data={entries}>
                  {(entry, index) => (
                    <div key={entry.id} role="listitem" className={styles.item}>
                      {isNewDay(entries, index) && <h2 className={styles.day}>{dayOf(entry)}</h2>}
                      <EntryRow entry={entry} />
                    </div>
                  )}
                </WindowVirtualizer>
              </div>
              {hasNextPage ? (
                <Button block look="outlined" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {words.more}
                </Button>
              ) : (
                <p className={styles.end}>{words.end}</p>
              )}
            </>
          );
        }}
      </Reading>
    </Page>
  );

  function dayOf({ time }: BillEntry): string {
    const { month, day, weekday } = partsOf(fromMoment(time));
    return words.day(month, day, weekday);
  }
}

function isNewDay(entries: readonly BillEntry[], index: number): boolean {
  return entries[index]?.time.slice(0, 10) !== entries[index - 1]?.time.slice(0, 10);
}
