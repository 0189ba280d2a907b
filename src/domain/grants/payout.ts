import { sum, type Tenths } from '@/domain/money';

/** waiting: still to be paid · removed: taken off the list by an approver. */
export const rowStates = ['waiting', 'paid', 'failed', 'removed'] as const;
export type RowState = (typeof rowStates)[number];

/** Why a person cannot be paid: they left, have no OA account or no coin account, or the payment failed. */
export const rowProblems = ['departed', 'no-oa', 'no-account', 'failed'] as const;
export type RowProblem = (typeof rowProblems)[number];

/** One person of a grant. */
export interface PayoutRow {
  usercode: string;
  money: Tenths;
  state: RowState;
  /** Of a row that is waiting: what would keep it from being paid now. */
  problem: RowProblem | null;
}

/** How far a payout has come. */
export interface PayoutFigures {
  /** All people who are not removed. */
  people: number;
  total: Tenths;
  paid: { people: number; sum: Tenths };
  failed: { people: number; sum: Tenths };
  waiting: { people: number; sum: Tenths };
}

export function payoutFigures(rows: readonly Pick<PayoutRow, 'money' | 'state'>[]): PayoutFigures {
  const of = (state: RowState) => {
    const found = rows.filter((row) => row.state === state);
    return { people: found.length, sum: sum(found.map(({ money }) => money)) };
  };
  const listed = rows.filter(({ state }) => state !== 'removed');
  return {
    people: listed.length,
    total: sum(listed.map(({ money }) => money)),
    paid: of('paid'),
    failed: of('failed'),
    waiting: of('waiting'),
  };
}

/** Whether a row is paid when the payout goes on: it was not paid yet, and nothing keeps it from being paid now. */
export function isPayable({ state, problem }: Pick<PayoutRow, 'state' | 'problem'>): boolean {
  const isBlocked = problem !== null && problem !== 'failed';
  return (state === 'waiting' || state === 'failed') && !isBlocked;
}

/** The change that ends a payout of which no row is waiting any more; null while one is. */
export function endOfPayout(rows: readonly Pick<PayoutRow, 'state'>[]): 'finish' | 'finishPartly' | null {
  if (rows.some(({ state }) => state === 'waiting')) return null;
  return rows.some(({ state }) => state === 'failed') ? 'finishPartly' : 'finish';
}

const usualPace = 500;
const longestPayout = 60_000;

/** Milliseconds between two people: half a second, less for a long list, so that it goes out within about a minute. */
export function paceOf(rows: number): number {
  return Math.max(1, Math.min(usualPace, Math.floor(longestPayout / Math.max(1, rows))));
}
