import type { Tenths } from '@/domain/money';
import {
  raises,
  raisesFree,
  type FreeChange,
  type FreePayments,
  type PaymentLimits,
  type PaymentScene,
} from '@/domain/payment/payment-need';

/** The limits of all payments: of one, and of a day. */
export type WhichLimit = 'payment' | 'day';

/** One change of the limits, as the page offers it. */
export type LimitChange =
  /** What may be paid at all, at once or in a day. */
  | { what: WhichLimit; to: Tenths }
  /** Whether anything goes without the password. */
  | { what: 'free'; to: boolean }
  /** What one payment may come to without the password. */
  | { what: 'free-payment'; to: Tenths }
  /** The same for one scene, and whether it goes without the password at all. */
  | { what: 'scene'; scene: PaymentScene; free: boolean; to: Tenths };

/** The limits as they stand before the change. */
export interface LimitsNow {
  free: FreePayments;
  limits: PaymentLimits;
}

/** Both limits of all payments, as a change of one of them leaves them; null where it changes neither. */
export function limitsAfter(
  change: LimitChange,
  { perPayment, perDay }: Pick<PaymentLimits, 'perPayment' | 'perDay'>,
): { perPayment: Tenths; perDay: Tenths } | null {
  if (change.what === 'payment') return { perPayment: change.to, perDay };
  return change.what === 'day' ? { perPayment, perDay: change.to } : null;
}

/** The part of a change that concerns free payments; null where there is none. */
export function freeChangeOf(change: LimitChange): FreeChange | null {
  switch (change.what) {
    case 'free':
      return { enabled: change.to };
    case 'free-payment':
      return { perPayment: change.to };
    case 'scene':
      return { scene: { scene: change.scene, free: change.free, perPayment: change.to } };
    default:
      return null;
  }
}

/** Raising anything takes the password or a code; lowering it does not. */
export function raisesLimits(change: LimitChange, { free, limits }: LimitsNow): boolean {
  const wanted = limitsAfter(change, limits);
  if (wanted !== null) return raises(wanted, limits);
  const freeChange = freeChangeOf(change);
  return freeChange !== null && raisesFree(freeChange, free);
}
