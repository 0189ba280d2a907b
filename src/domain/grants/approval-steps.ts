import type { Tenths } from '@/domain/money';
import { tenths } from '@/domain/money';
import type { RequestKind } from './grant-state';

/** As what somebody decides. */
export const approverRoles = ['department', 'finance'] as const;
export type ApproverRole = (typeof approverRoles)[number];

/** A grant of more than this is decided by finance too. */
const departmentAlone = tenths(50_000);

/** Who has to approve a request of this sum, one after the other. */
export function rolesFor(kind: RequestKind, total: Tenths): readonly ApproverRole[] {
  return kind === 'grant' && total > departmentAlone ? ['department', 'finance'] : ['department'];
}

/** An approver may be reminded once in this time, ms. */
const remindEvery = 24 * 3_600_000;

/** Whether whoever decides may be reminded now; `remindedAt` is when that was done last. All ms. */
export function mayRemind(remindedAt: number | null, now: number): boolean {
  return remindedAt === null || now - remindedAt >= remindEvery;
}
