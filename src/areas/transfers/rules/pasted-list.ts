import type { Colleague } from '@/domain/colleagues/colleague';
import { toHalfWidth } from '@/domain/money';

export type MatchedBy = 'oa' | 'job-number' | 'usercode' | 'name';

/** One person of a pasted list. */
export interface PastedRow {
  /** The line of the text, from 1 on. */
  line: number;
  /** The cell that says who is meant, as it was written. */
  cell: string;
  /** How the cell was recognised; null if it matches no person. */
  by: MatchedBy | null;
  /** The people who may be meant: none, one, or all with the name. */
  candidates: readonly Colleague[];
  /** The name and the account of the row belong to different people. */
  isContradictory: boolean;
  /** The amount that stands beside, as it was written; empty where there is none. */
  amount: string;
}

export interface PastedList {
  rows: readonly PastedRow[];
  /** How many rows only name the columns. */
  headers: number;
}

interface Line {
  number: number;
  cells: readonly string[];
}

interface Match {
  by: MatchedBy;
  people: readonly Colleague[];
}

type Matches = (cell: string | undefined) => Match | null;

/**
 * Reads a pasted list of colleagues: one or several in a line, or the rows of a sheet. OA accounts, job numbers, usercodes and names count;
 * case, full-width letters and what stands behind an @ make no difference. In a sheet only one column of names and one of accounts
 * say who is meant, so that a name in a remark adds no recipient; an account in the row settles a shared name.
 */
export function readPastedList(text: string, people: readonly Colleague[]): PastedList {
  const lines = linesOf(text);
  const matches = matcher(lines, people);
  const isHeader = ({ cells }: Line) =>
    cells.some(isTitle) && cells.every((cell) => matches(cell) === null && !isNumeric(cell));
  const headers = lines.filter(isHeader);
  const content = lines.filter((line) => !isHeader(line));
  const isSheet =
    headers.some(({ cells }) => cells.length > 1) || content.some((line) => isSheetRow(line, matches));
  const rows = isSheet
    ? sheetRows(content, headers[0], matches)
    : content.flatMap((line) => entries(line, matches));
  return { rows, headers: headers.length };
}

/** Cells of a spreadsheet are parted by tabs; in other text commas, semicolons and, without these, blanks part them. */
function linesOf(text: string): Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const parting = line.trim().includes('\t') ? '\t' : /[,，、;；]/.test(line) ? /[,，、;；]/ : /\s+/;
    const cells = line.split(parting).map((cell) => cell.trim());
    while (cells.length > 0 && cells[cells.length - 1] === '') cells.pop();
    return cells.length === 0 ? [] : [{ number: index + 1, cells }];
  });
}

/** Looks up only what the text contains, because indexing 50,000 people takes longer than searching them once. */
function matcher(lines: readonly Line[], people: readonly Colleague[]): Matches {
  const wanted = new Set(lines.flatMap(({ cells }) => cells.map(keyOf)).filter((key) => key !== ''));
  const found = new Map<string, Match>();
  const byName = new Map<string, Colleague[]>();
  for (const person of people) {
    const keys = { oa: person.oaAccount ?? '', usercode: person.usercode, 'job-number': person.jobNumber };
    for (const by of ['oa', 'usercode', 'job-number'] as const) {
      const key = keyOf(keys[by]);
      if (wanted.has(key)) found.set(key, { by, people: [person] });
    }
    const name = keyOf(person.name);
    if (wanted.has(name)) byName.set(name, [...(byName.get(name) ?? []), person]);
  }
  return (cell = '') => {
    const key = keyOf(cell);
    const named = byName.get(key);
    return found.get(key) ?? (named === undefined ? null : { by: 'name', people: named });
  };
}

/** A row with a tab, an amount, a remark, or a name beside its own account; other lines list people. */
function isSheetRow({ cells }: Line, matches: Matches): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2) return false;
  if (filled.some((cell) => matches(cell) === null && !isNameLike(cell))) return true;
  const matched = filled.flatMap((cell) => matches(cell) ?? []);
  const named = matched.filter(({ by }) => by === 'name').flatMap((match) => match.people);
  return matched.some(
    (match) => match.by !== 'name' && match.people.some((person) => named.includes(person)),
  );
}

