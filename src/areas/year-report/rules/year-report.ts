import { partsOf } from '@/domain/business-time';
import { sum, type Tenths } from '@/domain/money';

/** What coins came for or went for: a blessing to a colleague or from one, welfare, or a purchase. */
export interface ReportLine {
  kind: 'given' | 'received' | 'welfare' | 'spent';
  /** Milliseconds. */
  time: number;
  /** Above zero. */
  amount: Tenths;
  /** The colleague on the other side of a gift, by usercode; null where none is. */
  person: string | null;
  /** The blessing of a gift, the title of welfare, the shop of a purchase. */
  text: string;
}

/** A line with its month, from 1 on. */
interface DatedLine extends ReportLine {
  month: number;
}

/** A thank-you that the person said or got. */
export interface ThanksLine {
  direction: 'said' | 'got';
  /** Milliseconds. */
  time: number;
}

interface Figures {
  count: number;
  amount: Tenths;
}

interface Tally extends Figures {
  /** January to December. */
  months: Figures[];
}

interface Named extends Figures {
  text: string;
}

/** One gift of the year. */
interface GiftFigures {
  time: number;
  person: string;
  amount: Tenths;
  text: string;
}

/** The figures of one person and one year. */
interface YearReport {
  given: Tally & {
    people: number;
    /** Colleagues who were given something more than once. */
    often: number;
    /** The blessing that was written most, and how often one colleague got it at most. */
    blessing: { text: string; count: number; most: number } | null;
    /** The colleague who got most coins. */
    top: (Figures & { person: string }) | null;
    first: GiftFigures | null;
    last: GiftFigures | null;
  };
  received: Tally & { people: number };
  /** The largest sums first. */
  welfare: Tally & { kinds: Named[] };
  spent: Tally & { shops: Named[] };
  thanks: { said: number; got: number };
}

/** Computes the report of a year from all lines of a person; business time decides which year and month a line belongs to. */
export function yearReport(
  lines: readonly ReportLine[],
  thanks: readonly ThanksLine[],
  year: number,
): YearReport {
  const ofYear = lines
    .flatMap((line): DatedLine[] => {
      const at = partsOf(line.time);
      return at.year === year ? [{ ...line, month: at.month }] : [];
    })
    .sort((one, other) => one.time - other.time);
  const of = (kind: ReportLine['kind']) => ofYear.filter((line) => line.kind === kind);
  const [given, received, welfare, spent] = [of('given'), of('received'), of('welfare'), of('spent')];
  const said = thanks.filter(({ time }) => partsOf(time).year === year);
  return {
    given: { ...tallyOf(given), ...givingOf(given) },
    received: { ...tallyOf(received), people: groupsOf(received, ({ person }) => person).length },
    welfare: { ...tallyOf(welfare), kinds: namedSums(welfare) },
    spent: { ...tallyOf(spent), shops: namedSums(spent) },
    thanks: {
      said: said.filter(({ direction }) => direction === 'said').length,
      got: said.filter(({ direction }) => direction === 'got').length,
    },
  };
}

/** Whether a report has nothing to tell: thanks alone, for gifts of another year, are no story. */
export function isEmptyYear({
  given,
  received,
  welfare,
  spent,
}: Record<'given' | 'received' | 'welfare' | 'spent', { count: number }>): boolean {
  return given.count + received.count + welfare.count + spent.count === 0;
}

/** The years with at least one line, the newest first. */
export function yearsOf(lines: readonly { time: number }[]): number[] {
  return [...new Set(lines.map(({ time }) => partsOf(time).year))].sort((one, other) => other - one);
}

/** The place of the month with the most, counted from 0; the later one of equal months; null where all are empty. */
export function busiestMonth(months: readonly { count: number }[]): number | null {
  const counts = months.map(({ count }) => count);
  const most = Math.max(0, ...counts);
  return most === 0 ? null : counts.lastIndexOf(most);
}

/** Whether a text contains a person's full or given name. */
export function isNamedIn(name: string, text: string): boolean {
  const characters = Array.from(name);
  const given = characters.length > 2 ? characters.slice(1).join('') : name;
  return name !== '' && text.includes(given);
}

function givingOf(given: readonly ReportLine[]) {
  const byPerson = groupsOf(given, ({ person }) => person);
  const [top] = byPerson
    .map(([person, lines]) => ({ person, ...figuresOf(lines) }))
    .sort((one, other) => other.amount - one.amount || other.count - one.count);
  const gifts = given.flatMap(({ time, person, amount, text }) =>
    person === null ? [] : [{ time, person, amount, text }],
  );
  return {
    people: byPerson.length,
    often: byPerson.filter(([, lines]) => lines.length > 1).length,
    blessing: mostWritten(given),
    top: top ?? null,
    first: gifts[0] ?? null,
    last: gifts[gifts.length - 1] ?? null,
  };
}

function mostWritten(given: readonly ReportLine[]) {
  const [most] = groupsOf(given, ({ text }) => (text.trim() === '' ? null : text.trim())).sort(
    ([, one], [, other]) => other.length - one.length,
  );
  if (most === undefined) return null;
  const [text, lines] = most;
  const counts = groupsOf(lines, ({ person }) => person).map(([, ofPerson]) => ofPerson.length);
  return { text, count: lines.length, most: Math.max(...counts) };
}

function namedSums(lines: readonly ReportLine[]): Named[] {
  return groupsOf(lines, ({ text }) => text)
    .map(([text, ofText]) => ({ text, ...figuresOf(ofText) }))
    .sort((one, other) => other.amount - one.amount);
}

function tallyOf(lines: readonly DatedLine[]): Tally {
  const months = Array.from({ length: 12 }, (_, month) =>
    figuresOf(lines.filter((line) => line.month === month + 1)),
  );
  return { ...figuresOf(lines), months };
}

function figuresOf(lines: readonly ReportLine[]): Figures {
  return { count: lines.length, amount: sum(lines.map(({ amount }) => amount)) };
}

/** Lines by a key, in the order of their first line; lines without a key are left out. */
function groupsOf(lines: readonly ReportLine[], keyOf: (line: ReportLine) => string | null) {
  const groups = new Map<string, ReportLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [line]);
    else group.push(line);
  }
  return [...groups];
}
