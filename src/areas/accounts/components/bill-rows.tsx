import { memo, useMemo, type ReactElement } from 'react';
import { WindowVirtualizer } from 'virtua';
import { byDay, type BillDay, type BillEntry } from '@/domain/accounts/bill';
import { startOf } from '@/domain/business-time';
import { formatCoins } from '@/domain/money';
import { EntryRow } from '@/flows/bill-entry/entry-row';
import { billMessages } from '@/messages/areas/bill';
import { useMessages } from '@/messages/language';
import { ListHead } from '@/ui/lists/list-head';
import { useWindowed } from '@/ui/lists/windowed';
import styles from './bill-rows.module.css';

/** The smallest distance of the list from the top of the page, px; filters, sums and the chart may add to it. */
const minListTop = 100;
/** Rows mounted beyond the viewport before scrolling starts, px. */
const bufferAtRest = 300;

type Row = { day: BillDay } | { entry: BillEntry; edge: 'first' | 'last' | 'only' | 'none' };

/** The rows of the bill, grouped by day; only those near the viewport are mounted. */
export function BillRows({ entries }: { entries: readonly BillEntry[] }) {
  const rows = useMemo(() => rowsOf(entries), [entries]);
  return (
    <WindowVirtualizer data={rows} {...useWindowed(minListTop, bufferAtRest)}>
      {elementOf}
    </WindowVirtualizer>
  );
}

/** Cached elements, so that React skips rows that are mounted already while others are added. */
const elements = new WeakMap<Row, ReactElement>();

function elementOf(row: Row): ReactElement {
  const cached = elements.get(row);
  if (cached !== undefined) return cached;
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
  return (
    <ListHead
      title={messages.day(startOf(day))}
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
    const edgeOf = (index: number) =>
      last === 0 ? 'only' : index === 0 ? 'first' : index === last ? 'last' : 'none';
    return [{ day }, ...day.entries.map((entry, index): Row => ({ entry, edge: edgeOf(index) }))];
  });
}
