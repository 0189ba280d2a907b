import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/media/icon';
import styles from './shelf.module.css';

interface ShelfProps {
  title: string;
  /** Beside the title, such as a countdown. */
  beside?: ReactNode;
  /** The way to all of it, at the right. */
  more?: { word: string; to: string } | undefined;
  children: ReactNode;
}

/** A part of the life home: its heading on paper, the way to more, and what stands below. */
export function Shelf({ title, beside, more, children }: ShelfProps) {
  return (
    <section className={styles.shelf} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {beside}
        {more !== undefined && (
          <Link to={more.to} className={styles.more}>
            {more.word}
            <Icon name="forward" size={14} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** What stands on a shelf that has nothing to show, or could not be read. */
export function ShelfCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
