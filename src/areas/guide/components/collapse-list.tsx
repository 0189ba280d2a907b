import { Collapse } from 'antd-mobile';
import { useId, type ReactNode } from 'react';
import '@/ui/library/set-up';
import { Icon } from '@/ui/media/icon';
import styles from './collapse-list.module.css';

interface CollapseListProps {
  entries: readonly { id: string; title: string; content: ReactNode }[];
  /** Id of the open entry, or null. */
  open: string | null;
  onToggle: (id: string) => void;
}

/** An accordion. The headers of antd-mobile's collapse have no name and are not focusable, so each contains a button that is. */
export function CollapseList({ entries, open, onToggle }: CollapseListProps) {
  const listId = useId();
  return (
    <div className={styles.list}>
      <Collapse accordion activeKey={open}>
        {entries.map(({ id, title, content }) => (
          <Collapse.Panel
            key={id}
            // Closed content must not be reachable by the Tab key.
            destroyOnClose
            arrowIcon={false}
            title={
              <h3>
                <button
                  type="button"
                  className={styles.title}
                  aria-expanded={open === id}
                  aria-controls={open === id ? `${listId}-${id}` : undefined}
                  onClick={() => onToggle(id)}
                >
                  <span>{title}</span>
                  <Icon name="down" size={18} />
                </button>
              </h3>
            }
          >
            <div id={`${listId}-${id}`}>{content}</div>
          </Collapse.Panel>
        ))}
      </Collapse>
    </div>
  );
}
