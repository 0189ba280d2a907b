import type { ThirdOrder } from '@/api/endpoints/order-centre';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { orderStateText } from '@/flows/orders/order-state-text';
import { ListView } from '@/flows/page/list-view';
import { ordersMessages } from '@/messages/areas/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { RecordList } from '@/ui/lists/record-list';
import { useThirdOrders } from '../queries';

/** The orders that the person made with partners, newest first. */
export function ThirdOrders({ keyword }: { keyword: string }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(ordersMessages);
  const query = useThirdOrders(keyword.trim());
  const recordOf = ({ id, platform, name, state, money, createdAt }: ThirdOrder) => ({
    id,
    to: href('/order-newDetail', { third: id }),
    icon: 'globe',
    title: name,
    note: [
      platform,
      formatMoment(createdAt, 'date'),
      orderStateText({ kind: 'cashier', state }, messages),
    ].join(' · '),
    amount: formatCoins(money),
  });
  return (
    <ListView
      query={query}
      rows={({ rows }) => rows}
      failed={messages.thirdFailed}
      loading={messages.loading}
      bars={[64, 64, 64, 64, 64]}
      empty={{ title: messages.thirdNone, description: messages.thirdNoneLine }}
      filtered={keyword.trim() !== '' && { title: messages.noMatch, description: messages.noMatchLine }}
    >
      {(orders) => (
        <Card>
          <RecordList records={orders.map(recordOf)} />
        </Card>
      )}
    </ListView>
  );
}
