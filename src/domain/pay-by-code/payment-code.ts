import { fromMoment } from '@/domain/business-time';
import type { Tenths } from '@/domain/money';

/** A code to be held out at a till; it pays once, and only while it is the newest one. */
export interface PaymentCode {
  /** Digits, as the bar code and the QR code carry them. */
  code: string;
  /** Business time, YYYY-MM-DD HH:mm:ss. */
  issuedAt: string;
  expiresAt: string;
}

/** What a merchant wants by a code. */
export interface PaymentOrder {
  id: string;
  /** What the till scanned: it is spent by that. */
  code: string;
  merchant: string;
  money: Tenths;
}

/** Why a till was not given anything: the code itself, or what the payer has and allows. */
export const codeRefusals = ['expired', 'replaced', 'used'] as const;
export const orderRefusals = ['balance', 'per-payment', 'per-day'] as const;
export type CodeRefusal = (typeof codeRefusals)[number];
export type OrderRefusal = (typeof orderRefusals)[number];

/** The next code is fetched this long before the shown one expires, so that no till ever sees a dead one, ms. */
const margin = 5_000;

/** Whether a text is a payment code of this wallet: 16 digits that begin with 28, however they are spaced. */
export function isPaymentCode(text: string): boolean {
  return /^28\d{14}$/.test(text.replace(/\s/g, ''));
}

/** How long until the next code is due, ms, never below zero. Takes business time. */
export function untilRenewal({ expiresAt }: Pick<PaymentCode, 'expiresAt'>, now: number): number {
  return Math.max(0, fromMoment(expiresAt) - margin - now);
}

/** How long a code is shown in all, ms: what its ring counts down from. */
export function shownFor({ issuedAt, expiresAt }: PaymentCode): number {
  return Math.max(0, fromMoment(expiresAt) - margin - fromMoment(issuedAt));
}

/** Whether a code may still be held out. A code that expired is not shown, whatever became of the next one. */
export function isAlive({ expiresAt }: Pick<PaymentCode, 'expiresAt'>, now: number): boolean {
  return now < fromMoment(expiresAt);
}
