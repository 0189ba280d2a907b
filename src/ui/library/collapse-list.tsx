import { Collapse } from 'antd-mobile';
import { useId, type ReactNode } from 'react';
import './set-up';
import { Icon } from '@/ui/media/icon';
import styles from './collapse-list.module.css';

interface CollapseListProps {
  entries: readonly { id: string; title: string; content: ReactNode }[];
  /** The one that is open; null where none is. */
  open: string | null;
  onToggle: (id: string) => void;
}

/**
 * A list of titles, each of which opens what it stands for: antd-mobile's collapse, whose heads are links without a name or a place in the
 * order of the Tab key, with buttons in them that have both.
 */
export function CollapseList({ entries, open, onToggle }: CollapseListProps) {
  const list = useId();
  return (
    <div className={styles.list}>
      <Collapse accordion activeKey={open}>
        {entries.map(({ id, title, content }) => (
          <Collapse.Panel
            key={id}
            // What is closed must not be found by the Tab key.
            destroyOnClose
            arrowIcon={false}
            title={
              <h3>
                <button
                  type="button"
                  className={styles.title}
                  aria-expanded={open === id}
                  aria-controls={`${list}-${id}`}
                  onClick={() => onToggle(id)}
                >
                  <span>{title}</span>
                  <Icon name="down" size={18} />
                </button>
              </h3>
            }
          >
            <div id={`${list}-${id}`}>{content}</div>
          </Collapse.Panel>
        ))}
      </Collapse>
    </div>
  );
}
