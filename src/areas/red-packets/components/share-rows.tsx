import { gatewayNow } from '@/api/clock';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Inline } from '@/ui/layout/box';
import { ListRow } from '@/ui/lists/list-row';
import { Avatar } from '@/ui/people/avatar';
import { Note, Text } from '@/ui/text/text';
import { shortMoment } from '../describe';
import { redPacketMessages } from '../messages';
import type { RedPacketDetail } from '../queries';
import styles from './rows.module.css';

/** The shares of a packet, the latest first, with the thanks to the giver. */
export function ShareRows({ shares, usercode }: { shares: RedPacketDetail['shares']; usercode: string }) {
  const messages = useMessages(redPacketMessages);
  if (shares.length === 0)
    return (
      <Text as="p" paddingY={4} tone="secondary" textAlign="center">
        {messages.nobodyYet}
      </Text>
    );
  const now = gatewayNow();
  return (
    <ul className={styles.rows}>
      {shares.map(({ usercode: receiver, name, amount, time, best, thanks }) => (
        <ListRow as="li" key={receiver}>
          <Avatar name={name} />
          <div className={styles.texts}>
            <Inline as="p" wrap weight="medium" breakWords className={styles.title}>
              <span>{name}</span>
              {receiver === usercode && <Tag tone="primary">{messages.me}</Tag>}
              {best && <Tag tone="gold">{messages.best}</Tag>}
            </Inline>
            <Note display="block" breakWords>
              {shortMoment(time, now, messages)}
              {thanks !== '' && ` · ${thanks}`}
            </Note>
          </div>
          <p className={styles.amount}>{formatCoins(amount)}</p>
        </ListRow>
      ))}
    </ul>
  );
}
