import type { FocusEvent, ReactNode } from 'react';
import styles from './side-row.module.css';

interface SideRowProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** Scrolls the focused item into view as a whole, because browsers may leave a part of it outside. */
function scrollIntoView({ target }: FocusEvent) {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A row that scrolls sideways and extends to both edges of the page. */
export function SideRow<Row>({ rows, keyOf, children }: SideRowProps<Row>) {
  return (
    <ul className={styles.row} onFocus={scrollIntoView}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={styles.item}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
