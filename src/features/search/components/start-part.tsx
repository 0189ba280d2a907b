import type { ReactNode } from 'react';
import styles from './start.module.css';

interface StartPartProps {
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the page before anything is searched: its heading on paper, and what stands below. */
export function StartPart({ title, aside, children }: StartPartProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
