import { tenths } from '@/domain/money';

/** The most people of one grant. */
export const mostRows = 20_000;
/** The most that may be asked for in one activity. */
export const mostBudget = tenths(1_000_000);
/** Characters of a purpose, and of a reason why something was sent back. */
export const longestPurpose = 30;
export const longestReason = 60;
/** The most requests that are decided at once. */
export const mostAtOnce = 50;
/** Grants of this many days count as recent. */
export const recentDays = 183;
