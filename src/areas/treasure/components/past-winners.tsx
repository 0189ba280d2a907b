import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Note, Text } from '@/ui/text/text';
import type { RoundDetail } from '../endpoints';
import { treasureMessages } from '../messages';
import { shareNumber } from '../rules/round';
import styles from './past-winners.module.css';

/** Who won earlier rounds; each leads to its round, where the draw can be checked. */
export function PastWinners({ past }: Pick<RoundDetail, 'past'>) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(treasureMessages);
  return (
    <Card title={messages.past}>
      {past.length === 0 && <Note>{messages.noPast}</Note>}
      <ul>
        {past.map(({ id, serial, name, drawnAt, winner }) => (
          <li key={id}>
            <Link to={href('/grabTreasureGoodsDetail', { id })} className={styles.row}>
              <Box as="span" grow>
                <Text as="b" display="block" weight="medium">
                  {messages.serialOnly(serial)} {name}
                </Text>
                <Note as="span">
                  {messages.winnerLine(
                    winner.isMe ? messages.me : winner.name,
                    shareNumber(winner.number),
                    formatMoment(drawnAt, 'short'),
                  )}
                </Note>
              </Box>
              <Icon name="forward" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
