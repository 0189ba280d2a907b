import type { AccountType } from '@/domain/account';
import { tenths, type Tenths } from '@/domain/money';
import type { CodeRefusal, OrderRefusal } from '@/domain/pay-by-code/payment-code';
import { limitBroken, needOf } from '@/domain/payment/payment-need';
import { balanceOf, isActive } from '@/mocks/accounts/balances';
import { colleague } from '@/mocks/core/colleague';
import { personal, post, merchant as shop } from '@/mocks/core/ledger';
import { mix } from '@/mocks/core/random';
import { nextId, type MockState } from '@/mocks/core/state';
import { paymentCounted } from '@/mocks/payment-security/payment-count';
import { freeOf, limitsOf } from '@/mocks/payment-security/security';

/** A code that was issued to a person. */
interface IssuedCode {
  readonly code: string;
  readonly usercode: string;
  readonly accountType: AccountType;
  /** Milliseconds. */
  readonly issuedAt: number;
  /** When the next one took its place; null while it is the newest. */
  readonly replacedAt: number | null;
}

/** What a till asked for by a code. */
export interface CodeOrder {
  readonly id: string;
  readonly code: string;
  readonly usercode: string;
  readonly accountType: AccountType;
  readonly merchant: string;
  readonly money: Tenths;
  /** When it came to its present state. */
  readonly time: number;
  readonly state: 'password' | 'paid' | 'cancelled' | 'refused';
  readonly reason?: OrderRefusal;
  /** The line of the bill, once paid. */
  readonly paymentId?: string;
}

/** An old code that a till was shown. */
interface TurnedAway {
  readonly usercode: string;
  readonly merchant: string;
  readonly reason: CodeRefusal;
  readonly time: number;
}

/** Codes, orders and old codes that were shown, newest last. */
export interface PaymentCodes {
  readonly issued: readonly IssuedCode[];
  readonly orders: readonly CodeOrder[];
  readonly turnedAway: readonly TurnedAway[];
}

export const noPaymentCodes: PaymentCodes = { issued: [], orders: [], turnedAway: [] };

const life = 60_000;
/** A till that was scanning while the code changed is not sent away. */
const grace = 5_000;
/** A till waits this long for the payer's word. */
const patience = 180_000;
/** Codes older than this are not queried any more. */
const kept = 3_600_000;

export function expireOf({ issuedAt }: Pick<IssuedCode, 'issuedAt'>): number {
  return issuedAt + life;
}

/** Whether the person was given a newer one, long enough ago for every till to go by that. */
export function isReplaced({ replacedAt }: IssuedCode, now: number): boolean {
  return replacedAt !== null && now > replacedAt + grace;
}

/** A new code of 16 digits; the person's last one is replaced by it. */
export function codeIssued(
  state: MockState,
  usercode: string,
  accountType: AccountType,
  now: number,
): { state: MockState; issued: IssuedCode } {
  const named = nextId(state, 'C');
  const digits = [0, 1].map((part) =>
    String(mix(named.state.serial, now + part) % 10_000_000).padStart(7, '0'),
  );
  const issued = { code: `28${digits.join('')}`, usercode, accountType, issuedAt: now, replacedAt: null };
  const { issued: codes, orders, turnedAway } = state.paymentCodes;
  const isKept = (since: number) => since > now - kept;
  const before = codes
    .filter((each) => isKept(each.issuedAt))
    .map((each) =>
      each.usercode === usercode && each.replacedAt === null ? { ...each, replacedAt: now } : each,
    );
  const paymentCodes = {
    issued: [...before, issued],
    orders: orders.filter(({ time }) => isKept(time)),
    turnedAway: turnedAway.filter(({ time }) => isKept(time)),
  };
  return { state: { ...named.state, paymentCodes }, issued };
}

/** What a till is told. */
export type TillAnswer = 'paid' | 'password' | 'unknown' | 'amount' | CodeRefusal | OrderRefusal;

