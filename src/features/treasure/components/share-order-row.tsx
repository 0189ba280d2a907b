import { Link } from 'react-router-dom';
import type { ShareOrder } from '@/api/endpoints/treasure';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { treasureMessages } from '@/messages/treasure';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Picture } from '@/ui/media/picture';
import { resultTone } from '../result-tone';
import styles from './share-order-row.module.css';

interface ShareOrderRowProps {
  order: Pick<ShareOrder, 'id' | 'round' | 'count' | 'money' | 'result' | 'createdAt' | 'claimedAt'>;
}

/** An order of shares in a list, with its result. */
export function ShareOrderRow({ order }: ShareOrderRowProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(treasureMessages);
  const { id, round, count, money, result, createdAt, claimedAt } = order;
  return (
    <li className={styles.card}>
      <Link to={href('/grabTreasureOrderDetail', { id })} className={styles.link}>
        <span className={styles.picture}>
          <Picture src={round.picture} width={64} height={64} icon="gift" />
        </span>
        <span className={styles.texts}>
          <b className={styles.name}>{round.name}</b>
          <span className={styles.note}>
            {messages.serialOnly(round.serial)} · {messages.orderLine(count, formatCoins(money))}
          </span>
          <span className={styles.note}>{formatMoment(createdAt, 'full')}</span>
        </span>
        <Tag tone={resultTone[result]}>
          {claimedAt === null ? messages.results[result] : messages.claimed}
        </Tag>
      </Link>
    </li>
  );
}
