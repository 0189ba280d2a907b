import { phoneDigits } from '@/domain/phone';
import { operatorOf } from './operators';

/** Digits of a mobile number. */
const numberLength = 11;
/** The positions behind which a group of 3-4-4 ends. */
const groupEnds = [3, 7] as const;
/** More digits than this are not kept of what was pasted. */
const mostDigits = 20;

/** What is wrong with a number; `count` digits are missing or too many. */
export type NumberProblem =
  | { kind: 'missing' }
  | { kind: 'short' | 'long'; count: number }
  /** It begins like no mobile number. */
  | { kind: 'no-mobile' }
  /** No operator has such numbers. */
  | { kind: 'no-operator' };

/** Takes plain digits; null where a phone can have this number. */
export function numberProblem(digits: string): NumberProblem | null {
  if (digits === '') return { kind: 'missing' };
  if (!/^1([3-9]|$)/.test(digits)) return { kind: 'no-mobile' };
  if (digits.length < numberLength) return { kind: 'short', count: numberLength - digits.length };
  if (digits.length > numberLength) return { kind: 'long', count: digits.length - numberLength };
  return operatorOf(digits) === null ? { kind: 'no-operator' } : null;
}

/** Whether a phone can have this number. */
export function isPhoneNumber(digits: string): boolean {
  return numberProblem(digits) === null;
}

/** Plain digits in groups that are easy to compare: `138 2776 6188`. */
export function groupedNumber(digits: string): string {
  return groupsOf(digits).join(' ');
}

/** The digits of each group of 3-4-4, without empty groups. */
export function groupsOf(digits: string): string[] {
  const [first, second] = groupEnds;
  return [digits.slice(0, first), digits.slice(first, second), digits.slice(second)].filter(
    (group) => group !== '',
  );
}

/** A number as it stands in its field, and the place of the caret in the grouped text. */
export interface TypedNumber {
  digits: string;
  caret: number;
}

/**
 * Takes the digits before, and the text and caret that the browser has made of them; gives the number after it. What was pasted is read in any
 * common form. A key beyond the last digit does nothing, and deleting the blank between two groups deletes the digit beside it.
 */
export function numberTyped(
  before: string,
  { text, caret, isForward = false }: { text: string; caret: number; isForward?: boolean },
): TypedNumber {
  const typed = plainDigits(text);
  const left = plainDigits(text.slice(0, caret)).length;
  const isBlankDeleted = typed === before && text.length < groupedNumber(before).length;
  if (isBlankDeleted) {
    const at = isForward ? left : Math.max(0, left - 1);
    return { digits: before.slice(0, at) + before.slice(at + 1), caret: caretBehind(at) };
  }
  const whole = phoneDigits(text.replace(/^\s*(?:\+|00)(?=\s*86)/, ''));
  if (whole !== typed) return { digits: whole, caret: caretBehind(whole.length) };
  const isOneKey = typed.length === before.length + 1;
  if (isOneKey && typed.length > numberLength) {
    return { digits: before, caret: caretBehind(Math.max(0, left - 1)) };
  }
  return { digits: typed.slice(0, mostDigits), caret: caretBehind(Math.min(left, mostDigits)) };
}

/** The place behind so many digits in the grouped text. */
function caretBehind(count: number): number {
  return count + groupEnds.filter((end) => count > end).length;
}

/** The digits of a text, full-width ones too, with the country code if it has one. */
function plainDigits(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '');
}
