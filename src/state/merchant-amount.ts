import { persisted, restoreFlat } from './slice';

interface MerchantAmount {
  /** The merchant's code that it was typed for. */
  code: string;
  /** As typed. */
  money: string;
}

const none: MerchantAmount = { code: '', money: '' };

/** What somebody typed to pay a merchant: it is there after a failure or a reload, for the same merchant only. */
export const useMerchantAmount = persisted<MerchantAmount>(
  'person',
  'merchant-amount',
  (stored) => restoreFlat(none, stored),
  ({ money }) => money !== '',
);

export function merchantAmountTyped(code: string, money: string): void {
  useMerchantAmount.setState({ code, money });
}

/** It was paid. */
export function merchantAmountForgotten(): void {
  useMerchantAmount.setState(none);
}
