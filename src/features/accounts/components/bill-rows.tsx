import { memo, useMemo, type ReactElement } from 'react';
import { WindowVirtualizer } from 'virtua';
import { byDay, type BillDay, type BillEntry } from '@/domain/accounts/bill';
import { fromMoment, partsOf } from '@/domain/business-time';
import { formatCoins } from '@/domain/money';
import { EntryRow } from '@/flows/bill-entry/entry-row';
import { billMessages } from '@/messages/bill';
import { useMessages } from '@/messages/language';
import { ListHead } from '@/ui/lists/list-head';
import { useWindowed } from '@/ui/lists/windowed';
import styles from './bill-rows.module.css';

/** Where the list begins at the least: filters, sums and a chart, which are not always there, move it further down, px. */
const listTop = 100;
/** Enough for the first moment of a scroll, px. */
const aheadAtRest = 300;

type Row = { day: BillDay } | { entry: BillEntry; edge: 'first' | 'last' | 'only' | 'none' };

/** The bill's rows, day by day; only those near the screen are mounted, however many there are. */
export function BillRows({ entries }: { entries: readonly BillEntry[] }) {
  const rows = useMemo(() => rowsOf(entries), [entries]);
  return (
    <WindowVirtualizer data={rows} {...useWindowed(listTop, aheadAtRest)}>
      {elementOf}
    </WindowVirtualizer>
  );
}

/** The same row is the same element, so that those which stay where they are are passed by while others come. */
const elements = new WeakMap<Row, ReactElement>();

function elementOf(row: Row): ReactElement {
  const known = elements.get(row);
  if (known !== undefined) return known;
  const element =
    'day' in row ? (
      <DayHead key={row.day.day} day={row.day} />
    ) : (
      <div key={row.entry.id} className={styles.row} data-edge={row.edge}>
        <EntryRow entry={row.entry} />
      </div>
    );
  elements.set(row, element);
  return element;
}

const DayHead = memo(function DayHead({ day: { day, income, spending } }: { day: BillDay }) {
  const messages = useMessages(billMessages);
  const { month, day: date, weekday } = partsOf(fromMoment(day));
  return (
    <ListHead
      title={messages.day(month, date, weekday)}
      aside={messages.daySums(
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
