import type { ReactNode } from 'react';
import styles from './start.module.css';

interface StartPartProps {
  title: string;
  /** Shown at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of the search page while nothing is typed. */
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
