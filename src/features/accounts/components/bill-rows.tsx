import { memo, useMemo } from 'react';
import { WindowVirtualizer } from 'virtua';
import { byDay, type BillDay, type BillEntry } from '@/domain/bill';
import { fromMoment, partsOf } from '@/domain/business-time';
import { formatCoins } from '@/domain/money';
import { EntryRow } from '@/flows/bill-entry/entry-row';
import { billWords } from '@/messages/bill';
import { useWords } from '@/messages/words';
import { ListHead } from '@/ui/list-head';
import styles from './bill-rows.module.css';

/** Rows that come with the page, before the list knows how high the screen is: about what it shows, and no more than it keeps. */
const atFirst = 6;

type Row = { day: BillDay } | { entry: BillEntry; edge: 'first' | 'last' | 'only' | 'none' };

/** The bill's rows, day by day; only those near the screen are mounted, however many there are. */
export function BillRows({ entries }: { entries: readonly BillEntry[] }) {
  const rows = useMemo(() => rowsOf(entries), [entries]);
  return (
    <WindowVirtualizer data={rows} ssrCount={atFirst}>
      {(row) =>
        'day' in row ? (
          <DayHead key={row.day.day} day={row.day} />
        ) : (
          <div key={row.entry.id} className={styles.row} data-edge={row.edge}>
            <EntryRow entry={row.entry} />
          </div>
        )
      }
    </WindowVirtualizer>
  );
}

const DayHead = memo(function DayHead({ day: { day, income, spending } }: { day: BillDay }) {
  const words = useWords(billWords);
  const { month, day: date, weekday } = partsOf(fromMoment(day));
  return (
    <ListHead
      title={words.day(month, date, weekday)}
      aside={words.daySums(
        income > 0 ? formatCoins(income) : null,
        spending > 0 ? formatCoins(spending) : null,
      )}
    />
  );
});

function rowsOf(entries: readonly BillEntry[]): Row[] {
  return byDay(entries).flatMap((day): Row[] => {
    const last = day.entries.length - 1;
    const edgeOf = (at: number) => (last === 0 ? 'only' : at === 0 ? 'first' : at === last ? 'last' : 'none');
    return [{ day }, ...day.entries.map((entry, at): Row => ({ entry, edge: edgeOf(at) }))];
  });
}
