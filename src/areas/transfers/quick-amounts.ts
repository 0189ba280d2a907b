import { formatQuick, tenths } from '@/domain/money';

/** Quick amounts in the format of the input field. */
export const quickAmounts: readonly string[] = [188, 660, 880, 1880].map((amount) =>
  formatQuick(tenths(amount)),
);
