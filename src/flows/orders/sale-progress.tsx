import type { OrderDetail } from '@/api/endpoints/mall-order';
import type { OrderState } from '@/domain/orders/order-state';
import { ordersMessages, type orders } from '@/messages/areas/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Card } from '@/ui/layout/card';
import { saleEventText } from './sale-event-text';

type Step = keyof (typeof orders)['saleSteps'];

const stillToCome: Readonly<Partial<Record<OrderState, readonly Step[]>>> = {
  created: ['paid', 'handedOver', 'received'],
  paying: ['paid', 'handedOver', 'received'],
  paid: ['handedOver', 'received'],
  shipped: ['received'],
  refunding: ['refunded'],
};

/** What the buyer and the seller of an item did so far, each with its time, and what is still to come. */
export function SaleProgress({ order }: { order: OrderDetail }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(ordersMessages);
  const { state, saleEvents, merchant, answerBefore } = order;
  const done = saleEvents.map(({ what, at }) => ({
    name: saleEventText(what, 'buyer', merchant, messages),
    note: formatMoment(at, 'short'),
  }));
  const coming = [...(answerBefore === null ? [] : (['answer'] as const)), ...(stillToCome[state] ?? [])];
  return (
    <Card>
      <StatusSteps
        down
        label={messages.steps}
        steps={[...done, ...coming.map((step) => ({ name: messages.saleSteps[step] }))]}
        current={done.length}
      />
    </Card>
  );
}
