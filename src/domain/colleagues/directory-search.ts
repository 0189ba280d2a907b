import type { Colleague } from './colleague';
import { fold, growIndex, letterBit, otherBit, type DirectoryIndex } from './directory';

export interface SearchOptions {
  /** How many people are shown; the search stops when that many of the best kind are found. */
  limit: number;
  /** Only this department, if given. */
  department?: string | undefined;
}

export interface Found {
  /** Exact names first, then those with a field that begins with the query, then the rest; each in the directory's order. */
  people: Colleague[];
  /** There are more than shown. */
  more: boolean;
}

interface Token {
  text: string;
  /** By department number: 1 where its name has the token; null where none has. */
  departments: Uint8Array | null;
}

interface Query {
  text: string;
  /** Without blanks: pinyin may be typed with or without them. */
  joined: string;
  tokens: Token[];
  /** Signature bits that every match must have, and those that every match at the start of a field must have. */
  needed: Signature;
  whole: Signature;
  start: Signature;
}

interface Signature {
  letters: number;
  others: number;
}

/** What the last keystroke found, so that the next one only narrows it. */
interface Narrowing {
  text: string;
  department: string | undefined;
  hits: number[];
  /** The index of the first person that is not searched yet. */
  scannedTo: number;
}

/**
 * A search over one index that remembers its last result: while typing goes on, only that is narrowed. Takes a query (name, pinyin,
 * initials, OA account, job number, department; parts with blanks between must all match). An empty query has no results.
 */
export function directorySearch(index: DirectoryIndex): (query: string, options: SearchOptions) => Found {
  let last: Narrowing | null = null;
  return (typed, { limit, department }) => {
    growIndex(index, Infinity);
    const query = readQuery(index, typed);
    if (query === null) return { people: [], more: false };
    const narrowed = last !== null && last.department === department && query.text.startsWith(last.text);
    const from = narrowed ? last : null;
    const scan = scanFor(index, query, department, limit, from?.hits ?? [], from?.scannedTo ?? 0);
    last = { text: query.text, department, hits: scan.hits, scannedTo: scan.scannedTo };
    return {
      people: scan.best.slice(0, limit).flatMap((at) => index.people[at] ?? []),
      more: scan.best.length > limit,
    };
  };
}

function readQuery(index: DirectoryIndex, typed: string): Query | null {
  const text = fold(typed).trim().replace(/\s+/g, ' ');
  if (text === '') return null;
  const tokens = text
    .split(' ')
    .map((token) => ({ text: token, departments: departmentsWith(index, token) }));
  const joined = text.replace(/ /g, '');
  // People of a department with that name may contain none of its characters.
  const needed = tokens.map((token) => (token.departments === null ? token.text : '')).join('');
  return {
    text,
    joined,
    tokens,
    needed: signatureOf(needed),
    whole: signatureOf(joined),
    start: signatureOf(joined.charAt(0)),
  };
}

function signatureOf(text: string): Signature {
  let letters = 0;
  let others = 0;
  for (let at = 0; at < text.length; at += 1) {
    letters |= letterBit(text.charCodeAt(at));
    others |= otherBit(text.charCodeAt(at));
  }
  return { letters, others };
}

function departmentsWith({ departments }: DirectoryIndex, token: string): Uint8Array | null {
  let flags: Uint8Array | null = null;
  departments.forEach((department, id) => {
    if (!department.includes(token)) return;
    flags ??= new Uint8Array(departments.length);
    flags[id] = 1;
  });
  return flags;
}

/**
 * Searches the earlier hits and then all people from `next` on. Once more of the rest are found than are shown, only people with a field
 * that begins with the query are still searched for; the others are left for the next keystroke.
 */
function scanFor(
  index: DirectoryIndex,
  query: Query,
  department: string | undefined,
  limit: number,
  earlier: readonly number[],
  next: number,
): { best: number[]; hits: number[]; scannedTo: number } {
  const { texts, letters, others, startLetters, startOthers, departmentOf } = index;
  const only = department === undefined ? null : (index.departmentIds.get(department) ?? -1);
  const exact = (index.byName.get(query.joined) ?? []).filter(
    (at) => only === null || departmentOf[at] === only,
  );
  const strong: number[] = [];
  const weak: number[] = [];
  const hits: number[] = [];
  const begins = `\n${query.joined}`;
  const named = `\n${query.joined}\n`;

  const has = (at: number, signature: Signature): boolean =>
    ((letters[at] ?? 0) & signature.letters) === signature.letters &&
    ((others[at] ?? 0) & signature.others) === signature.others;
  const isHit = (at: number): boolean => {
    if (!has(at, query.needed)) return false;
    if (only !== null && departmentOf[at] !== only) return false;
    const text = texts[at] ?? '';
    return query.tokens.every(
      (token) => text.includes(token.text) || token.departments?.[departmentOf[at] ?? 0] === 1,
    );
  };
  const { start } = query;
  const mayBegin = (at: number): boolean =>
    (((startLetters[at] ?? 0) & start.letters) | ((startOthers[at] ?? 0) & start.others)) !== 0;
  const isFull = (): boolean => exact.length + strong.length > limit;
  const collect = (at: number): void => {
    if (!isHit(at)) return;
    hits.push(at);
    const text = texts[at] ?? '';
    if (text.startsWith(named)) return;
    (mayBegin(at) && text.includes(begins) ? strong : weak).push(at);
  };
  const pickStrong = (at: number): void => {
    if (!mayBegin(at) || (only !== null && departmentOf[at] !== only)) return;
    if (!has(at, query.whole)) return;
    const text = texts[at] ?? '';
    if (text.includes(begins) && !text.startsWith(named)) strong.push(at);
  };

  let position = 0;
  let scannedTo = next;
  while (position < earlier.length && !isFull() && weak.length <= limit) collect(earlier[position++] ?? 0);
  while (scannedTo < texts.length && !isFull() && weak.length <= limit) collect(scannedTo++);

  const left = earlier.slice(position);
  for (let at = 0; at < left.length && !isFull(); at += 1) pickStrong(left[at] ?? 0);
  for (let at = scannedTo; at < texts.length && !isFull(); at += 1) pickStrong(at);
  return { best: exact.concat(strong, weak), hits: hits.concat(left), scannedTo };
}
