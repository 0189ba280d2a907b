import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Surface } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Title } from '@/ui/text/text';
import styles from './shelf.module.css';

interface ShelfProps {
  title: string;
  /** Shown beside the title, such as a countdown. */
  beside?: ReactNode;
  /** The link to the full list, at the right. */
  more?: { word: string; to: string } | undefined;
  children: ReactNode;
}

/** A section of the life home with a heading and a link to more. */
export function Shelf({ title, beside, more, children }: ShelfProps) {
  return (
    <section className={styles.shelf} aria-label={title}>
      <div className={styles.head}>
        <Title marginRight={2}>{title}</Title>
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

/** The card of a shelf that is empty or could not be loaded. */
export function ShelfCard({ children }: { children: ReactNode }) {
  return <Surface paddingX={4}>{children}</Surface>;
}
