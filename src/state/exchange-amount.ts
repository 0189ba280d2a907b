import { persisted, restoreFlat } from './slice';

interface ExchangeAmount {
  /** As typed. */
  money: string;
}

const empty: ExchangeAmount = { money: '' };

/** The coins that were typed to be exchanged for points; they survive a failure or a reload. */
export const useExchangeAmount = persisted<ExchangeAmount>(
  'person',
  'exchange-amount',
  (stored) => restoreFlat(empty, stored),
  ({ money }) => money !== '',
);

export function exchangeAmountTyped(money: string): void {
  useExchangeAmount.setState({ money });
}

/** The exchange was carried out. */
export function exchangeAmountCleared(): void {
  useExchangeAmount.setState(empty);
}
