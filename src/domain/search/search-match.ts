import { fold } from '@/domain/colleagues/directory';
import { charactersOf } from '@/domain/text';

/** A part of a text: what was searched for, or what stands around it. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** The words of a search, each of which must be found; case and width make no difference. */
export function tokensOf(words: string): readonly string[] {
  return foldEach(words).split(/\s+/).filter(Boolean);
}

/** Whether a text contains what was searched for; both are folded here. */
export function contains(text: string, token: string): boolean {
  return foldEach(text).includes(token);
}

/** Whether pinyin of a name (syllables parted by blanks) is what was typed: whole, by initials, mixed, or still unfinished. */
export function isSpelt(pinyin: string, token: string): boolean {
  return speltAt(pinyin, token) !== null;
}

/**
 * Cuts a text where it was found, whole characters only; all pieces together are the text. Pinyin of the text, if given, marks the
 * characters whose syllables were typed where the text itself has nothing of it.
 */
export function piecesOf(text: string, words: string, pinyin = ''): readonly Piece[] {
  const characters = charactersOf(text);
  const hits = new Set<number>();
  for (const token of tokensOf(words)) {
    const found = charactersWith(characters, token);
    for (const at of found.length > 0 ? found : speltIn(characters, pinyin, token)) hits.add(at);
  }
  const pieces: Piece[] = [];
  characters.forEach((character, at) => {
    const hit = hits.has(at);
    const last = pieces[pieces.length - 1];
    if (last?.hit === hit) last.text += character;
    else pieces.push({ text: character, hit });
  });
  return pieces;
}

/** Character by character, so that a text and its parts are folded alike: some characters become two, and some depend on their neighbours. */
function foldEach(text: string): string {
  return charactersOf(text).map(fold).join('');
}

/** The places of the characters that have something of the token wherever it occurs. */
function charactersWith(characters: readonly string[], token: string): number[] {
  const owners: number[] = [];
  let whole = '';
  characters.forEach((character, at) => {
    const folded = fold(character);
    whole += folded;
    for (let unit = 0; unit < folded.length; unit += 1) owners.push(at);
  });
  const found: number[] = [];
  for (let from = whole.indexOf(token); from !== -1; from = whole.indexOf(token, from + token.length)) {
    found.push(...owners.slice(from, from + token.length));
  }
  return found;
}

/** The same by pinyin; nothing where its syllables are not those of the characters one by one, such as in a translation. */
function speltIn(characters: readonly string[], pinyin: string, token: string): number[] {
  if (syllablesOf(pinyin).length !== characters.length || characters.some(isLatin)) return [];
  const range = speltAt(pinyin, token);
  return range === null ? [] : Array.from({ length: range.to - range.from }, (_, step) => range.from + step);
}

/** Which syllables were typed, the end no longer part of them. */
function speltAt(pinyin: string, token: string): { from: number; to: number } | null {
  if (!/^[a-z]+$/.test(token)) return null;
  const syllables = syllablesOf(pinyin);
  for (let from = 0; from < syllables.length; from += 1) {
    const to = endOf(syllables, from, token);
    if (to !== null) return { from, to };
  }
  return null;
}

/** Where typed letters end that begin with this syllable: each syllable whole or by its first letter, the last one as far as it goes. */
function endOf(syllables: readonly string[], at: number, letters: string): number | null {
  const syllable = syllables[at];
  if (syllable === undefined) return null;
  if (syllable.startsWith(letters)) return at + 1;
  for (const part of [syllable, syllable.charAt(0)]) {
    const to = letters.startsWith(part) ? endOf(syllables, at + 1, letters.slice(part.length)) : null;
    if (to !== null) return to;
  }
  return null;
}

function isLatin(character: string): boolean {
  return /[a-z]/i.test(character);
}

function syllablesOf(pinyin: string): string[] {
  return fold(pinyin).split(' ').filter(Boolean);
}