/** A till scans a code and asks for coins: they are paid at once, wait for the password, or are refused with the reason. */
export function charged(
  state: MockState,
  { code, merchant, money }: { code: string; merchant: string; money: Tenths },
  now: number,
): { state: MockState; answer: TillAnswer } {
  if (money <= 0) return { state, answer: 'amount' };
  const issued = state.paymentCodes.issued.find((each) => each.code === code.replace(/\s/g, ''));
  if (issued === undefined) return { state, answer: 'unknown' };
  const stale = staleness(state, issued, now);
  if (stale !== null) {
    const seen = { usercode: issued.usercode, merchant, reason: stale, time: now };
    const turnedAway = [...state.paymentCodes.turnedAway, seen];
    return { state: withCodes(state, { turnedAway }), answer: stale };
  }
  const { id, state: named } = nextId(state, 'P');
  const { usercode, accountType } = issued;
  const order = { id, code: issued.code, usercode, accountType, merchant, money, time: now };
  const reason = refusalOf(state, order, now);
  if (reason !== null)
    return { state: withOrder(named, { ...order, state: 'refused', reason }), answer: reason };
  const need = needOf('code', money, freeOf(state, usercode, now));
  if (need !== 'within-free')
    return { state: withOrder(named, { ...order, state: 'password' }), answer: 'password' };
  return { state: orderPaid(named, { ...order, state: 'password' }, null, now).state, answer: 'paid' };
}

/** Moves the coins of an order and closes it. */
export function orderPaid(
  state: MockState,
  order: CodeOrder,
  key: string | null,
  now: number,
): { state: MockState; id: string } {
  const paid = merchantPaid(state, { ...order, source: '付款码', key }, now);
  const closed = { ...order, state: 'paid', paymentId: paid.id, time: now } as const;
  return { ...paid, state: withOrder(paid.state, closed) };
}

/** Nothing will be paid: the payer or the till says so. */
export function orderCancelled(state: MockState, order: CodeOrder, now: number): MockState {
  return withOrder(state, { ...order, state: 'cancelled', time: now });
}

/** What tills asked a person for, newest last. */
export function ordersOf(state: MockState, usercode: string, now: number): readonly CodeOrder[] {
  return ordersAt(state, now).filter((each) => each.usercode === usercode);
}

/** The newest one whose till still waits for its payer. */
export function waitingOrder(state: MockState, now: number): CodeOrder | undefined {
  return ordersAt(state, now)
    .filter((each) => each.state === 'password')
    .pop();
}

/** A till that has waited long enough gives up by itself. */
function ordersAt({ paymentCodes: { orders } }: MockState, now: number): readonly CodeOrder[] {
  return orders.map((each) =>
    each.state === 'password' && now > each.time + patience ? { ...each, state: 'cancelled' } : each,
  );
}

interface MerchantPayment {
  usercode: string;
  merchant: string;
  money: Tenths;
  /** How it was paid, for the bill. */
  source: string;
  key: string | null;
}

/** Coins to a merchant, as one line of the bill. */
export function merchantPaid(
  state: MockState,
  { usercode, merchant, money, source, key }: MerchantPayment,
  now: number,
): { state: MockState; id: string } {
  const counted = paymentCounted(state, { usercode, kind: 'code', amount: money, key, now });
  const { id, state: named } = nextId(counted, 'B');
  const legs = [
    { account: personal(usercode), delta: tenths(-money) },
    { account: shop(merchant), delta: money },
  ];
  const posting = {
    id,
    time: now,
    kind: 'purchase',
    title: `${merchant} · ${source}`,
    source: merchant,
    legs,
  } as const;
  return { state: { ...named, ledger: post(named.ledger, posting) }, id };
}

/** Why a merchant cannot be paid, for either side. */
export function refusalOf(
  state: MockState,
  { usercode, money }: { usercode: string; money: Tenths },
  now: number,
): OrderRefusal | null {
  const account = personal(usercode);
  const able = isActive(state, account) && colleague(state, usercode)?.departed === false;
  if (!able || balanceOf(state, account) < money) return 'balance';
  return limitBroken(money, limitsOf(state, usercode, now));
}

/** The order as it stands now takes the place of what it was. */
function withOrder(state: MockState, order: CodeOrder): MockState {
  const others = state.paymentCodes.orders.filter(({ id }) => id !== order.id);
  return withCodes(state, { orders: [...others, order] });
}

function staleness(state: MockState, issued: IssuedCode, now: number): CodeRefusal | null {
  const { orders } = state.paymentCodes;
  if (orders.some(({ code, state: of }) => code === issued.code && of !== 'refused')) return 'used';
  if (now >= expireOf(issued)) return 'expired';
  return isReplaced(issued, now) ? 'replaced' : null;
}

function withCodes(state: MockState, changed: Partial<PaymentCodes>): MockState {
  return { ...state, paymentCodes: { ...state.paymentCodes, ...changed } };
}
