import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import type { PacketState } from '@/domain/red-packets/red-packet';
import { redPacketMessages } from '@/messages/red-packets';
import { useMessages } from '@/messages/language';
import type { RedPacket } from '@/queries/red-packets';
import { Icon } from '@/ui/media/icon';
import { Tag } from '@/ui/feedback/tag';
import { momentText } from '../describe';
import styles from './rows.module.css';

const tones = {
  waiting: 'primary',
  opened: 'success',
  emptied: 'plain',
  expired: 'plain',
} as const satisfies Record<PacketState, string>;

/** A list of packets, each a link to its own page. */
export function PacketRows({ packets }: { packets: readonly RedPacket[] }) {
  const messages = useMessages(redPacketMessages);
  return (
    <ul className={styles.rows}>
      {packets.map(({ id, giver, text, split, givenAt, state, mine }) => (
        <li key={id}>
          <Link to={href('/NBagDesc', { id })} className={styles.row}>
            <span className={styles.tile}>
              <Icon name="redpacket" size={22} />
            </span>
            <span className={styles.texts}>
              <span className={styles.title}>
                <span>{giver.name}</span>
                {mine?.best === true && <Tag tone="gold">{messages.best}</Tag>}
              </span>
              <span className={styles.line}>{text}</span>
              <span className={styles.line}>
                {momentText(givenAt, messages)} · {messages.splits[split]}
              </span>
            </span>
            <span className={styles.side}>
              {mine === null ? (
                <Tag tone={tones[state]}>{messages.states[state]}</Tag>
              ) : (
                <span className={styles.gain}>{messages.gain(formatCoins(mine.amount))}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
