import { sum, tenths, type Tenths } from '@/domain/money';

/** What may move coins without the password, each up to a limit of its own. */
export const paymentScenes = ['taxi', 'mall', 'code', 'top-up', 'exchange', 'approval'] as const;
export type PaymentScene = (typeof paymentScenes)[number];
/** What a payment is for; a transfer, and the order of one by a booking, have no limit of their own beyond the general one. */
export const paymentKinds = ['transfer', 'booking', ...paymentScenes] as const;
export type PaymentKind = (typeof paymentKinds)[number];

interface SceneRule {
  scene: PaymentScene;
  /** Whether it may go without the password at all. */
  free: boolean;
  /** The most that one payment of it may come to without the password. */
  perPayment: Tenths;
  /** Paid without the password today. */
  usedToday: Tenths;
}

/** What may be paid without the password, and what of it was used today. */
export interface FreePayments {
  enabled: boolean;
  perPayment: Tenths;
  perDay: Tenths;
  usedToday: Tenths;
  /** How many payments that was. */
  paymentsToday: number;
  scenes: readonly SceneRule[];
}

/** What of today's payments without the password belongs to no scene, such as transfers, tenths; with the scenes it is all that was used. */
export function usedOutsideScenes({ usedToday, scenes }: Pick<FreePayments, 'usedToday' | 'scenes'>): Tenths {
  return tenths(usedToday - sum(scenes.map((scene) => scene.usedToday)));
}

/** What may be paid at all, with the password. */
export interface PaymentLimits {
  perPayment: Tenths;
  perDay: Tenths;
  paidToday: Tenths;
}

/** Why the password is asked for, or why not. */
export type NeedReason =
  'within-free' | 'free-off' | 'scene-off' | 'over-scene' | 'over-payment' | 'day-used-up';

/** Why a payment is refused whatever the password says. */
export type LimitBroken = 'per-payment' | 'per-day';

/** Coins that may still be paid without the password today. */
export function freeLeft({ enabled, perDay, usedToday }: FreePayments): Tenths {
  return tenths(enabled ? Math.max(0, perDay - usedToday) : 0);
}

/** The most that one payment of a kind may come to without the password, where it may go without it at all. */
export function freePerPayment(kind: PaymentKind, { perPayment, scenes }: FreePayments): Tenths {
  const rule = scenes.find(({ scene }) => scene === kind);
  return tenths(Math.min(perPayment, rule?.perPayment ?? perPayment));
}

/** Coins that may still be paid at all today. */
export function leftToday({ perDay, paidToday }: PaymentLimits): Tenths {
  return tenths(Math.max(0, perDay - paidToday));
}

/** Takes the amount of one payment in all; says whether it needs the password, and why. */
export function needOf(kind: PaymentKind, amount: Tenths, free: FreePayments): NeedReason {
  if (!free.enabled) return 'free-off';
  const rule = free.scenes.find(({ scene }) => scene === kind);
  if (rule?.free === false) return 'scene-off';
  if (rule !== undefined && amount > rule.perPayment) return 'over-scene';
  if (amount > free.perPayment) return 'over-payment';
  return amount > freeLeft(free) ? 'day-used-up' : 'within-free';
}

/** The limit that a payment breaks, null where it breaks none; an approval moves coins of a team, which the person's limits do not hold for. */
export function limitBroken(
  amount: Tenths,
  limits: PaymentLimits,
  kind: PaymentKind = 'transfer',
): LimitBroken | null {
  if (kind === 'approval') return null;
  if (amount > limits.perPayment) return 'per-payment';
  return amount > leftToday(limits) ? 'per-day' : null;
}

/** Limits that can be chosen: from `least` to `most`, and the daily one not below the one for a single payment. */
export interface LimitRange {
  least: Tenths;
  most: { perPayment: Tenths; perDay: Tenths };
}

export type LimitValidationError = 'too-low' | 'too-high' | 'day-below-payment';

/** Takes the chosen limits and the allowed range, in tenths; returns the validation error, or null if they are valid. */
export function limitsValidationError(
  wanted: { perPayment: Tenths; perDay: Tenths },
  { least, most }: LimitRange,
): LimitValidationError | null {
  if (wanted.perPayment < least) return 'too-low';
  if (wanted.perPayment > most.perPayment || wanted.perDay > most.perDay) return 'too-high';
  return wanted.perDay < wanted.perPayment ? 'day-below-payment' : null;
}

/** Whether a change raises a limit: raising takes the password or a code, as a thief would do it; lowering is applied at once. */
export function raises(
  wanted: { perPayment?: Tenths | undefined; perDay?: Tenths | undefined },
  now: Pick<PaymentLimits, 'perPayment' | 'perDay'>,
): boolean {
  return (wanted.perPayment ?? 0) > now.perPayment || (wanted.perDay ?? 0) > now.perDay;
}

/** A change of the payments without password; absent fields stay as they are. */
export interface FreeChange {
  enabled?: boolean | undefined;
  perPayment?: Tenths | undefined;
  perDay?: Tenths | undefined;
  scene?: { scene: PaymentScene; free: boolean; perPayment: Tenths } | undefined;
}

/** The same for what goes without the password: switching on counts as raising, switching off does not. */
export function raisesFree({ enabled, scene, ...limits }: FreeChange, now: FreePayments): boolean {
  if (enabled === true && !now.enabled) return true;
  if (raises(limits, now)) return true;
  const rule = now.scenes.find((each) => each.scene === scene?.scene);
  if (scene === undefined || rule === undefined) return false;
  return scene.free && (!rule.free || scene.perPayment > rule.perPayment);
}
