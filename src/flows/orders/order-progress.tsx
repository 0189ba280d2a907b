import type { OrderDetail } from '@/api/endpoints/mall-order';
import type { Moment } from '@/domain/moment';
import { ordersMessages } from '@/messages/areas/orders';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Card } from '@/ui/layout/card';
import { SaleProgress } from './sale-progress';

/** What happened to an order and what is still to come, each step with its time; nothing for a closed one. */
export function OrderProgress({ order }: { order: OrderDetail }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(ordersMessages);
  const { state, createdAt, payment, shippedAt, receivedAt, refundAskedAt, refundedAt, saleEvents } = order;
  if (state === 'closed') return null;
  if (saleEvents.length > 0) return <SaleProgress order={order} />;
  const { stepNames, refundSteps } = messages;
  const isRefund = state === 'refunding' || state === 'refunded';
  const usual: readonly (readonly [name: string, at: Moment | null])[] = [
    [stepNames.placed, createdAt],
    [stepNames.paid, payment?.paidAt ?? null],
    [stepNames.shipped, shippedAt],
    [stepNames.received, receivedAt],
  ];
  const steps = isRefund
    ? [
        ...usual.filter(([, at]) => at !== null),
        [refundSteps.asked, refundAskedAt] as const,
        [refundSteps.back, refundedAt] as const,
      ]
    : usual;
  const open = steps.findIndex(([, at]) => at === null);
  return (
    <Card>
      <StatusSteps
        down
        label={messages.steps}
        steps={steps.map(([name, at]) =>
          at === null ? { name } : { name, note: formatMoment(at, 'short') },
        )}
        current={open === -1 ? steps.length : open}
      />
    </Card>
  );
}
