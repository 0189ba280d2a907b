import {
  maxPerRecipient,
  parseAmount,
  sum,
  tenths,
  toHalfWidth,
  toWireMoney,
  type AmountRefusal,
  type Tenths,
} from '@/domain/money';
import type { ListColumn } from './columns';
import { isOtherCurrency } from './other-currency';
import { foldCell, questionKey, type PersonCheck, type SheetPerson } from './person-check';
import type { ListRow } from './read-list';
import { suggestAmount } from './suggest-amount';

/** What is wrong with a row. */
export type ProblemKind =
  | 'formula'
  /** It gave nothing, or an error. */
  | 'formula-empty'
  | 'account-missing'
  | 'account-unknown'
  | 'departed'
  | 'own'
  | 'no-oa'
  | 'other-name'
  | 'twice'
  | 'amount-decimals'
  | 'amount-currency'
  | `amount-${AmountRefusal}`;

/** What would put a row right. */
export type Fix =
  | { kind: 'remove' }
  | { kind: 'amount'; amount: Tenths }
  | { kind: 'person'; person: SheetPerson }
  /** The name of the person whose account it is. */
  | { kind: 'name'; person: SheetPerson };

export interface Problem {
  kind: ProblemKind;
  column: ListColumn;
  /** The earlier row with the same person, for `twice`; whose account it is, for `other-name`. */
  earlierRow?: number;
  person?: SheetPerson;
  fix: Fix | null;
}

/** A row and what was found out about it. */
export interface CheckedRow {
  row: ListRow;
  /** Null until the HR data service has answered. */
  problems: readonly Problem[] | null;
  person: SheetPerson | null;
  amount: Tenths | null;
  /** The person was in the last grant too: a hint, no problem. */
  wasInLastGrant: boolean;
}

export interface ListContext {
  checks: ReadonlyMap<string, PersonCheck>;
  /** Usercodes of the last grant. */
  lastGrant: ReadonlySet<string>;
  /** Usercode of the person who makes the grant. */
  owner: string;
}

/** Checks each row by itself and against the rows above it. */
export function lintList(rows: readonly ListRow[], { checks, lastGrant, owner }: ListContext): CheckedRow[] {
  const firstRows = new Map<string, number>();
  return rows.map((row) => {
    const check = checks.size === 0 ? undefined : checks.get(questionKey(row.cells));
    const { problem: amountProblem, amount } = amountOf(row);
    const person = check?.found ?? null;
    const problems: Problem[] = [];
    for (const column of row.formulas) {
      const kind = hasResult(row.cells[column]) ? 'formula' : 'formula-empty';
      problems.push({ kind, column, fix: null });
    }
    if (check !== undefined && !row.formulas.includes('account'))
      problems.push(...personProblems(row, check, owner));
    // Whose account is doubtful, or who cannot receive, makes no other row a second one.
    if (person !== null && problems.every(({ column }) => column !== 'account')) {
      const earlierRow = firstRows.get(person.usercode);
      if (earlierRow === undefined) firstRows.set(person.usercode, row.row);
      else problems.push({ kind: 'twice', column: 'account', earlierRow, fix: { kind: 'remove' } });
    }
    if (amountProblem !== null && !row.formulas.includes('amount')) problems.push(amountProblem);
    return {
      row,
      problems: check === undefined ? null : problems,
      person,
      amount,
      wasInLastGrant: person !== null && lastGrant.has(person.usercode),
    };
  });
}

function personProblems({ cells }: ListRow, { found, candidate }: PersonCheck, owner: string): Problem[] {
  const fix: Fix | null = candidate === null ? null : { kind: 'person', person: candidate };
  if (cells.account === '') return [{ kind: 'account-missing', column: 'account', fix }];
  if (found === null) return [{ kind: 'account-unknown', column: 'account', fix: fix ?? { kind: 'remove' } }];
  if (found.departed) return [{ kind: 'departed', column: 'account', fix: { kind: 'remove' } }];
  if (found.usercode === owner) return [{ kind: 'own', column: 'account', fix: { kind: 'remove' } }];
  if (found.oaAccount === null) return [{ kind: 'no-oa', column: 'account', fix: { kind: 'remove' } }];
  if (cells.name !== '' && foldCell(cells.name) !== foldCell(found.name)) {
    const own: Fix = { kind: 'name', person: found };
    return [{ kind: 'other-name', column: 'account', person: found, fix: fix ?? own }];
  }
  return [];
}

/** Whether a formula gave something: errors begin with this sign, as in #REF! and #N/A. */
function hasResult(text: string): boolean {
  return text !== '' && !text.startsWith('#');
}

/** A number below 0, in brackets too, as accounts write it. */
const belowZero = /^([-−–]\s*[\d.,]+|\([\d.,]+\))$/;

function amountOf({ cells }: ListRow): { problem: Problem | null; amount: Tenths | null } {
  const parsed = parseAmount(cells.amount, maxPerRecipient);
  if (parsed.ok) return { problem: null, amount: parsed.amount };
  const suggested = parsed.reason === 'illegal' ? suggestAmount(cells.amount) : null;
  const fix: Fix | null = suggested === null ? null : { kind: 'amount', amount: suggested };
  const kind =
    parsed.reason === 'illegal' ? illegalKind(cells.amount, fix) : (`amount-${parsed.reason}` as const);
  return { problem: { kind, column: 'amount', fix }, amount: null };
}

function illegalKind(text: string, fix: Fix | null): ProblemKind {
  if (isOtherCurrency(text)) return 'amount-currency';
  if (belowZero.test(text.normalize('NFKC'))) return 'amount-not-positive';
  return fix === null && /^\d+\.\d{2,}$/.test(toHalfWidth(text)) ? 'amount-decimals' : 'amount-illegal';
}

/** The cells of a row after its fix; null where the fix takes the row away. */
export function fixedCells({ cells }: ListRow, fix: Fix): ListRow['cells'] | null {
  switch (fix.kind) {
    case 'remove':
      return null;
    case 'amount':
      return { ...cells, amount: toWireMoney(fix.amount) };
    case 'name':
      return { ...cells, name: fix.person.name };
    case 'person':
      return { ...cells, account: fix.person.oaAccount ?? '' };
  }
}

export interface ListSummary {
  /** Rows by what is known of them. */
  ready: number;
  faulty: number;
  pending: number;
  /** What the rows without a problem come to. */
  total: Tenths;
  /** The same by department, the largest first. */
  departments: readonly { name: string; total: Tenths }[];
  /** How many were in the last grant too. */
  again: number;
}

export function summarise(rows: readonly CheckedRow[]): ListSummary {
  const ready = rows.filter(isReady);
  const totals = new Map<string, number>();
  for (const { row, person, amount } of ready) {
    const department = person?.department ?? row.cells.department;
    totals.set(department, (totals.get(department) ?? 0) + (amount ?? 0));
  }
  return {
    ready: ready.length,
    faulty: rows.filter(isFaulty).length,
    pending: rows.filter(({ problems }) => problems === null).length,
    total: sum(ready.map(({ amount }) => amount ?? tenths(0))),
    departments: [...totals]
      .map(([name, total]) => ({ name, total: tenths(total) }))
      .sort((one, other) => other.total - one.total),
    again: ready.filter(({ wasInLastGrant }) => wasInLastGrant).length,
  };
}

function isReady({ problems }: CheckedRow): boolean {
  return problems !== null && problems.length === 0;
}

export function isFaulty({ problems }: CheckedRow): boolean {
  return problems !== null && problems.length > 0;
}
