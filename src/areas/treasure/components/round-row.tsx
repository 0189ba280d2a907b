import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Box, Inline, Surface } from '@/ui/layout/box';
import { Picture } from '@/ui/media/picture';
import { Note, Text, Title } from '@/ui/text/text';
import type { RoundCard } from '../endpoints';
import { treasureMessages } from '../messages';
import { shareNumber } from '../rules/round';
import { ShareProgress } from './share-progress';
import styles from './round-row.module.css';

/** A round in a list: goods, how far it is, and what comes next. */
export function RoundRow({ round }: { round: RoundCard }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(treasureMessages);
  const { id, serial, name, picture, worth, mine, state, startsAt, endsAt, drawnAt, winner } = round;
  return (
    <Surface as="li" marginBottom={3}>
      <Link to={href('/grabTreasureGoodsDetail', { id })} className={styles.link}>
        <Inline as="span" align="start">
          <Box as="span" marginRight={3} overflow="hidden" radius="m" flex="none">
            <Picture src={picture} width={72} height={72} icon="gift" />
          </Box>
          <Box as="span" marginRight={2} grow>
            <Title as="b" display="block" breakWords>
              {name}
            </Title>
            <Note as="span" display="block" marginTop={0.5}>
              {messages.serial(serial, formatCoins(worth))}
            </Note>
            <Note as="span" display="block" marginTop={0.5}>
              {state === 'soon' && messages.startsAt(formatMoment(startsAt, 'short'))}
              {state === 'running' && messages.endsAt(formatMoment(endsAt, 'short'))}
              {state === 'cancelled' && messages.notFull}
              {drawnAt !== null && messages.drawnAt(formatMoment(drawnAt, 'short'))}
            </Note>
          </Box>
          <Tag tone={state === 'running' ? 'primary' : 'plain'}>{messages.states[state]}</Tag>
        </Inline>
        {state === 'running' && <ShareProgress round={round} />}
        {(winner !== null || mine > 0) && (
          <Inline as="span" wrap justify="between" marginTop={3} tone="secondary" size="note" align="stretch">
            {winner !== null && (
              <span>
                {winner.isMe
                  ? messages.wonByMe(shareNumber(winner.number))
                  : messages.wonBy(winner.name, shareNumber(winner.number))}
              </span>
            )}
            {mine > 0 && (
              <Text as="b" tone="gold" weight="medium">
                {messages.mine(mine)}
              </Text>
            )}
          </Inline>
        )}
      </Link>
    </Surface>
  );
}
