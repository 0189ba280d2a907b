import type { PointsKind } from '@/domain/points/exchange';
import { persisted, restoreFlat } from '@/state/slice';

/** Coins as typed. */
type ExchangeAmounts = Readonly<Record<PointsKind, string>>;

const empty: ExchangeAmounts = { mall: '', partner: '' };

/** The coins that were typed to be exchanged, for each kind of points; they survive a failure or a reload. */
export const useExchangeAmounts = persisted<ExchangeAmounts>(
  'person',
  'exchange-amounts',
  (stored) => restoreFlat(empty, stored),
  ({ mall, partner }) => mall !== '' || partner !== '',
);

/** Empty once the exchange was carried out. */
export function exchangeAmountTyped(kind: PointsKind, typed: string): void {
  useExchangeAmounts.setState({ [kind]: typed });
}
