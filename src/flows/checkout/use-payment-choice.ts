import { queryPayType } from '@/api/endpoints/wallet-user';
import { toWireMoney } from '@/domain/money';
import { sceneOf } from '@/domain/orders/order-kind';
import { isUnsent, type PaymentAttempt } from '@/domain/payment/payment-attempt';
import { prepareOrderPayment, type OrderRequest } from '@/flows/payment/order-payment';
import { useEndpoint } from '@/queries/endpoint';
import { useCashier } from '@/state/cashier';
import { chosenWay, splitBy, type Order } from './pay-choice';

const nothingChosen = { choice: '', usesPoints: false };

/** What was chosen for a payment that is under way; null while nothing was sent. */
function choiceOf(attempt: PaymentAttempt<OrderRequest> | null): typeof nothingChosen | null {
  if (attempt === null || isUnsent(attempt) || attempt.phase === 'refused') return null;
  const { way, family, points } = attempt.intent.content.body;
  return { choice: way === 'family' ? `family ${family}` : way, usesPoints: points > 0 };
}

/** The ways to pay an order, the one that is chosen, and how it splits the order; `prepare` readies that payment. */
export function usePaymentChoice(
  order: Order,
  usercode: string,
  attempt: PaymentAttempt<OrderRequest> | null,
) {
  const { id, merchant, goods, money } = order;
  const stored = useCashier();
  const chosen = choiceOf(attempt) ?? (stored.order === id ? stored : nothingChosen);
  const asked = { kind: sceneOf(order.kind), accountType: 0, money: toWireMoney(money), order: id } as const;
  const offered = useEndpoint(queryPayType, asked, { quiet: true, staleTime: 0 });
  const ways = offered.data?.payWays ?? [];
  const way = chosenWay(ways, order, chosen);
  const split = way === null ? null : splitBy(way, order, chosen.usesPoints);
  const prepare = () => {
    if (way === null || split === null) return;
    const family = way.way === 'family' ? way.id : '';
    prepareOrderPayment(usercode, { id, merchant, goods, total: money, way: way.way, family, split });
  };
  return { offered, ways, way, split, usesPoints: chosen.usesPoints, prepare };
}
