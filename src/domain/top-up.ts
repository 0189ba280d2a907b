import { toHalfWidth } from './money';

const lengthOfCode = 16;

/** Takes the code of a card as typed, scanned or pasted; gives its 16 letters and digits without blanks and dashes, null where they are not 16. */
export function cardCodeOf(typed: string): string | null {
  const code = toHalfWidth(typed).toUpperCase().replace(/[\s-]/g, '');
  return code.length === lengthOfCode && /^[A-Z0-9]+$/.test(code) ? code : null;
}

/** What cards with a code give. */
export const cardGiftKinds = ['coins', 'phone', 'beans'] as const;
export type CardGiftKind = (typeof cardGiftKinds)[number];
