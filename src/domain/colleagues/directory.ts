import type { Colleague } from './colleague';

/**
 * The directory made searchable: one lower-case text per person with all fields that a query may hit, and four
 * 32-bit signatures that rule most people out before any text is looked at. 50,000 people are searched on each keystroke, so this
 * file prefers flat arrays to objects.
 */
export interface DirectoryIndex {
  readonly people: readonly Colleague[];
  /** Name and pinyin without blanks, initials and what else `fieldsOf` lists; each between line breaks. */
  readonly texts: string[];
  /** Which letters occur, and which other characters (hashed). */
  readonly letters: Int32Array;
  readonly others: Int32Array;
  /** The same of what the fields begin with. */
  readonly startLetters: Int32Array;
  readonly startOthers: Int32Array;
  readonly byName: Map<string, number[]>;
  readonly departmentOf: Int32Array;
  readonly departmentIds: Map<string, number>;
  /** Departments as they are searched, by their number. */
  readonly departments: string[];
}

/** An empty index over the people of one version of the directory. */
export function startIndex(people: readonly Colleague[]): DirectoryIndex {
  return {
    people,
    texts: [],
    letters: new Int32Array(people.length),
    others: new Int32Array(people.length),
    startLetters: new Int32Array(people.length),
    startOthers: new Int32Array(people.length),
    byName: new Map(),
    departmentOf: new Int32Array(people.length),
    departmentIds: new Map(),
    departments: [],
  };
}

/** Indexes the next `count` people, so that opening the picker never waits for all of them; gives whether the index is complete. */
export function growIndex(index: DirectoryIndex, count: number): boolean {
  const { people, texts } = index;
  const end = Math.min(people.length, texts.length + count);
  for (let at = texts.length; at < end; at += 1) {
    const person = people[at];
    if (person !== undefined) takeIn(index, person, at);
  }
  return end === people.length;
}

/** Case, width and the ways to write ü make no difference. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/ü/g, 'v');
}

/** Signature bit of a letter, 0 for anything else. */
export function letterBit(code: number): number {
  return code >= 97 && code <= 122 ? 1 << (code - 97) : 0;
}

/** Signature bit of what is no letter: one for each digit, the rest share the others. */
export function otherBit(code: number): number {
  if (code >= 97 && code <= 122) return 0;
  return code >= 48 && code <= 57 ? 1 << (code - 48) : 1 << (10 + (code % 22));
}

function takeIn(index: DirectoryIndex, person: Colleague, at: number): void {
  const name = fold(person.name).replace(/\s/g, '');
  const pinyin = fold(person.pinyin).replace(/\s/g, '');
  const text = `\n${fieldsOf(person, name, pinyin).join('\n')}\n`;
  let letters = 0;
  let others = 0;
  let startLetters = 0;
  let startOthers = 0;
  let atStart = true;
  for (let position = 0; position < text.length; position += 1) {
    const code = text.charCodeAt(position);
    if (code === 10) {
      atStart = true;
      continue;
    }
    const letter = letterBit(code);
    const other = otherBit(code);
    letters |= letter;
    others |= other;
    if (atStart) {
      startLetters |= letter;
      startOthers |= other;
      atStart = false;
    }
  }
  index.texts.push(text);
  index.letters[at] = letters;
  index.others[at] = others;
  index.startLetters[at] = startLetters;
  index.startOthers[at] = startOthers;
  index.departmentOf[at] = departmentId(index, person.department);
  const namesakes = index.byName.get(name);
  if (namesakes === undefined) index.byName.set(name, [at]);
  else namesakes.push(at);
}

/**
 * The fields that a query may hit: also the surname in full with the initials of the given name (zhouyh), those initials alone, and the
 * last four digits of the job number.
 */
function fieldsOf(person: Colleague, name: string, pinyin: string): string[] {
  const initials = fold(person.initials);
  const jobNumber = fold(person.jobNumber);
  const surname = surnameLength(name);
  const syllables = fold(person.pinyin).split(' ');
  const givenInitials = initials.slice(surname);
  return [
    name,
    pinyin,
    initials,
    fold(person.oaAccount ?? ''),
    jobNumber,
    ...(givenInitials === '' ? [] : [syllables.slice(0, surname).join('') + givenInitials, givenInitials]),
    jobNumber.slice(-4),
  ];
}

/** How many characters of a Chinese name are its surname; the surnames of two characters that are in use are few. */
function surnameLength(name: string): number {
  return name.length > 2 && twoCharacterSurnames.has(name.slice(0, 2)) ? 2 : 1;
}

const twoCharacterSurnames = new Set(
  '欧阳 司马 上官 诸葛 司徒 东方 独孤 南宫 夏侯 皇甫 尉迟 长孙 慕容 公孙 令狐 轩辕 宇文 端木 百里 呼延 西门 申屠 太史 闻人'.split(
    ' ',
  ),
);

function departmentId({ departmentIds, departments }: DirectoryIndex, department: string): number {
  const known = departmentIds.get(department);
  if (known !== undefined) return known;
  departmentIds.set(department, departments.length);
  return departments.push(fold(department)) - 1;
}
