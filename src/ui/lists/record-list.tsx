import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/media/icon';
import styles from './record-list.module.css';

/** One record: what it was, when, and how much. */
export interface RecordRow {
  id: string;
  /** Its own page; absent where it has none. */
  to?: string;
  icon: string;
  title: string;
  note: string;
  amount: string;
  /** Coins that came in, and amounts that are not final; others are plain. */
  tone?: 'gain' | 'pending';
}

/** Records as rows, each a link to its own page where it has one. */
export function RecordList({ records }: { records: readonly RecordRow[] }) {
  return (
    <ul>
      {records.map(({ id, to, icon, title, note, amount, tone }) => (
        <li key={id} className={styles.item}>
          <Row to={to}>
            <span className={styles.tile}>
              <Icon name={icon} size={22} />
            </span>
            <span className={styles.texts}>
              <span className={styles.title}>{title}</span>
              <span className={styles.note}>{note}</span>
            </span>
            <span className={styles.amount} data-tone={tone}>
              {amount}
            </span>
          </Row>
        </li>
      ))}
    </ul>
  );
}

function Row({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? (
    <div className={styles.row}>{children}</div>
  ) : (
    <Link to={to} className={styles.row}>
      {children}
    </Link>
  );
}
