/**
 * Text as a person counts it: an emoji with its skin tone or a letter with its accent is one character.
 * Where the browser cannot tell, code points are counted, so that at least no surrogate pair is cut.
 */
export function charactersOf(text: string): string[] {
  // The segmenter takes milliseconds to come up on a slow phone, and plain Chinese and ASCII need none.
  if (plain.test(text)) return Array.from(text);
  const segmenter = graphemes();
  return segmenter === null
    ? Array.from(text)
    : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How many characters a person sees. */
export function countCharacters(text: string): number {
  return charactersOf(text).length;
}

/** At most `limit` characters of the text, with an ellipsis behind them where some were left out. */
export function truncate(text: string, limit: number): string {
  // Every character has at least one code unit: short texts need no counting.
  if (text.length <= limit) return text;
  const characters = charactersOf(text);
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}…`;
}

/** At most `limit` characters of the text, for a field that takes no more. */
export function limitCharacters(text: string, limit: number): string {
  return text.length <= limit ? text : charactersOf(text).slice(0, limit).join('');
}

/** Characters that never join with their neighbours. */
const plain = /^[\x20-\x7e\u3000-\u3029\u3041-\u3096\u4e00-\u9fff\uff01-\uff60]*$/;

let segmenter: Intl.Segmenter | null | undefined;

function graphemes(): Intl.Segmenter | null {
  segmenter ??=
    typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'grapheme' }) : null;
  return segmenter;
}
