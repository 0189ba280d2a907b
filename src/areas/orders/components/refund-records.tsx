import type { OrderDetail } from '@/api/endpoints/mall-order';
import { returnedText } from '@/flows/orders/refund-texts';
import { ordersMessages } from '@/messages/areas/orders';
import { settlementMessages } from '@/messages/areas/settlement';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { punctuationMessages } from '@/messages/punctuation';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Tag } from '@/ui/feedback/tag';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/text/text';
import styles from './refund-records.module.css';

type Refund = OrderDetail['refunds'][number];

/** The refunds of an order, each with its goods, its reason and how far it is. */
export function RefundRecords({ order }: { order: OrderDetail }) {
  const messages = useMessages(ordersMessages);
  if (order.refunds.length === 0) return null;
  return (
    <Card title={messages.refundLines}>
      <ul>
        {order.refunds.map((refund) => (
          <li key={refund.id} className={styles.refund}>
            <Record order={order} refund={refund} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Record({ order, refund }: { order: OrderDetail; refund: Refund }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(ordersMessages);
  const marks = useMessages(punctuationMessages);
  const { times } = useMessages(settlementMessages);
  const { lines, reason, note, askedAt, backAt, due } = refund;
  const names = lines.flatMap(({ variant, count }) => {
    const name = order.lines.find((line) => line.variant === variant)?.name;
    return name === undefined ? [] : [`${name} ${times(count)}`];
  });
  return (
    <>
      <Inline align="start" justify="between">
        <Text as="b" minWidth={0} marginRight={2} breakWords>
          {names.length === 0 ? messages.refundWhole : marks.listed(names)}
        </Text>
        <Tag tone={backAt === null ? 'info' : 'success'}>
          {backAt === null ? messages.refundWaiting : messages.refundDone}
        </Tag>
      </Inline>
      <Note marginTop={1} breakWords>
        {messages.reasons[reason]}
        {note !== '' && ` · ${note}`}
      </Note>
      <Note marginTop={1} breakWords>
        {returnedText(due, messages)}
      </Note>
      <Box marginTop={3}>
        <StatusSteps
          down
          label={messages.refundTitle}
          steps={[
            { name: messages.refundSteps.asked, note: formatMoment(askedAt, 'short') },
            {
              name: messages.refundSteps.back,
              ...(backAt === null ? {} : { note: formatMoment(backAt, 'short') }),
            },
          ]}
          current={backAt === null ? 1 : 2}
        />
      </Box>
    </>
  );
}
