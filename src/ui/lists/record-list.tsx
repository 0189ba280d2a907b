import { Link } from 'react-router-dom';
import { Icon } from '@/ui/media/icon';
import styles from './record-list.module.css';

/** One record: what it was, when, and how much. */
export interface RecordRow {
  id: string;
  to: string;
  icon: string;
  title: string;
  note: string;
  amount: string;
  /** Coins that came in, and amounts that are not final; others are plain. */
  tone?: 'gain' | 'pending';
}

/** Records as rows, each a link to its own page. */
export function RecordList({ records }: { records: readonly RecordRow[] }) {
  return (
    <ul>
      {records.map(({ id, to, icon, title, note, amount, tone }) => (
        <li key={id} className={styles.item}>
          <Link to={to} className={styles.row}>
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
          </Link>
        </li>
      ))}
    </ul>
  );
}
