import type { Day } from '@/domain/business-time';
import type { ApproverRole } from '@/domain/grants/approval-steps';
import type { GrantChange, GrantState, RequestKind } from '@/domain/grants/grant-state';
import { recentDays } from '@/domain/grants/limits';
import type { GrantOccasion } from '@/domain/grants/occasion';
import { payoutFigures, type RowProblem, type RowState } from '@/domain/grants/payout';
import { tenths, type Tenths } from '@/domain/money';

const day = 86_400_000;

/** One person of a grant as the gateways keep it. */
export interface GrantRow {
  readonly usercode: string;
  readonly money: Tenths;
  readonly state: RowState;
  /** Why it failed; of a row that waits nothing is known before its turn. */
  readonly problem: RowProblem | null;
  /** When it was paid or failed, ms. */
  readonly at: number | null;
}

interface TrailEntry {
  readonly change: GrantChange;
  /** Usercode; null for the gateways themselves. */
  readonly by: string | null;
  readonly at: number;
  readonly note: string;
}

/** An activity or a grant as the gateways keep it; people by usercode, times in milliseconds. */
export interface GrantRequest {
  readonly id: string;
  readonly kind: RequestKind;
  /** Counts its changes. */
  readonly version: number;
  readonly state: GrantState;
  /** Leads the team, whose account pays or gets the budget. */
  readonly owner: string;
  readonly team: string;
  readonly submittedAt: number;
  readonly remindedAt: number | null;
  readonly steps: readonly { readonly role: ApproverRole; readonly approver: string }[];
  /** Index of the step that is due. */
  readonly step: number;
  readonly trail: readonly TrailEntry[];
  /** Of an activity. */
  readonly purpose: string;
  readonly budget: Tenths;
  /** Of a grant. */
  readonly occasion: GrantOccasion | null;
  readonly date: Day | null;
  readonly text: string;
  readonly fileName: string;
  readonly rows: readonly GrantRow[];
  /** When the next person is paid; null while nothing is going out. */
  readonly nextAt: number | null;
}

/** All requests, in the order of their making. */
export interface Grants {
  readonly requests: readonly GrantRequest[];
}

/** What a request comes to. */
export function totalOf({ kind, budget, rows }: Pick<GrantRequest, 'kind' | 'budget' | 'rows'>): Tenths {
  return kind === 'activity' ? budget : payoutFigures(rows).total;
}

/** The next approver; undefined once no decision is due. */
export function approverOfStep({ state, steps, step }: GrantRequest): string | undefined {
  return state === 'pending' ? steps[step]?.approver : undefined;
}

/** Usercodes of those whom a request pays, or has paid. */
export function paidBy({ rows }: Pick<GrantRequest, 'rows'>): readonly string[] {
  return rows.filter(({ state }) => state !== 'removed').map(({ usercode }) => usercode);
}

/** A request after a change, with a line in its trail. */
export function changedRequest(
  request: GrantRequest,
  { change, by, at, note = '' }: Omit<TrailEntry, 'note'> & { note?: string },
  parts: Partial<GrantRequest>,
): GrantRequest {
  const trail = [...request.trail, { change, by, at, note }];
  return { ...request, ...parts, version: request.version + 1, trail };
}

/** What the person calls a request by. */
export function titleOf({ kind, purpose, occasion, team }: GrantRequest): string {
  const names = {
    festival: '节日福利',
    birthday: '生日福利',
    project: '项目奖',
    condolence: '慰问',
  } as const;
  return kind === 'activity' ? purpose : `${occasion === null ? '' : names[occasion]} · ${team}`;
}

/** What is asked for. */
export interface Content {
  readonly purpose: string;
  readonly budget: Tenths;
  readonly occasion: GrantOccasion | null;
  readonly date: Day | null;
  readonly text: string;
  readonly fileName: string;
  readonly rows: readonly { readonly usercode: string; readonly money: Tenths }[];
}

export const noContent: Content = {
  purpose: '',
  budget: tenths(0),
  occasion: null,
  date: null,
  text: '',
  fileName: '',
  rows: [],
};

/** A number as people read it out: kind and serial. */
export function numberOf(kind: RequestKind, serial: number): string {
  return `${kind === 'activity' ? 'HD' : 'FL'}-${String(serial).padStart(7, '0')}`;
}

/** Whether a grant has reached people lately, at `now` (ms). */
export function isRecentGrant({ kind, state, submittedAt }: GrantRequest, now: number): boolean {
  return kind === 'grant' && (state === 'paid' || state === 'partly') && submittedAt > now - recentDays * day;
}

/** Whom a grant has reached, by their usercodes. */
export function reachedBy({ rows }: GrantRequest): string[] {
  return rows.filter(({ state }) => state === 'paid').map(({ usercode }) => usercode);
}
