import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  title?: string;
  /** Shown at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A white card; its title is a heading of the page. */
export function Card({ title, aside, children }: CardProps) {
  return (
    <section className={styles.card}>
      {title !== undefined && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
