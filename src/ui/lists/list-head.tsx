import type { ReactNode } from 'react';
import styles from './list-head.module.css';

/** The heading above a card of rows, with a text at its right, such as the sums of a day. */
export function ListHead({ title, aside }: { title: string; aside?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
