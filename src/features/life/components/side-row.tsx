import type { FocusEvent, ReactNode } from 'react';
import styles from './side-row.module.css';

interface SideRowProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** What the Tab key has reached is in sight as a whole; browsers leave half of it out. */
function show({ target }: FocusEvent) {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A row that is moved sideways and runs out to both edges of the page. */
export function SideRow<Row>({ rows, keyOf, children }: SideRowProps<Row>) {
  return (
    <ul className={styles.row} onFocus={show}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={styles.item}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
