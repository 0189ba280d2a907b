import { parseAmount, tenths, type AmountRefusal } from '@/domain/money';
import { countCharacters } from '@/domain/text';

export const itemCategories = ['digital', 'home', 'sports', 'books', 'baby', 'other'] as const;
export type ItemCategory = (typeof itemCategories)[number];

/** How worn an item is, the newest first. */
export const itemConditions = ['new', 'almostNew', 'nine', 'eight', 'seven', 'used'] as const;
export type ItemCondition = (typeof itemConditions)[number];

/** What a seller promises or asks for. */
export const itemTerms = ['inspect', 'fixedPrice'] as const;
export type ItemTerm = (typeof itemTerms)[number];

/** An item that waits for the payment of an order is reserved; once it is paid it is sold. */
export const itemStates = ['onSale', 'reserved', 'sold', 'withdrawn'] as const;
export type ItemState = (typeof itemStates)[number];

export const reportReasons = ['forbidden', 'fake', 'scam', 'offensive', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const itemSorts = ['newest', 'cheapest', 'dearest'] as const;
export type ItemSort = (typeof itemSorts)[number];

/** What the buyer paid goes to the seller after this time if receipt is not confirmed, ms. */
export const receivedAfter = 7 * 24 * 3_600_000;
/** The seller of an item that was handed over may answer for so long when its buyer asks the money back, ms; silence agrees. */
export const sellerAnswersWithin = 2 * 24 * 3_600_000;

/** The highest price of an item, in tenths. */
export const highestPrice = tenths(200_000);
const longestTitle = 30;
export const longestDescription = 500;
const longestPlace = 12;
export const longestReport = 200;

/** What a person typed for an item; amounts as typed. */
export interface ItemFields {
  title: string;
  description: string;
  price: string;
  /** The price when it was new; empty if unknown. */
  boughtFor: string;
  /** Where it is handed over. */
  place: string;
}

/** What keeps an item from being published, by field. */
export interface ItemProblems {
  photos: 'missing' | null;
  title: 'missing' | 'long' | null;
  description: 'missing' | 'long' | null;
  price: AmountRefusal | null;
  boughtFor: AmountRefusal | null;
  place: 'missing' | 'long' | null;
}

/** What is wrong with an item; null for each field that may be taken. */
export function itemProblems(
  { title, description, price, boughtFor, place }: ItemFields,
  photos: number,
): ItemProblems {
  return {
    photos: photos === 0 ? 'missing' : null,
    title: textProblem(title, longestTitle),
    description: textProblem(description, longestDescription),
    price: amountProblem(price),
    boughtFor: boughtFor.trim() === '' ? null : amountProblem(boughtFor),
    place: textProblem(place, longestPlace),
  };
}

function textProblem(text: string, longest: number): 'missing' | 'long' | null {
  const trimmed = text.trim();
  if (trimmed === '') return 'missing';
  return countCharacters(trimmed) > longest ? 'long' : null;
}

function amountProblem(text: string): AmountRefusal | null {
  const parsed = parseAmount(text, highestPrice);
  return parsed.ok ? null : parsed.reason;
}
