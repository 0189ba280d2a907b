import { toDay } from '@/domain/business-time';
import { formatCoins, sum, tenths, type Tenths } from '@/domain/money';
import {
  limitBroken,
  needOf,
  paymentScenes,
  type FreePayments,
  type PaymentKind,
  type PaymentLimits,
  type PaymentScene,
} from '@/domain/payment/payment-need';
import type { CodePurpose } from '@/domain/payment/payment-proof';
import { agreementMissing } from '@/mocks/agreements/redemption';
import type { Refusal } from '@/mocks/core/handler';
import { keptOf } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';

/** A payment of today, as far as limits care. */
interface Paid {
  readonly time: number;
  readonly kind: PaymentKind;
  readonly amount: Tenths;
  readonly free: boolean;
  /** The posting that took coins which may come back; absent or null where they never do. */
  readonly billId?: string | null;
  /** The request that was approved; absent where nothing was. */
  readonly request?: string;
}

/** What a proof is for: a change of its purpose, or one payment of an amount, at the cashier of one order. */
export type Proven =
  Exclude<CodePurpose, 'payment'> | { readonly order: string | null; readonly amount: Tenths };

/** A call that a right password or code allows. */
interface AllowedCall {
  readonly key: string;
  readonly until: number;
  /** A code allows what it was sent for; null by the password, which was typed for the call itself. */
  readonly to: Proven | null;
}

/** How one person's payments are guarded. */
export interface Security {
  /** Null where none was ever set. */
  readonly password: string | null;
  readonly triesLeft: number;
  /** Business time in milliseconds; null where it is not locked. */
  readonly lockedUntil: number | null;
  readonly free: { readonly enabled: boolean; readonly perPayment: Tenths; readonly perDay: Tenths };
  readonly scenes: Readonly<Record<PaymentScene, { readonly free: boolean; readonly perPayment: Tenths }>>;
  readonly limits: { readonly perPayment: Tenths; readonly perDay: Tenths };
  readonly paid: readonly Paid[];
  /** Calls that a right password or code allows, by idempotency key. */
  readonly allowed: readonly AllowedCall[];
}

/** The payment password of all people in a fresh world; docs/qa-console.md names it. */
export const usualPassword = '907214';
export const triesOfPassword = 5;
const allowedFor = 300_000;

/** What may be chosen for one payment without the password, and the most of a day. */
export const freePerDayAtMost = tenths(50_000);
export const freeChoices = [500, 1_000, 2_000, 5_000, 10_000].map(tenths);
export const limitRange = {
  least: tenths(1_000),
  most: { perPayment: tenths(100_000), perDay: tenths(500_000) },
} as const;

export const usualSecurity: Security = {
  password: usualPassword,
  triesLeft: triesOfPassword,
  lockedUntil: null,
  free: { enabled: true, perPayment: tenths(10_000), perDay: tenths(30_000) },
  scenes: {
    taxi: { free: true, perPayment: tenths(800) },
    mall: { free: true, perPayment: tenths(1_000) },
    code: { free: true, perPayment: tenths(2_000) },
    'top-up': { free: false, perPayment: tenths(1_000) },
    exchange: { free: false, perPayment: tenths(1_000) },
    approval: { free: true, perPayment: tenths(10_000) },
  },
  limits: { perPayment: tenths(20_000), perDay: tenths(50_000) },
  paid: [],
  allowed: [],
};

export function securityOf(state: MockState, usercode: string): Security {
  return state.security[usercode] ?? usualSecurity;
}

export function withSecurity(state: MockState, usercode: string, changed: Partial<Security>): MockState {
  const security = { ...securityOf(state, usercode), ...changed };
  return { ...state, security: { ...state.security, [usercode]: security } };
}

