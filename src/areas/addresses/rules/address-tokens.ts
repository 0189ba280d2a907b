/** Private characters in place of those of a phone, and of a label or a postcode, so that indexes in the text stay the same. */
export const phoneBreak = '\ue000';
export const labelBreak = '\ue001';

/** A word of a pasted text, from and up to an index. */
export interface Token {
  text: string;
  from: number;
  to: number;
  /** What stands before and behind it. */
  before: Boundary;
  after: Boundary;
}

/** A blank may stand within an address; a sign, a new line or an end separates parts; a phone stands beside a name. */
type Boundary = 'blank' | 'sign' | 'phone';

/** The words of a text between blanks and signs. */
export function tokensOf(text: string): readonly Token[] {
  return Array.from(text.matchAll(/[^\s,;|、。:"“”【】\ue000\ue001]+/g), ({ 0: word, index: from }) => {
    const to = from + word.length;
    return {
      text: word,
      from,
      to,
      before: boundaryOf(
        /[\s,;|、。:"“”【】\ue000\ue001]*$/.exec(text.slice(0, from))?.[0] ?? '',
        from === 0,
      ),
      after: boundaryOf(
        /^[\s,;|、。:"“”【】\ue000\ue001]*/.exec(text.slice(to))?.[0] ?? '',
        to === text.length,
      ),
    };
  });
}

function boundaryOf(between: string, isEnd: boolean): Boundary {
  if (between.includes(phoneBreak)) return 'phone';
  return isEnd || /[^ \u3000]/.test(between) ? 'sign' : 'blank';
}
