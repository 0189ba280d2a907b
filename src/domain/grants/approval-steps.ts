import { tenths, type Tenths } from '@/domain/money';
import type { RequestKind } from './grant-state';

/** The role of an approver. */
export const approverRoles = ['department', 'finance'] as const;
export type ApproverRole = (typeof approverRoles)[number];

/** A grant of more than this is decided by finance too. */
const departmentAlone = tenths(50_000);

/** Who has to approve a request of this sum, one after the other. */
export function rolesFor(kind: RequestKind, total: Tenths): readonly ApproverRole[] {
  return kind === 'grant' && total > departmentAlone ? ['department', 'finance'] : ['department'];
}

/** A person who decides about a request. */
export interface Approver {
  usercode: string;
  name: string;
}

/** The approver of each role; without a usercode if none is chosen. */
export type Approvers = Readonly<Record<ApproverRole, Approver>>;

/** Takes what a grant comes to, its usual approvers and those who were chosen instead; gives who has to approve it, one after the other. */
export function approversFor(
  total: Tenths,
  usual: Approvers,
  chosen: Approvers,
): readonly { role: ApproverRole; approver: Approver }[] {
  return rolesFor('grant', total).map((role) => ({
    role,
    approver: chosen[role].usercode === '' ? usual[role] : chosen[role],
  }));
}

/** Why a person may not be an approver of a request: they made it, it pays them, or they have another role in it. */
export type ApproverBar = 'applicant' | 'paid' | 'decides';

/** Takes a usercode, and the usercodes of who asked for a request, whom it pays and who decides; gives why that person may not, null where they may. */
export function approverBar(
  usercode: string,
  { owner, paid, deciders }: { owner: string; paid: readonly string[]; deciders: readonly string[] },
): ApproverBar | null {
  if (usercode === owner) return 'applicant';
  if (paid.includes(usercode)) return 'paid';
  return deciders.includes(usercode) ? 'decides' : null;
}

/** An approver may be reminded once in this time, ms. */
const remindEvery = 24 * 3_600_000;

/** Whether the approver may be reminded now; `remindedAt` is the time of the last reminder. All ms. */
export function mayRemind(remindedAt: number | null, now: number): boolean {
  return remindedAt === null || now - remindedAt >= remindEvery;
}
