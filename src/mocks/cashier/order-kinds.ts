import { tenths } from '@/domain/money';
import type { OrderKind } from '@/domain/orders/order-kind';
import type { CashierOrder, OrderParts } from './cashier-order';
import type { OrderKindRules } from './order-kind';
import { ownKinds } from './own-kinds';

// Whole modules, because some of them may still be loading when this one is first needed.
const modules = import.meta.glob<{ orderKinds: readonly OrderKindRules[] }>(
  ['/src/mocks/*/*-order-kind.ts', '/src/areas/*/mocks/*-order-kind.ts'],
  {
    eager: true,
  },
);

let found: readonly OrderKindRules[] | null = null;

/** All kinds that are declared. */
export function kindRules(): readonly OrderKindRules[] {
  found ??= [...ownKinds, ...Object.values(modules).flatMap(({ orderKinds }) => orderKinds)];
  return found;
}

type OrderKindMeta = Pick<CashierOrder, 'product'> & OrderParts;

/** What an order was made for. */
export function orderKindOf(order: OrderKindMeta): OrderKind {
  if (order.product === 'coins') return 'coins';
  return (
    kindRules().find(({ part, isOne }) => part !== null && order[part] !== null && isOne?.(order) !== false)
      ?.kind ?? 'cashier'
  );
}

export function rulesOf(order: OrderKindMeta): OrderKindRules {
  const kind = orderKindOf(order);
  const rules = kindRules().find((each) => each.kind === kind);
  if (rules === undefined) throw new Error(`no order is of the kind ${kind}`);
  return rules;
}

/** What an order is made of; most are one thing at its price. */
export function pricedOf(order: CashierOrder) {
  const usual = { lines: [], goodsMoney: order.money, deliveryFee: tenths(0), coupon: null };
  return rulesOf(order).priced?.(order) ?? usual;
}

/** The parts of an order that is of no area's kind. */
export function noParts(): OrderParts {
  const names = kindRules().flatMap(({ part }) => (part === null ? [] : [part]));
  // A test holds the kinds that are found against the type.
  return Object.fromEntries(names.map((name) => [name, null])) as unknown as OrderParts;
}
