import type { ReactNode } from 'react';
import { searchMessages } from '@/messages/search';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import styles from './found-card.module.css';

interface FoundCardProps {
  title: string;
  /** How many were found, as it is said; absent until that is known. */
  count?: string | undefined;
  /** Shows all of them; absent where all are shown. */
  onMore?: (() => void) | undefined;
  children: ReactNode;
}

/** What was found of one kind. */
export function FoundCard({ title, count, onMore, children }: FoundCardProps) {
  const words = useMessages(searchMessages);
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </h2>
        {onMore !== undefined && (
          <button
            type="button"
            className={styles.more}
            aria-label={words.allOf(title, count ?? '')}
            onClick={onMore}
          >
            {words.all}
            <Icon name="forward" size={14} />
          </button>
        )}
      </div>
      {children}
    </section>
  );
}
