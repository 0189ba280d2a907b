import type { Order } from '@/flows/checkout/pay-choice';
import type { cashier } from '@/messages/areas/cashier';

/** The problem of an order and what happened to the coins; `care` names the care platform where it is still unpaid. */
export function problemText(
  order: Order | null,
  care: boolean,
  messages: typeof cashier,
): { title: string; description: string } {
  switch (order?.state) {
    case undefined:
      return { title: messages.noOrder, description: messages.noOrderLine };
    case 'closed':
      return {
        title: order.closed?.by === 'payer' ? messages.closedByPayer : messages.closedByTime,
        description: messages.closedLine,
      };
    case 'created':
      if (order.failed !== null)
        return {
          title: order.failed.by === 'third-party' ? messages.cardRefused : messages.merchantRefused,
          description: messages.refusedLine,
        };
      return care
        ? { title: messages.careTitle, description: messages.careLine }
        : { title: messages.orderOpen, description: messages.orderOpenLine };
    case 'paying':
      return { title: messages.checkingTitle, description: messages.checkingLine };
    case 'paid':
    case 'shipped':
    case 'received':
    case 'refunding':
    case 'refunded':
      return { title: messages.orderPaid, description: messages.orderPaidLine };
  }
}