function entries({ number, cells }: Line, matches: Matches): PastedRow[] {
  return cells
    .filter((cell) => cell !== '')
    .map((cell) => {
      const match = matches(cell);
      return {
        line: number,
        cell,
        by: match?.by ?? null,
        candidates: match?.people ?? [],
        isContradictory: false,
        amount: '',
      };
    });
}

function sheetRows(lines: readonly Line[], header: Line | undefined, matches: Matches): PastedRow[] {
  const titles = header?.cells ?? [];
  const isOther = (column: number) => otherTitles.test(keyOf(titles[column] ?? ''));
  const names =
    columnTitled(titles, nameTitles) ??
    fullestColumn(lines, (cell, column) => !isOther(column) && matches(cell)?.by === 'name');
  const accounts =
    columnTitled(titles, accountTitles) ??
    fullestColumn(lines, (cell) => (matches(cell) ?? { by: 'name' }).by !== 'name');
  const person = Math.max(names, accounts);
  const amounts =
    columnTitled(titles, amountTitles) ??
    fullestColumn(
      lines,
      (cell, column) => column > person && !isOther(column) && matches(cell) === null && isNumeric(cell),
    );
  return lines.map(({ number, cells }) => {
    const named = matches(cells[names]);
    const account = matches(cells[accounts]);
    const isContradictory =
      named !== null && account !== null && !named.people.some((one) => account.people.includes(one));
    const match = account ?? named;
    const cell = (account === null ? undefined : cells[accounts]) ?? cells[names] ?? cells[accounts] ?? '';
    return {
      line: number,
      cell: cell === '' ? (cells.find((each) => each !== '') ?? '') : cell,
      by: match?.by ?? null,
      candidates: match?.people ?? [],
      isContradictory,
      amount: cells[amounts] ?? '',
    };
  });
}

/** The column whose cells most often fit, the first of equal ones; -1 for none. */
function fullestColumn(lines: readonly Line[], fits: (cell: string, column: number) => boolean): number {
  const counts: number[] = [];
  for (const { cells } of lines) {
    cells.forEach((cell, column) => {
      if (fits(cell, column)) counts[column] = (counts[column] ?? 0) + 1;
    });
  }
  const most = Math.max(0, ...counts.filter((count) => count > 0));
  return most === 0 ? -1 : counts.indexOf(most);
}

function columnTitled(titles: readonly string[], known: RegExp): number | undefined {
  const column = titles.findIndex((title) => known.test(keyOf(title)));
  return column === -1 ? undefined : column;
}

const nameTitles =
  /^(员工|同事|收款人?|接收人?|收礼人?|获奖人?)?(姓名|名字)$|^(员工|同事|收款人|接收人|收礼人|获奖人|name)$/;
const accountTitles =
  /^(员工|域|oa)?\s*(账号|帐号|account)$|^oa$|^(员工)?(工号|编号)$|^(job|employee) ?(no\.?|number|id)$|^usercode$/;
const amountTitles = /金额|龙币|数额|数量|amount|coins/;
const otherTitles =
  /^(序号|编号|部门|职位|岗位|备注|说明|原因|理由|祝福|邮箱|手机号?|no\.?|#|department|remark|note|email|reason)$/;

function isTitle(cell: string): boolean {
  const key = keyOf(cell);
  return (
    [nameTitles, accountTitles, amountTitles, otherTitles].some((titles) => titles.test(key)) &&
    key.length <= 10
  );
}

function isNumeric(cell: string): boolean {
  return /^[¥￥]?\d[\d.,]*$/.test(toHalfWidth(cell));
}

/** Text that may be a name or an account that is not in the directory. */
function isNameLike(cell: string): boolean {
  return /^[\p{Script=Han}·]{2,4}$/u.test(cell) || (/^[\w.@-]+$/.test(keyOf(cell)) && !isNumeric(cell));
}

function keyOf(entry: string): string {
  return entry.normalize('NFKC').replace(/@.*$/, '').trim().toLowerCase();
}
