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
/** A way to pay that the gateway offers for an order. */
export type OfferedWay = NonNullable<DataOf<typeof queryPayType>['payWays']>[number];
/** One that can be chosen. */
export type UsableWay = Exclude<OfferedWay, { way: 'team' }>;

/** What a split goes by beside its way. */
export interface SplitTerms {
  usesPoints: boolean;
  limits: PaymentNeed['limits'];
}

/** Identifies a way among those of an order. */
export function keyOf(way: OfferedWay): string {
  return way.way === 'family' ? `family ${way.id}` : way.way;
}

/** What a split of an order comes to. */
export interface Split extends OrderSplit {
  /** What the way falls short of. */
  missing: Tenths;
  /** The limit that its coins exceed; null where there is none. */
  broken: LimitBroken | null;
}

/** How a way would split an order. A card takes what the limits keep coins from paying. */
export function splitBy(
  way: UsableWay,
  { money, pointsOffer }: Order,
  { usesPoints, limits }: SplitTerms,
): Split {
  const { perPayment, perDay, leftToday } = limits;
  const available = way.way === 'card' ? tenths(0) : way.available;
  const split = splitOrder({
    total: money,
    way: way.way,
    offer: usesPoints ? pointsOffer : null,
    available: way.way === 'coins-and-card' ? tenths(Math.min(available, perPayment, leftToday)) : available,
  });
  const paidToday = tenths(perDay - leftToday);
  return { ...split, broken: limitBroken(split.coins, { perPayment, perDay, paidToday }) };
}

/** Whether a way can pay the order. */
export function isUsable(way: OfferedWay, order: Order, terms: SplitTerms): way is UsableWay {
  if (way.way === 'team' || (way.way === 'family' && way.paused)) return false;
  const { missing, broken } = splitBy(way, order, terms);
  return missing === 0 && broken === null;
}

/** The way that the person chose; without a choice the first of the person's own that can pay, else coins, which say what is missing. */
function chosenWay(
  ways: readonly OfferedWay[],
  order: Order,
  { choice, ...terms }: SplitTerms & { choice: string },
): UsableWay | null {
  // Coins of another person are spent only if the user chose so.
  const own = ways.find((way): way is UsableWay => way.way !== 'family' && isUsable(way, order, terms));
  const coins = ways.find((way): way is UsableWay => way.way === 'coins');
  const chosen = ways.find((way): way is UsableWay => way.way !== 'team' && keyOf(way) === choice);
  return chosen ?? own ?? coins ?? null;
}

/** The name of a way to pay. */
export function wayName(way: OfferedWay, messages: typeof cashier): string {
  switch (way.way) {
    case 'coins-and-card':
    case 'card':
      return messages.ways[way.way](way.name);
    default:
      return messages.ways[way.way];
  }
}

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
  const limits = offered.data?.limits;
  const terms = limits === undefined ? null : { usesPoints: chosen.usesPoints, limits };
  const ways = offered.data?.payWays ?? [];
  const way = terms === null ? null : chosenWay(ways, order, { ...terms, choice: chosen.choice });
  const split = way === null || terms === null ? null : splitBy(way, order, terms);
  const coinsAlone = ways.find((each): each is UsableWay => each.way === 'coins');
  const broken = coinsAlone === undefined || terms === null ? null : splitBy(coinsAlone, order, terms).broken;
  const isChoosing = choiceOf(attempt) === null;
  const prepare = () => {
    if (way === null || split === null) return;
    const family = way.way === 'family' ? way.id : '';
    prepareOrderPayment(usercode, { id, merchant, goods, total: money, way: way.way, family, split });
  };
  return {
    offered,
    ways,
    way,
    split,
    usesPoints: chosen.usesPoints,
    /** The limit that coins alone would exceed; null where they would not, or the payment was sent. */
    overLimit: terms === null || broken === null || !isChoosing ? null : { broken, limits: terms.limits },
    prepare,
  };
}
