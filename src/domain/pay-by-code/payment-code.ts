import { fromMoment } from '@/domain/business-time';
import type { Tenths } from '@/domain/money';

/** A code that a till scans; it pays once, and only while it is the newest one. */
export interface PaymentCode {
  /** Digits, as the bar code and the QR code carry them. */
  code: string;
  /** Business time, YYYY-MM-DD HH:mm:ss. */
  issuedAt: string;
  expiresAt: string;
}

/** A merchant's order for a payment code. */
export interface PaymentOrder {
  id: string;
  /** The code that the till scanned; it cannot be used again. */
  code: string;
  merchant: string;
  money: Tenths;
}

/** Why a till was refused because of the code itself. */
export const codeRefusals = ['expired', 'replaced', 'used'] as const;
export const orderRefusals = ['balance', 'per-payment', 'per-day'] as const;
export type CodeRefusal = (typeof codeRefusals)[number];
export type OrderRefusal = (typeof orderRefusals)[number];

/** The next code is fetched this long before the visible one expires, so that no till scans an expired code, ms. */
const margin = 5_000;

/** How long until the next code is due, ms, never below zero. Takes business time. */
export function untilRenewal({ expiresAt }: Pick<PaymentCode, 'expiresAt'>, now: number): number {
  return Math.max(0, fromMoment(expiresAt) - margin - now);
}

/** How long a code is shown in all, ms: what its ring counts down from. */
export function shownFor({ issuedAt, expiresAt }: PaymentCode): number {
  return Math.max(0, fromMoment(expiresAt) - margin - fromMoment(issuedAt));
}

/** Whether a code may still be shown at `now`, ms; an expired code is hidden even if fetching the next one failed. */
export function isAlive({ expiresAt }: Pick<PaymentCode, 'expiresAt'>, now: number): boolean {
  return now < fromMoment(expiresAt);
}
