import { formatCoins, formatQuick, tenths, type Tenths } from '@/domain/money';
import { stepOf, type ExchangeRefusal, type ExchangeTerms } from '@/domain/points/exchange';
import type { points } from '@/messages/areas/points';

/** Why an amount cannot be exchanged, with the figure that stands in its way. */
export function refusalText(
  reason: ExchangeRefusal,
  amount: Tenths,
  terms: ExchangeTerms,
  balance: Tenths | null,
  { refusals }: typeof points,
): string {
  switch (reason) {
    case 'over-limit':
      return refusals['over-limit'](formatQuick(terms.most));
    case 'below-least':
      return refusals['below-least'](formatQuick(terms.least));
    case 'part-point':
      return refusals['part-point'](formatQuick(stepOf(terms.rate)));
    case 'balance':
      return refusals.balance(formatCoins(tenths(amount - (balance ?? 0))));
    case 'month':
      return terms.leftThisMonth < terms.least
        ? refusals['month-used-up']
        : refusals.month(formatCoins(terms.leftThisMonth));
    default:
      return refusals[reason];
  }
}
