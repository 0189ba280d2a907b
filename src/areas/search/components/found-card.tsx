import type { ReactNode } from 'react';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { Title } from '@/ui/text/text';
import { searchMessages } from '../messages';
import styles from './found-card.module.css';

interface FoundCardProps {
  title: string;
  /** The formatted number of results; absent until it is known. */
  count?: string | undefined;
  /** Shows all results; absent if all are shown already. */
  onMore?: (() => void) | undefined;
  children: ReactNode;
}

/** The results of one kind. */
export function FoundCard({ title, count, onMore, children }: FoundCardProps) {
  const messages = useMessages(searchMessages);
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <Title>
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Title>
        {onMore !== undefined && (
          <button
            type="button"
            className={styles.more}
            aria-label={messages.allOf(title, count ?? '')}
            onClick={onMore}
          >
            {messages.all}
            <Icon name="forward" size={14} />
          </button>
        )}
      </div>
      {children}
    </section>
  );
}
