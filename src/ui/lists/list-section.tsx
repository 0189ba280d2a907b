import type { ReactNode } from 'react';
import { ListHead } from './list-head';
import styles from './list-section.module.css';

interface ListSectionProps {
  title: string;
  /** Shown at the right of the title, such as the sums of a day. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A heading with a card of rows below it. */
export function ListSection({ title, aside, children }: ListSectionProps) {
  return (
    <section>
      <ListHead title={title} aside={aside} />
      <div className={styles.rows}>{children}</div>
    </section>
  );
}
