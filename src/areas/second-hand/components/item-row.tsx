import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { orderStateTone } from '@/flows/orders/order-state-tone';
import { useFormatMoment, type FormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Box, Inline, Surface } from '@/ui/layout/box';
import { Picture } from '@/ui/media/picture';
import { Caption, Note, Text } from '@/ui/text/text';
import type { ItemRow as Row } from '../endpoints/orders';
import { secondHandMessages, type secondHand } from '../messages';
import type { ItemGroup } from '../queries';
import { ItemRowActions } from './item-row-actions';
import { SaleHistory } from './sale-history';
import styles from './item-row.module.css';

/** An own item, or one that was bought, with its state, the next deadline and what can be done. */
export function ItemRow({ row, group }: { row: Row; group: ItemGroup }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(secondHandMessages);
  const { item, order } = row;
  const { id, title, picture, price, condition, place } = item;
  const deadline = deadlineOf(row, group, messages, formatMoment);
  const partner =
    order === null || group === 'onSale'
      ? `${messages.conditions[condition]} · ${place}`
      : group === 'bought'
        ? messages.seller(order.partner)
        : messages.buyer(order.partner);
  const isSale = order !== null && (group === 'bought' || group === 'sold');
  const money = formatCoins(isSale ? order.money : price);
  return (
    <Surface as="article" marginTop={3} padding={4} aria-label={title}>
      <Inline as={Link} align="stretch" to={href('/imageDetail', { id })}>
        <span className={styles.picture}>
          <Picture src={picture} width={84} height={84} icon="secondhand" />
        </span>
        <Box as="span" display="block" grow>
          <Inline as="span" align="baseline" justify="between">
            <Text as="b" minWidth={0} weight="medium" breakWords>
              {title}
            </Text>
            <Note
              as="span"
              marginLeft={2}
              flex="none"
              className={styles.state}
              data-tone={order === null ? 'moving' : orderStateTone(order.state)}
            >
              {stateText(row, group, messages)}
            </Note>
          </Inline>
          <Note as="span" display="block" marginTop={0.5}>
            {partner}
          </Note>
          <Caption as="span" display="block" marginTop={1.5}>
            <strong className={styles.price}>{money}</strong> {messages.unit}
          </Caption>
        </Box>
      </Inline>
      {deadline !== null && <p className={styles.deadline}>{deadline}</p>}
      {isSale && <SaleHistory order={order} side={group === 'bought' ? 'buyer' : 'seller'} />}
      <ItemRowActions row={row} group={group} />
    </Surface>
  );
}

function stateText({ item, order }: Row, group: ItemGroup, messages: typeof secondHand): string {
  if (order !== null && group !== 'onSale') return messages.orderStates[order.state];
  if (item.state === 'withdrawn') return messages.groups.withdrawn;
  return item.state === 'reserved' ? messages.reserved : messages.onSale;
}

function deadlineOf(
  { order, item }: Row,
  group: ItemGroup,
  messages: typeof secondHand,
  formatMoment: FormatMoment,
): string | null {
  if (order === null || group === 'onSale' || group === 'withdrawn') return null;
  if (order.state === 'created') return messages.payBefore(formatMoment(order.payBefore, 'short'));
  if (order.receivedBefore !== null) {
    const time = formatMoment(order.receivedBefore, 'short');
    return group === 'bought' ? messages.paysSeller(time) : messages.paysYou(time);
  }
  if (order.answerBefore !== null) {
    const time = formatMoment(order.answerBefore, 'short');
    return group === 'bought' ? messages.answersBy(time) : messages.answerBy(time);
  }
  if (order.state === 'refunding') return messages.returning;
  if (group === 'bought') return null;
  if (order.state === 'received') return messages.arrived;
  if (order.state !== 'refunded') return null;
  if (item.state === 'withdrawn') return messages.backToYou;
  return item.state === 'onSale' ? messages.backOnSale : null;
}
