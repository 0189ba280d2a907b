import { useMemo, useRef, useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import { formatCount } from '@/domain/money';
import { listColumns, type ColumnPlaces } from '@/domain/spreadsheets/columns';
import { isFaulty, type CheckedRow } from '@/domain/spreadsheets/lint-list';
import { columnOf } from '@/domain/spreadsheets/read-list';
import { columnName } from '@/domain/spreadsheets/sheet';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import { Tabs } from '@/ui/layout/tabs';
import { useWindowed } from '@/ui/lists/windowed';
import { Icon } from '@/ui/media/icon';
import { grantListMessages } from '../messages';
import { ListTableRow, type ListEdits } from './list-table-row';
import styles from './list-table.module.css';

/** Rows that are shown before the person asks for all. */
const firstRows = 4;
/** How far the list is from the top of the page, how far beyond the viewport rows are mounted, how high one is, px. */
const listTop = 300;
const aheadAtRest = 300;
const rowHeight = 44;

interface ListTableProps extends ListEdits {
  rows: readonly CheckedRow[];
  places: ColumnPlaces;
  /** Rows with changes: they stay among those to fix while they are checked again. */
  changed: (row: number) => boolean;
  /** Matches the columns of the sheet anew. */
  onColumns: () => void;
}

/** The rows of the list: those to fix with reason and fix, or all. */
export function ListTable({ rows, places, changed, onColumns, onFix, onEdit }: ListTableProps) {
  const messages = useMessages(grantListMessages);
  const [wanted, setWanted] = useState<'faulty' | 'all' | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  const faulty = useMemo(
    () => rows.filter((row) => isFaulty(row) || (row.problems === null && changed(row.row.row))),
    [rows, changed],
  );
  const isClean = faulty.length === 0 && rows.every(({ problems }) => problems !== null);
  const chosen = wanted ?? (isClean ? 'all' : 'faulty');
  const listed = chosen === 'all' ? rows : showsAll ? faulty : faulty.slice(0, firstRows);
  const hidden = chosen === 'all' ? 0 : faulty.length - listed.length;
  const windowed = useWindowed(listTop, aheadAtRest, rowHeight);
  return (
    <section className={styles.card}>
      <Box position="relative" className={styles.tabs}>
        <Tabs
          label={messages.tabs}
          tabs={[
            ['faulty', tab(messages.toFix, faulty.length)],
            ['all', tab(messages.all, rows.length)],
          ]}
          current={chosen}
          onChange={setWanted}
        >
          {listed.length === 0 ? (
            <p className={styles.fine}>
              {rows.some(({ problems }) => problems === null) ? messages.waiting : messages.allFine}
            </p>
          ) : (
            <div
              ref={table}
              role="table"
              tabIndex={-1}
              className={styles.table}
              aria-label={chosen === 'all' ? messages.allTable : messages.faultyTable}
              aria-rowcount={chosen === 'all' ? rows.length + 1 : faulty.length + 1}
            >
              <div role="row" aria-rowindex={1} className={styles.head}>
                <span role="columnheader" className={styles.number}>
                  <span className="visuallyHidden">{messages.rowNumber}</span>
                </span>
                {listColumns.map((column) => (
                  <span key={column} role="columnheader" className={styles.title} data-column={column}>
                    <small className={styles.letter}>
                      {places.columns[column] === null ? '—' : columnName(columnOf(places, column))}
                    </small>
                    {messages.columns[column]}
                  </span>
                ))}
              </div>
              <WindowVirtualizer data={[...listed]} {...windowed}>
                {(row, index) => (
                  <ListTableRow
                    key={row.row.row}
                    row={row}
                    index={index + 2}
                    places={places}
                    onFix={onFix}
                    onEdit={onEdit}
                    onLeave={() => table.current?.focus({ preventScroll: true })}
                  />
                )}
              </WindowVirtualizer>
            </div>
          )}
          {hidden > 0 && (
            <button type="button" className={styles.more} onClick={() => setShowsAll(true)}>
              {messages.more(formatCount(hidden))}
              <Icon name="down" size={14} />
            </button>
          )}
        </Tabs>
        <button type="button" className={styles.columns} onClick={onColumns}>
          {messages.changeColumns}
        </button>
      </Box>
    </section>
  );
}

function tab(text: string, count: number) {
  return (
    <>
      {text} <span className={styles.count}>{formatCount(count)}</span>
    </>
  );
}
