import { useCallback, useRef, useState, type ReactNode } from 'react';
import styles from './wide-table.module.css';

/** Rows are drawn in blocks, so that scrolling draws anew only at the end of one. */
const block = 20;
/** Blocks drawn at once: the one at the top, and one on each side. */
const drawn = 3;

interface WideTableProps {
  label: string;
  /** What the fixed first column has, for screen readers. */
  corner: string;
  columns: readonly string[];
  rowCount: number;
  /** The cells of a row; `first` and `last` are the rows that are drawn. */
  children: (row: number, first: number, last: number) => ReactNode;
}

/** A table that scrolls both ways under its fixed head and beside its fixed row numbers; only the rows near the viewport are mounted. */
export function WideTable({ label, corner, columns, rowCount, children }: WideTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState(0);
  const [rowHeight, setRowHeight] = useState(44);
  const measured = useCallback((row: HTMLTableRowElement | null) => {
    if (row !== null && row.offsetHeight > 0) setRowHeight(row.offsetHeight);
  }, []);
  const first = start;
  const last = Math.min(rowCount, start + block * drawn) - 1;
  const handleScroll = () => {
    const top = scroller.current?.scrollTop ?? 0;
    const blockAtTop = Math.floor(top / rowHeight / block);
    setStart(Math.max(0, blockAtTop - 1) * block);
  };
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={label}
      tabIndex={0}
      className={styles.scroller}
      onScroll={handleScroll}
    >
      <table className={styles.table} aria-label={label} aria-rowcount={rowCount + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.corner}>
              <span className="visuallyHidden">{corner}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first > 0 && <Space height={first * rowHeight} columns={columns.length + 1} />}
          {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((row) => (
            <tr key={row} aria-rowindex={row + 2} ref={row === first ? measured : undefined}>
              <th scope="row" className={styles.number}>
                {row + 1}
              </th>
              {children(row, first, last)}
            </tr>
          ))}
          {last < rowCount - 1 && (
            <Space height={(rowCount - 1 - last) * rowHeight} columns={columns.length + 1} />
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not mounted. */
function Space({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}
