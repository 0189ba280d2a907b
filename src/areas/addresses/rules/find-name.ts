import type { Token } from './address-tokens';
import { nameLikeness } from './receiver-name';

interface FoundName {
  name: Token | null;
  /** All words that are left: the address. */
  rest: readonly Token[];
}

/** What is known of places, for texts without blanks. */
interface Places {
  /** The index behind the place that begins at an index; null where none does. */
  endOfPlace: (compact: string, from: number) => number | null;
  isRegionName: (word: string) => boolean;
}

/** A word with less is rather a part of the address. */
const leastScore = 3;

/**
 * The receiver's name among the words of a pasted text: what a label announces, else the word that looks most like a name; none where two
 * are as likely.
 */
export function findName(tokens: readonly Token[], labelledAt: number | null, places: Places): FoundName {
  const labelled = tokens.find(({ from }) => from === labelledAt);
  if (labelled !== undefined && labelled.text.length <= 20)
    return { name: labelled, rest: tokens.filter((token) => token !== labelled) };
  const words = tokens.map((token) => withoutSuffix(token));
  const ofPlace = wordsOfPlace(words, places);
  const scores = words.map((word) =>
    ofPlace.has(word) || places.isRegionName(word.text) ? 0 : scoreOf(word),
  );
  const best = Math.max(0, ...scores);
  const winners = words.filter((_, index) => scores[index] === best);
  const [winner] = winners;
  if (best >= leastScore && winner !== undefined)
    return winners.length === 1
      ? { name: winner, rest: words.filter((word) => word !== winner) }
      : { name: null, rest: words };
  return gluedName(words, places) ?? { name: null, rest: words };
}

/** The words that province, city and district are written in. */
function wordsOfPlace(tokens: readonly Token[], { endOfPlace }: Places): ReadonlySet<Token> {
  const compact = tokens.map(({ text }) => text).join('');
  const found = new Set<Token>();
  let from = 0;
  let end = 0;
  for (const token of tokens) {
    end = Math.max(end, endOfPlace(compact, from) ?? 0);
    if (from < end) found.add(token);
    from += token.text.length;
  }
  return found;
}

function scoreOf({ text, before, after }: Token): number {
  const likeness = nameLikeness(text);
  if (likeness === 0) return 0;
  const separated = Number(before !== 'blank') + Number(after !== 'blank');
  return likeness - 1 + separated + Number(before === 'phone' || after === 'phone');
}

/** 林向阳收 is 林向阳. */
function withoutSuffix(token: Token): Token {
  const { text, to } = token;
  const short = text.replace(/收$/, '');
  return short !== text && nameLikeness(short) === 3 ? { ...token, text: short, to: to - 1 } : token;
}

/** A name that runs into the address, before its place or behind its last number. */
function gluedName(tokens: readonly Token[], places: Places): FoundName | null {
  for (const [index, token] of tokens.entries()) {
    const parts = splitBefore(tokens, index, places) ?? splitBehind(token);
    if (parts === null) continue;
    const rest = tokens.flatMap((other) => (other === token ? [parts.address] : [other]));
    return { name: parts.name, rest };
  }
  return null;
}

function splitBefore(
  tokens: readonly Token[],
  index: number,
  { endOfPlace }: Places,
): { name: Token; address: Token } | null {
  const token = tokens[index];
  if (token === undefined || token.before === 'blank') return null;
  const compact = tokens
    .slice(index)
    .map(({ text }) => text)
    .join('');
  if (endOfPlace(compact, 0) !== null) return null;
  for (const length of [3, 2, 4]) {
    const name = token.text.slice(0, length);
    if (name.length === length && nameLikeness(name) === 3 && endOfPlace(compact, length) !== null)
      return {
        name: { ...token, text: name, to: token.from + length },
        address: { ...token, text: token.text.slice(length), from: token.from + length },
      };
  }
  return null;
}

function splitBehind(token: Token): { name: Token; address: Token } | null {
  if (token.after === 'blank') return null;
  const [, street, name] = /^(.+[\da-z号室楼幢座层栋户房])([\u4e00-\u9fff]{2,3})$/i.exec(token.text) ?? [];
  if (street === undefined || name === undefined || nameLikeness(name) !== 3) return null;
  const cut = token.to - name.length;
  return {
    name: { ...token, text: name, from: cut },
    address: { ...token, text: street, to: cut },
  };
}
