import type { DataOf } from '@/api/endpoint';
import type { queryOrderInfo } from '@/api/endpoints/cashier';
import { queryPayType } from '@/api/endpoints/wallet-user';
import { splitOrder, type OrderSplit } from '@/domain/cashier/order-split';
import { tenths, toWireMoney, type Tenths } from '@/domain/money';
import { sceneOf } from '@/domain/orders/order-kind';
import { isUnsent, type PaymentAttempt } from '@/domain/payment/payment-attempt';
import { limitBroken, type LimitBroken } from '@/domain/payment/payment-need';
import { prepareOrderPayment, type OrderRequest } from '@/flows/payment/order-payment';
import type { cashier } from '@/messages/areas/cashier';
import { useEndpoint } from '@/queries/endpoint';
import type { PaymentNeed } from '@/queries/payment';
import { useCashier } from '@/state/cashier';

export type Order = NonNullable<DataOf<typeof queryOrderInfo>>;
/** What of an order its split goes by. */
type Priced = Pick<Order, 'money' | 'pointsOffer'>;
/** A payment method that the gateway offers for an order. */
export type OfferedMethod = NonNullable<DataOf<typeof queryPayType>['payWays']>[number];
/** One that can be chosen. */
export type UsableMethod = Exclude<OfferedMethod, { way: 'team' }>;

/** What a split goes by beside its method. */
export interface SplitTerms {
  usesPoints: boolean;
  limits: PaymentNeed['limits'];
}

/** Identifies a method among those of an order. */
export function keyOf(method: OfferedMethod): string {
  return method.way === 'family' ? `family ${method.id}` : method.way;
}

/** What a split of an order comes to. */
export interface Split extends OrderSplit {
  /** What the method falls short of. */
  missing: Tenths;
  /** The limit that its coins exceed; null where there is none. */
  broken: LimitBroken | null;
}

/** How a method would split an order. A card takes what the limits keep coins from paying. */
export function splitBy(
  method: UsableMethod,
  { money, pointsOffer }: Priced,
  { usesPoints, limits }: SplitTerms,
): Split {
  const { perPayment, perDay, leftToday } = limits;
  const available = method.way === 'card' ? tenths(0) : method.available;
  const split = splitOrder({
    total: money,
    method: method.way,
    offer: usesPoints ? pointsOffer : null,
    available:
      method.way === 'coins-and-card' ? tenths(Math.min(available, perPayment, leftToday)) : available,
  });
  const paidToday = tenths(perDay - leftToday);
  return { ...split, broken: limitBroken(split.coins, { perPayment, perDay, paidToday }) };
}

/** Whether a method can pay the order. */
export function isUsable(method: OfferedMethod, order: Priced, terms: SplitTerms): method is UsableMethod {
  if (method.way === 'team' || (method.way === 'family' && method.paused)) return false;
  const { missing, broken } = splitBy(method, order, terms);
  return missing === 0 && broken === null;
}

/**
 * The method that the person chose; without a choice the first of the person's own that can pay, else coins, which say what is missing.
 * Exported for tests.
 * @internal
 */
export function chosenMethod(
  methods: readonly OfferedMethod[],
  order: Priced,
  { choice, ...terms }: SplitTerms & { choice: string },
): UsableMethod | null {
  // Coins of another person are spent only if the user chose so.
  const own = methods.find(
    (method): method is UsableMethod => method.way !== 'family' && isUsable(method, order, terms),
  );
  const coins = methods.find((method): method is UsableMethod => method.way === 'coins');
  const chosen = methods.find(
    (method): method is UsableMethod => method.way !== 'team' && keyOf(method) === choice,
  );
  return chosen ?? own ?? coins ?? null;
}

/** The name of a payment method. */
export function methodName(method: OfferedMethod, messages: typeof cashier): string {
  switch (method.way) {
    case 'coins-and-card':
    case 'card':
      return messages.methods[method.way](method.name);
    default:
      return messages.methods[method.way];
  }
}

const nothingChosen = { choice: '', usesPoints: false };

/** What was chosen for a payment that is under way; null while nothing was sent. */
function choiceOf(attempt: PaymentAttempt<OrderRequest> | null): typeof nothingChosen | null {
  if (attempt === null || isUnsent(attempt) || attempt.phase === 'refused') return null;
  const { way: method, family, points } = attempt.intent.content.body;
  return { choice: method === 'family' ? `family ${family}` : method, usesPoints: points > 0 };
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
  const limits = offered.data?.limits;
  const terms = limits === undefined ? null : { usesPoints: chosen.usesPoints, limits };
  const methods = offered.data?.payWays ?? [];
  const method = terms === null ? null : chosenMethod(methods, order, { ...terms, choice: chosen.choice });
  const split = method === null || terms === null ? null : splitBy(method, order, terms);
  const coinsAlone = methods.find((each): each is UsableMethod => each.way === 'coins');
  const broken = coinsAlone === undefined || terms === null ? null : splitBy(coinsAlone, order, terms).broken;
  const isChoosing = choiceOf(attempt) === null;
  const prepare = () => {
    if (method === null || split === null) return;
    const family = method.way === 'family' ? method.id : '';
    prepareOrderPayment(usercode, { id, merchant, goods, total: money, method: method.way, family, split });
  };
  return {
    offered,
    methods,
    method,
    split,
    usesPoints: chosen.usesPoints,
    /** The limit that coins alone would exceed; null where they would not, or the payment was sent. */
    overLimit: terms === null || broken === null || !isChoosing ? null : { broken, limits: terms.limits },
    prepare,
  };
}
