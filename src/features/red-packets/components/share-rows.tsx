import { gatewayNow } from '@/api/clock';
import { formatCoins } from '@/domain/money';
import { redPacketMessages } from '@/messages/red-packets';
import { useMessages } from '@/messages/language';
import type { RedPacketDetail } from '@/queries/red-packets';
import { Avatar } from '@/ui/people/avatar';
import { Tag } from '@/ui/feedback/tag';
import { shortMoment } from '../describe';
import styles from './rows.module.css';

/** The shares of a packet, the latest first, with the thanks to the giver. */
export function ShareRows({ shares, usercode }: { shares: RedPacketDetail['shares']; usercode: string }) {
  const messages = useMessages(redPacketMessages);
  if (shares.length === 0) return <p className={styles.none}>{messages.nobodyYet}</p>;
  const now = gatewayNow();
  return (
    <ul className={styles.rows}>
      {shares.map(({ usercode: receiver, name, amount, time, best, thanks }) => (
        <li key={receiver} className={styles.row}>
          <Avatar name={name} />
          <div className={styles.texts}>
            <p className={styles.title}>
              <span>{name}</span>
              {receiver === usercode && <Tag tone="primary">{messages.me}</Tag>}
              {best && <Tag tone="gold">{messages.best}</Tag>}
            </p>
            <p className={styles.line}>
              {shortMoment(time, now, messages)}
              {thanks !== '' && ` · ${thanks}`}
            </p>
          </div>
          <p className={styles.amount}>{formatCoins(amount)}</p>
        </li>
      ))}
    </ul>
  );
}
