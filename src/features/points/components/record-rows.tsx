import { Link } from 'react-router-dom';
import type { ExchangeRecord } from '@/api/endpoints/points';
import { formatCount, formatSigned, tenths } from '@/domain/money';
import { exchangeResult } from '@/domain/points/exchange-pages';
import { pointsMessages } from '@/messages/points';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import styles from './record-rows.module.css';

/** Exchanges as rows, each a link to its own page. */
export function RecordRows({ records }: { records: readonly ExchangeRecord[] }) {
  const messages = useMessages(pointsMessages);
  return (
    <ul>
      {records.map(({ id, kind, time, money, points }) => (
        <li key={id} className={styles.item}>
          <Link to={exchangeResult(kind, id)} className={styles.row}>
            <span className={styles.tile}>
              <Icon name="exchange" size={22} />
            </span>
            <span className={styles.texts}>
              <span className={styles.title}>
                {messages.gained(messages.points[kind](formatCount(points)))}
              </span>
              <span className={styles.time}>{time.slice(0, 16)}</span>
            </span>
            <span className={styles.spent}>{formatSigned(tenths(-money))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
