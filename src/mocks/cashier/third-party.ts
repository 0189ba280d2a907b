import { formatCoins, type Tenths } from '@/domain/money';
import type { CashierOrder } from './cashier-order';

/** The page of the third party that takes its part of an order; mocked mode has a stand-in for it. */
export const thirdPartyPage = 'https://card.longcoin.example/pay';

/** What a third party still has to be paid for an order, and where; null where nothing waits for it. */
export function owedOf({
  id,
  payment,
}: Pick<CashierOrder, 'id' | 'payment'>): { money: Tenths; url: string } | null {
  if (payment?.waitsFor !== 'third-party') return null;
  const { thirdParty: money } = payment;
  return { money, url: `${thirdPartyPage}?order=${id}&amount=${formatCoins(money)}` };
}
