import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { orderPending, salePending } from '@/domain/orders/order-pending';
import type { Pending } from '@/domain/pending';
import { orderAmountText } from '@/flows/orders/order-amount-text';
import { orderStateText } from '@/flows/orders/order-state-text';
import { orderStateTone } from '@/flows/orders/order-state-tone';
import { PendingStrip } from '@/flows/pending/pending-strip';
import { ordersMessages } from '@/messages/areas/orders';
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
  const messages = useMessages(secondHandMessages);
  const orderWords = useMessages(ordersMessages);
  const { item, order } = row;
  const { id, title, picture, price, condition, place } = item;
  const outcome = outcomeOf(row, group, messages);
  const partner =
    order === null || group === 'onSale'
      ? `${messages.conditions[condition]} · ${place}`
      : group === 'bought'
        ? messages.seller(order.partner)
        : messages.buyer(order.partner);
  const isSale = order !== null && (group === 'bought' || group === 'sold');
  const amount = isSale ? order : { money: price, payment: null };
  const ownState = stateText(row, group, messages);
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
              {ownState ??
                (order === null ? '' : orderStateText({ ...order, kind: 'second-hand' }, orderWords))}
            </Note>
          </Inline>
          <Note as="span" display="block" marginTop={0.5}>
            {partner}
          </Note>
          <Caption as="span" display="block" marginTop={1.5}>
            <strong className={styles.price}>
              {orderAmountText({ ...amount, kind: 'second-hand' }, messages)}
            </strong>
          </Caption>
        </Box>
      </Inline>
      <PendingStrip pending={pendingOf(row, group)} />
      {outcome !== null && <p className={styles.deadline}>{outcome}</p>}
      {isSale && <SaleHistory order={order} side={group === 'bought' ? 'buyer' : 'seller'} />}
      <ItemRowActions row={row} group={group} />
    </Surface>
  );
}

/** The state of an item; null where its order says it. */
function stateText({ item, order }: Row, group: ItemGroup, messages: typeof secondHand): string | null {
  if (order !== null && group !== 'onSale') return null;
  if (item.state === 'withdrawn') return messages.groups.withdrawn;
  return item.state === 'reserved' ? messages.reserved : messages.onSale;
}

/** Who has the order of an item that was bought or sold. */
function pendingOf({ order }: Row, group: ItemGroup): Pending | null {
  if (order === null || (group !== 'bought' && group !== 'sold')) return null;
  return group === 'sold'
    ? salePending(order)
    : orderPending({
        ...order,
        kind: 'second-hand',
        payment: null,
        shippedAt: null,
        refundAskedAt: null,
      });
}

/** How the sale of an item ended; null while its order is under way. */
function outcomeOf({ order, item }: Row, group: ItemGroup, messages: typeof secondHand): string | null {
  if (order === null || group !== 'sold') return null;
  if (order.state === 'received') return messages.arrived;
  if (order.state !== 'refunded') return null;
  if (item.state === 'withdrawn') return messages.backToYou;
  return item.state === 'onSale' ? messages.backOnSale : null;
}
