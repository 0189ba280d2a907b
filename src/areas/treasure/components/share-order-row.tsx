import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { orderAmountText } from '@/flows/orders/order-amount-text';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Box, Surface } from '@/ui/layout/box';
import { Picture } from '@/ui/media/picture';
import { Note, Text } from '@/ui/text/text';
import type { ShareOrder } from '../endpoints';
import { treasureMessages } from '../messages';
import { resultTone } from '../result-tone';
import styles from './share-order-row.module.css';

interface ShareOrderRowProps {
  order: Pick<
    ShareOrder,
    'id' | 'round' | 'count' | 'money' | 'payment' | 'result' | 'createdAt' | 'claimedAt'
  >;
}

/** An order of shares in a list, with its result. */
export function ShareOrderRow({ order }: ShareOrderRowProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(treasureMessages);
  const { id, round, count, result, createdAt, claimedAt } = order;
  return (
    <Surface as="li" marginBottom={3}>
      <Link to={href('/grabTreasureOrderDetail', { id })} className={styles.link}>
        <Box as="span" marginRight={3} overflow="hidden" radius="m" flex="none">
          <Picture src={round.picture} width={64} height={64} icon="gift" />
        </Box>
        <Box as="span" marginRight={2} grow>
          <Text as="b" display="block" weight="bold" breakWords>
            {round.name}
          </Text>
          <Note as="span" display="block" marginTop={0.5}>
            {messages.serialOnly(round.serial)} ·{' '}
            {messages.orderLine(count, orderAmountText({ ...order, kind: 'treasure' }, messages))}
          </Note>
          <Note as="span" display="block" marginTop={0.5}>
            {formatMoment(createdAt, 'full')}
          </Note>
        </Box>
        <Tag tone={resultTone[result]}>
          {claimedAt === null ? messages.results[result] : messages.claimed}
        </Tag>
      </Link>
    </Surface>
  );
}
