/** Which pages a story can have, in their order. */
export type StoryPageId = 'cover' | 'received' | 'given' | 'people' | 'spent' | 'thanks' | 'summary';

/** One part of the letter of a page. */
export type StoryBlock =
  | { kind: 'wish'; label: string; text: string; note: string }
  | {
      kind: 'bars';
      title: string;
      mark: string;
      months: readonly { label: string; value: number }[];
      /** The place of the highest bar, which is marked. */
      top: number | null;
      /** Every value in words. */
      said: string;
    }
  /** A colleague; the name is null where names are left out. */
  | { kind: 'person'; label: string; name: string | null; text: string; note: string }
  | {
      kind: 'rows';
      title: string;
      mark: string;
      rows: readonly { label: string; note: string; value: string }[];
    };

/** What a page says; the screen and the picture draw the same page. */
export interface StoryPage {
  id: StoryPageId;
  lead: string;
  figure: string;
  unit: string;
  note: string;
  blocks: readonly StoryBlock[];
}

/** What a page may tell. */
export interface StoryView {
  /** `hidden` amounts stand as dots, as on the home page; `left-out` ones are not mentioned. */
  amounts: 'shown' | 'hidden' | 'left-out';
  /** Whether colleagues are named. */
  names: boolean;
}

export const hiddenAmount = '••••';

/** Whether a sentence is too long to be written in large letters. */
export function isLongWish(text: string): boolean {
  return Array.from(text).length > 18;
}

/** A piece of a text: numbers have a font of their own. */
export interface TextPiece {
  text: string;
  kind: 'words' | 'number' | 'hidden';
}

/** Splits a text into words, numbers and hidden amounts. */
export function piecesOf(text: string): TextPiece[] {
  return text
    .split(/(•{4}|\d[\d,.]*\d|\d)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({
      text: piece,
      kind: piece === hiddenAmount ? 'hidden' : /^\d/.test(piece) ? 'number' : 'words',
    }));
}
