declare const unit: unique symbol;

/** A whole number of tenths of a coin, the only form in which the app computes with money. */
export type Tenths = number & { readonly [unit]: 'tenths' };

/** Takes a whole number of tenths; throws on anything that is no safe integer, which would be a programming error. */
export function tenths(value: number): Tenths {
  if (!Number.isSafeInteger(value)) throw new RangeError('money is held in whole tenths');
  return (value === 0 ? 0 : value) as Tenths;
}

/** The most that one recipient gets: 10000 coins. */
export const maxPerRecipient = 100_000 as Tenths;

/** Whether a value is a whole number of tenths. */
export function isTenths(value: unknown): value is Tenths {
  return Number.isSafeInteger(value);
}

/** Sum of amounts, exact. */
export function sum(amounts: readonly Tenths[]): Tenths {
  return tenths(amounts.reduce((total: number, amount) => total + amount, 0));
}

/** `amount` paid `times` over, exact; `times` is a whole number. */
export function times(amount: Tenths, factor: number): Tenths {
  return tenths(amount * factor);
}

/** Coins as a number, for the wire fields that carry coins (`balanceAmt`). */
export function toCoins(amount: Tenths): number {
  return amount / 10;
}

/** Coins as a string with exactly one decimal, for the wire field `money`: 264.0. */
export function toWireMoney(amount: Tenths): string {
  const whole = Math.trunc(Math.abs(amount) / 10);
  return `${amount < 0 ? '-' : ''}${whole}.${Math.abs(amount) % 10}`;
}

/** Whole tenths out of a number of coins, or null where the number has finer parts or is no amount at all. */
export function fromCoins(coins: number): Tenths | null {
  const value = Math.round(coins * 10);
  const exact = Number.isSafeInteger(value) && Math.abs(value / 10 - coins) < 1e-9;
  return exact ? tenths(value) : null;
}

/** Stands in the place of a number that is not known. */
export const unknownFigure = '--';

/** Coins for display, always with one decimal and thousands separated: 2,680.5, 88.0, −264.0. */
export function formatCoins(amount: Tenths): string {
  const size = Math.abs(amount);
  return `${amount < 0 ? '−' : ''}${formatCount(Math.trunc(size / 10))}.${size % 10}`;
}

/**
 * A whole number, not negative, with its thousands separated: 12,680. The browser's own formatter takes a slow phone 60 ms on its first
 * use, during the first load.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The same with its sign always present, for bills: +88.0, −264.0; nothing gained or lost has no sign. */
export function formatSigned(amount: Tenths): string {
  return `${amount > 0 ? '+' : ''}${formatCoins(amount)}`;
}

/** The same without a decimal of zero, for quick amounts: 88, 66.6. */
export function formatQuick(amount: Tenths): string {
  return formatCoins(amount).replace(/\.0$/, '');
}

/** The same as a field takes it, without separators: 1200, 66.6. */
export function toTyped(amount: Tenths): string {
  return toWireMoney(amount).replace(/\.0$/, '');
}

/** Why a typed amount cannot be taken. */
export type AmountRefusal = 'empty' | 'illegal' | 'not-positive' | 'over-limit';

export type ParsedAmount = { ok: true; amount: Tenths } | { ok: false; reason: AmountRefusal };

/**
 * Takes typed text, gives whole tenths or the reason of the refusal. Full-width digits and points
 * count as plain ones and blanks around are dropped; leading zeros are harmless (`01` is 1); a bare point on either side
 * (`5.`, `.5`) is not an amount. `limit` is the highest amount allowed, in tenths.
 */
export function parseAmount(text: string, limit: Tenths = maxPerRecipient): ParsedAmount {
  const typed = toHalfWidth(text).trim();
  if (typed === '') return { ok: false, reason: 'empty' };
  const match = /^(\d+)(?:\.(\d))?$/.exec(typed);
  if (!match) return { ok: false, reason: 'illegal' };
  const digits = `${match[1] ?? ''}${match[2] ?? '0'}`.replace(/^0+/, '');
  // More digits than a safe integer takes are over any limit, and must not become a rounded number first.
  if (digits.length > 15 || Number(digits) > limit) return { ok: false, reason: 'over-limit' };
  const amount = tenths(Number(digits));
  return amount > 0 ? { ok: true, amount } : { ok: false, reason: 'not-positive' };
}

/**
 * What an amount field holds after a change from one text to another. A key that breaks the rule for amounts does nothing, a leading point
 * gets its zero, and a digit replaces a leading zero. Several characters at once are pasted: they stay as they are for
 * `parseAmount` to judge, because a tidied text might be another amount than the one that was meant. So do keys that are no digits.
 */
export function changeAmountInput(before: string, after: string): string {
  const typed = toHalfWidth(after);
  const isKey = typed.length === before.length + 1;
  if (!isKey || !isTyping.test(before) || !/^[\d.]*$/.test(typed)) return typed;
  const shown = typed.replace(/^0+(?=\d)/, '').replace(/^(?=\.)/, '0');
  return isTyping.test(shown) && shown.length <= longestTyped ? shown : before;
}

/** A typed amount without a point that has nothing behind it. */
export function finishAmountInput(text: string): string {
  return text.replace(/\.$/, '');
}

/** An amount that may still be unfinished: empty, or with a point at its end. */
const isTyping = /^(\d+(\.\d?)?)?$/;
const longestTyped = 12;

/** Full-width digits, and the points of a Chinese keyboard, as plain ones. */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[．。｡]/g, '.');
}
