import { tenths, type Tenths } from '@/domain/money';
import type { PointsOffer } from '@/domain/orders/points-offer';

/** Ways to pay an order; `card` is a third party alone, for what coins cannot buy, such as coins. */
export const paymentMethods = ['coins', 'family', 'coins-and-card', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What each source gives for an order; the money of all parts adds up to the order's total. */
export interface OrderSplit {
  points: number;
  pointsMoney: Tenths;
  /** Coins of the payer, or of the family member who pays. */
  coins: Tenths;
  thirdParty: Tenths;
}

interface Payment {
  total: Tenths;
  method: PaymentMethod;
  /** Null where the person does not use points, or the order takes none. */
  offer: PointsOffer | null;
  /** Coins that this way may take, tenths; a negative balance counts as none. */
  available: Tenths;
}

/** Splits an order's total among its sources, in tenths; `missing` is what the way falls short of, 0 where it is enough. */
export function splitOrder({ total, method, offer, available }: Payment): OrderSplit & { missing: Tenths } {
  const used = offer !== null && offer.money > 0 && offer.money <= total ? offer : null;
  const pointsMoney = used?.money ?? tenths(0);
  const rest = total - pointsMoney;
  const most = Math.max(0, available);
  const coins = method === 'card' ? 0 : method === 'coins-and-card' ? Math.min(rest, most) : rest;
  return {
    points: used?.points ?? 0,
    pointsMoney,
    coins: tenths(coins),
    thirdParty: tenths(rest - coins),
    missing: tenths(Math.max(0, coins - most)),
  };
}
