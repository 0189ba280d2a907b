import { thirdOrderDetail } from '@/api/endpoints/order-centre';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { OrderNumber } from '@/flows/orders/order-number';
import { orderStateText } from '@/flows/orders/order-state-text';
import { DetailPage } from '@/flows/page/detail-page';
import { ordersMessages } from '@/messages/areas/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { PhoneLink } from '@/ui/people/phone-link';
import { Text } from '@/ui/text/text';
import styles from './third-order-page.module.css';

/** The page of an order with a partner. */
export function ThirdOrderPage({ id }: { id: string }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(ordersMessages);
  const query = useEndpoint(thirdOrderDetail, { id });
  return (
    <DetailPage
      highlight
      query={query}
      failed={messages.thirdFailed}
      loading={messages.loading}
      bars={[64, 140, 120]}
      gone={{
        title: messages.thirdGone,
        description: messages.goneLine,
        action: { label: messages.toList, to: href('/order-newlist'), replace: true },
      }}
    >
      {(order) => (
        <>
          <Box paddingTop={2} paddingBottom={5} paddingX={1}>
            <h2 className={styles.state}>
              {orderStateText({ kind: 'cashier', state: order.state }, messages)}
            </h2>
            <Text as="p" marginTop={1} tone="secondary">
              {order.name}
            </Text>
            <p className={styles.money}>
              {formatCoins(order.money)} <span className={styles.unit}>{messages.unit}</span>
            </p>
          </Box>
          <Card title={messages.facts}>
            <DescriptionList
              ruled
              rows={[
                [messages.platform, order.platform],
                ...order.facts.map(({ name, value }) => [name, value] as const),
                [messages.placedAt, formatMoment(order.createdAt, 'full')],
              ]}
            />
          </Card>
          <OrderNumber id={order.id} />
          <Text as="p" textAlign="center">
            <PhoneLink number={order.phone} className={styles.call}>
              {messages.call}
            </PhoneLink>
          </Text>
        </>
      )}
    </DetailPage>
  );
}
