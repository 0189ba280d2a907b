import { href } from '@/domain/href';
import type { OrderKind } from '@/domain/orders/order-kind';
import type { OrderGroup } from '@/domain/orders/order-state';
import { ListView } from '@/flows/page/list-view';
import { ordersMessages } from '@/messages/areas/orders';
import { useMessages } from '@/messages/language';
import { useOrderList } from '../queries';
import { OrderRows } from './order-rows';

interface OwnOrdersProps {
  /** Null for all. */
  group: OrderGroup | null;
  kind: OrderKind | null;
  keyword: string;
  isClassic: boolean;
  /** Drops kind and keyword. */
  onClear: () => void;
  /** Goes on to all groups. */
  onAll: () => void;
}

/** The person's own orders that pass the filter, newest first. */
export function OwnOrders({ group, kind, keyword, isClassic, onClear, onAll }: OwnOrdersProps) {
  const messages = useMessages(ordersMessages);
  const query = useOrderList({
    ...(group === null ? {} : { group }),
    ...(kind === null ? {} : { kind }),
    keyword: keyword.trim(),
  });
  const isNarrowed = kind !== null || keyword.trim() !== '';
  return (
    <ListView
      query={query}
      rows={({ rows }) => rows}
      failed={messages.listFailed}
      loading={messages.loading}
      bars={[186, 186, 186]}
      empty={{
        title: group === null ? messages.none : messages.noneInGroup,
        description: messages.noneLine,
        action:
          group === null
            ? { label: messages.toGoods, to: href('/newHome') }
            : { label: messages.seeAll, onClick: onAll },
      }}
      filtered={
        isNarrowed && {
          title: messages.noMatch,
          description: messages.noMatchLine,
          action: { label: messages.clear, onClick: onClear },
        }
      }
      count={({ total }) => messages.total(total)}
    >
      {(orders) => <OrderRows orders={orders} isClassic={isClassic} />}
    </ListView>
  );
}
