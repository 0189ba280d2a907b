import { persisted, restoreFlat } from '@/state/slice';

interface MerchantAmount {
  /** The code of the merchant that it was typed for. */
  code: string;
  /** As typed. */
  money: string;
}

const empty: MerchantAmount = { code: '', money: '' };

/** The amount that was typed for a merchant; it survives a failure or a reload, for the same merchant only. */
export const useMerchantAmount = persisted<MerchantAmount>(
  'person',
  'merchant-amount',
  (stored) => restoreFlat(empty, stored),
  ({ money }) => money !== '',
);

export function merchantAmountTyped(code: string, money: string): void {
  useMerchantAmount.setState({ code, money });
}

/** The merchant was paid. */
export function merchantAmountCleared(): void {
  useMerchantAmount.setState(empty);
}
