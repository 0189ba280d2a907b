import { formatQuick, tenths } from '@/domain/money';

/** A few usual amounts, as they are typed. */
export const quickAmounts: readonly string[] = [188, 660, 880, 1880].map((amount) =>
  formatQuick(tenths(amount)),
);
