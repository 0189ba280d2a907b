import type { TripState } from './trip-state';

export const invoiceKinds = ['company', 'personal'] as const;
/** Whom an invoice is made out to. */
export type InvoiceKind = (typeof invoiceKinds)[number];

/** What an invoice needs, as it was typed. */
export interface InvoiceNote {
  kind: InvoiceKind;
  title: string;
  taxNumber: string;
  email: string;
}

export type InvoiceProblem = 'title' | 'taxNumber' | 'taxCheck' | 'email';

export const longestTitle = 60;
/** Whether there is something to make an invoice of: the rider paid a part. What the company paid goes on its own invoices. */
export function isInvoiceable({ state, fare }: { state: TripState; fare: { own: number } | null }): boolean {
  return state === 'paid' && fare !== null && fare.own > 0;
}

/** A unified social credit code: letters that look like digits are left out. */
const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
const codeLength = weights.length + 1;

/** Without blanks and in capitals, as it is printed. */
export function plainTaxNumber(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '').toUpperCase();
}

/** What is wrong with an invoice note, by field; a person needs no tax number. */
export function invoiceProblems({ kind, title, taxNumber, email }: InvoiceNote): readonly InvoiceProblem[] {
  const problems: InvoiceProblem[] = [];
  if (title.trim() === '' || title.trim().length > longestTitle) problems.push('title');
  if (kind === 'company') {
    const number = plainTaxNumber(taxNumber);
    if (number.length !== codeLength || Array.from(number).some((letter) => !letters.includes(letter)))
      problems.push('taxNumber');
    else if (!isChecked(number)) problems.push('taxCheck');
  }
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim())) problems.push('email');
  return problems;
}

/** Whether the last character fits the others (GB 32100). */
function isChecked(number: string): boolean {
  const sum = weights.reduce(
    (total, weight, index) => total + weight * letters.indexOf(number.charAt(index)),
    0,
  );
  return letters.indexOf(number.charAt(codeLength - 1)) === (31 - (sum % 31)) % 31;
}
