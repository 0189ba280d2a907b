import { formatCoins } from '@/domain/money';
import type { Order } from '@/flows/checkout/pay-choice';
import type { desk } from './messages';

/** The problem of an order and what happened to the coins; `care` names the care platform where it is still unpaid. */
export function problemText(
  order: Order | null,
  care: boolean,
  messages: typeof desk,
): { title: string; description: string } {
  switch (order?.state) {
    case undefined:
      return { title: messages.noOrder, description: messages.noOrderLine };
    case 'closed':
      return {
        title: order.closed?.by === 'payer' ? messages.closedByPayer : messages.closedByTime,
        description: messages.closedLine[order.product],
      };
    case 'created':
      if (order.failed !== null)
        return {
          title: order.failed.by === 'third-party' ? messages.cardRefused : messages.merchantRefused,
          description: messages.refusedLine[order.product],
        };
      return care
        ? { title: messages.careTitle, description: messages.careLine }
        : { title: messages.orderOpen, description: messages.orderOpenLine[order.product] };
    case 'paying':
      if (order.payment?.waitsFor === 'third-party') return cardText(order.payment, messages);
      return { title: messages.checkingTitle, description: messages.checkingLine };
    case 'paid':
    case 'shipped':
    case 'received':
    case 'refunding':
    case 'refunded':
      return { title: messages.orderPaid, description: messages.orderPaidLine };
  }
}

/** What a payment that waits for the card has reserved and what is still to pay. */
function cardText(
  { coins, thirdParty }: Pick<NonNullable<Order['payment']>, 'coins' | 'thirdParty'>,
  messages: typeof desk,
): { title: string; description: string } {
  return {
    title: messages.cardTitle(formatCoins(thirdParty)),
    description: coins > 0 ? messages.cardLine(formatCoins(coins)) : messages.cardLineAlone,
  };
}
