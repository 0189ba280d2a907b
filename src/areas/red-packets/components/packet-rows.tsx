import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import type { PacketState } from '@/domain/red-packets/red-packet';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Inline } from '@/ui/layout/box';
import { ListRow } from '@/ui/lists/list-row';
import { IconTile } from '@/ui/media/icon-tile';
import { Note } from '@/ui/text/text';
import { momentText } from '../describe';
import { redPacketMessages } from '../messages';
import type { RedPacket } from '../queries';
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
          <ListRow as={Link} to={href('/NBagDesc', { id })}>
            <IconTile icon="redpacket" background="primary-soft" />
            <span className={styles.texts}>
              <Inline as="span" wrap weight="medium" breakWords className={styles.title}>
                <span>{giver.name}</span>
                {mine?.best === true && <Tag tone="gold">{messages.best}</Tag>}
              </Inline>
              <Note as="span" display="block" breakWords>
                {text}
              </Note>
              <Note as="span" display="block" breakWords>
                {momentText(givenAt, messages)} · {messages.splits[split]}
              </Note>
            </span>
            <span className={styles.side}>
              {mine === null ? (
                <Tag tone={tones[state]}>{messages.states[state]}</Tag>
              ) : (
                <span className={styles.gain}>{messages.gain(formatCoins(mine.amount))}</span>
              )}
            </span>
          </ListRow>
        </li>
      ))}
    </ul>
  );
}
