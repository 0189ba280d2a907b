import { tenths, type Tenths } from '@/domain/money';

/** The most pieces of one order. */
export const mostItems = 999;
/** The most that one order may come to, in tenths; it may be more than one person's gift. */
export const mostMoney: Tenths = tenths(1_000_000);
