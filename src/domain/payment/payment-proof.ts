import type { Moment } from '@/domain/moment';
import type { Tenths } from '@/domain/money';

/** The answer to a payment password or a code; `right` allows the one call that it was asked for. */
export type CodeAnswer =
  | { result: 'right' }
  | { result: 'wrong'; triesLeft: number }
  /** The code is too old, was used, or was never sent. */
  | { result: 'stale' };

export type PasswordAnswer =
  | { result: 'right' }
  | { result: 'wrong'; triesLeft: number }
  /** Too many wrong ones; `until` is business time, `2026-11-21 10:11:00`. */
  | { result: 'locked'; until: Moment }
  /** No password was ever set. */
  | { result: 'unset' };

/** The purpose of a code; it is valid for that purpose alone. */
export const codePurposes = [
  'password',
  'payment',
  'limits',
  'binding',
  'activation',
  'family',
  'partner-points',
  'saved-numbers',
  'cards',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** A call that pays: its idempotency key, and what it takes from the person. */
export interface PayingCall {
  key: string;
  amount: Tenths;
}

/** Digits of a payment password, and of a code by SMS. */
export const secretLength = 6;
/** Milliseconds between two codes to one person. */
export const codeResendPause = 60_000;
/** Milliseconds after which a code is too old. */
export const codeGoodFor = 300_000;

/** The typed or pasted input as plain digits, at most six; full-width digits of a Chinese keyboard count. */
export function digitsOf(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '')
    .slice(0, secretLength);
}

export type Weakness = 'same-digits' | 'in-a-row' | 'repeated' | 'phone';

/** Why a new payment password is refused, null where it may be taken: all digits the same, a run up or down, two or three digits repeated, the phone's last six. */
export function weaknessOf(password: string, mobile: string): Weakness | null {
  const steps = Array.from(password)
    .slice(1)
    .map((digit, index) => Number(digit) - Number(password[index]));
  if (steps.every((step) => step === 0)) return 'same-digits';
  if (steps.every((step) => step === 1) || steps.every((step) => step === -1)) return 'in-a-row';
  if (/^(\d{2,3})\1+$/.test(password)) return 'repeated';
  return mobile.endsWith(password) ? 'phone' : null;
}