/** The payments of today, each with what has not come back; one that came back whole counts nowhere. */
function paidToday(state: MockState, usercode: string, now: number): readonly Paid[] {
  const today = toDay(now);
  return securityOf(state, usercode)
    .paid.filter(({ time }) => toDay(time) === today)
    .map((each) => (each.billId == null ? each : { ...each, amount: keptOf(state.ledger, each.billId) }))
    .filter(({ amount }) => amount > 0);
}

/** What is free of the password today, where a scene without its agreement is off; orders that went without it count where another order is judged, as they are paid on other days. */
export function freeOf(
  state: MockState,
  usercode: string,
  now: number,
  judged: PaymentKind = 'transfer',
): FreePayments {
  const { free, scenes } = securityOf(state, usercode);
  const without = paidToday(state, usercode, now).filter(
    ({ free, kind }) => free && (judged === 'booking' || kind !== 'booking'),
  );
  const used = (kind: PaymentKind | null) =>
    sum(without.filter((each) => kind === null || each.kind === kind).map(({ amount }) => amount));
  return {
    ...free,
    usedToday: used(null),
    paymentsToday: without.length,
    scenes: paymentScenes.map((scene) => ({
      scene,
      free: scenes[scene].free && agreementMissing(state, usercode, scene) === null,
      perPayment: scenes[scene].perPayment,
      usedToday: used(scene),
    })),
  };
}

/** What may be paid at all, without coins of teams; nothing of today counts where an order is judged, as it is paid on other days. */
export function limitsOf(
  state: MockState,
  usercode: string,
  now: number,
  judged: PaymentKind = 'transfer',
): PaymentLimits {
  const amounts = paidToday(state, usercode, now)
    .filter(({ kind }) => judged !== 'booking' && kind !== 'booking' && kind !== 'approval')
    .map(({ amount }) => amount);
  return { ...securityOf(state, usercode).limits, paidToday: sum(amounts) };
}

/** A right password or code allows each call with one of these keys, for five minutes; a code for nothing but what it was sent for. */
export function callAllowed(
  state: MockState,
  usercode: string,
  keys: string | readonly string[],
  to: Proven | null,
  now: number,
): MockState {
  const { allowed } = securityOf(state, usercode);
  const still = allowed.filter(({ until }) => now < until);
  const added = [keys].flat().map((key) => ({ key, until: now + allowedFor, to }));
  return withSecurity(state, usercode, { allowed: [...still, ...added] });
}

/** Whether a proof allowed the call with this key to do this. */
export function isAllowed(
  state: MockState,
  usercode: string,
  key: string | null,
  wanted: Proven,
  now: number,
): boolean {
  const { allowed } = securityOf(state, usercode);
  return allowed.some(
    ({ to, ...each }) => each.key === key && now < each.until && (to === null || isSame(to, wanted)),
  );
}

function isSame(one: Proven, other: Proven): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.order === other.order && one.amount === other.amount;
}

/** What stands against a payment of this amount in all, null where nothing does. */
export function refusalOfPayment(
  state: MockState,
  { usercode, kind, order = null, amount, key, now }: Payment,
): Refusal | null {
  const limits = limitsOf(state, usercode, now, kind);
  const broken = limitBroken(amount, limits, kind);
  if (broken === 'per-payment')
    return {
      code: '5112',
      message: `超过每笔限额 ${formatCoins(limits.perPayment)} 龙币，可在支付限额里调整`,
    };
  if (broken === 'per-day')
    return { code: '5113', message: `超过每天限额 ${formatCoins(limits.perDay)} 龙币，可在支付限额里调整` };
  const isFree = needOf(kind, amount, freeOf(state, usercode, now, kind)) === 'within-free';
  if (isFree || isAllowed(state, usercode, key, { order, amount }, now)) return null;
  return { code: '5111', message: `共 ${formatCoins(amount)} 龙币，需要支付密码` };
}

export interface Payment {
  usercode: string;
  kind: PaymentKind;
  /** The order at the cashier; absent where the call is no payment of one. */
  order?: string | null;
  amount: Tenths;
  /** The idempotency key of the call that pays. */
  key: string | null;
  now: number;
}
