import { daysBetween, fromMoment, toDay } from '@/domain/business-time';
import { formatNumber } from '@/domain/format-number';

/** A bought card is good for so many years. */
export const cardYears = 3;
/** A card that expires within so many days is marked. */
const soonWithin = 30;
/** How long a revealed code stays on the screen, ms. */
export const revealedFor = 30_000;

/** A card as far as its state goes by it; `balance` in hundredths of a yuan, `expiresAt` a moment. */
interface CardTerms {
  balance: number;
  expiresAt: string;
}

export type CardState = 'usable' | 'expiring' | 'usedUp' | 'expired';

/** What can still be done with a card at a time, ms. */
export function cardState({ balance, expiresAt }: CardTerms, now: number): CardState {
  if (balance === 0) return 'usedUp';
  if (now >= fromMoment(expiresAt)) return 'expired';
  return daysLeft(expiresAt, now) <= soonWithin ? 'expiring' : 'usable';
}

/** Whether the card still pays for something. */
export function isUsable(card: CardTerms, now: number): boolean {
  const state = cardState(card, now);
  return state === 'usable' || state === 'expiring';
}

/** Days until a card expires; 0 on its last day. */
export function daysLeft(expiresAt: string, now: number): number {
  return Math.max(0, daysBetween(toDay(now), toDay(fromMoment(expiresAt))));
}

/** Hundredths of a yuan with two decimals: 52.60. */
export function formatYuan(hundredths: number): string {
  return formatNumber(hundredths / 100);
}
