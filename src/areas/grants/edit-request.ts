import type { Approver, ApproverRole } from '@/domain/grants/approval-steps';
import { toTyped } from '@/domain/money';
import { grantDrafted } from '@/state/grant-draft';
import type { GrantDetail } from './queries';
import { applicationDrafted } from './state';

/** Puts an application that came back into the draft, to be changed and submitted again. */
export function applicationReopened({ id, purpose, total, steps }: GrantDetail): void {
  const [first] = steps;
  applicationDrafted({
    id,
    purpose,
    money: toTyped(total),
    approver: first?.approver ?? { usercode: '', name: '' },
  });
}

/** The same with a grant; a list with amounts of its own is read again from its spreadsheet. */
export function grantReopened({ id, occasion, accNo, date, text, rows, steps }: GrantDetail): void {
  const listed = rows.filter(({ state, problem }) => state !== 'removed' && problem === null);
  const [first] = listed;
  const isEqual = first !== undefined && listed.every(({ money }) => money === first.money);
  grantDrafted({
    id,
    occasion: occasion ?? 'festival',
    accNo,
    approvers: { department: approverIn(steps, 'department'), finance: approverIn(steps, 'finance') },
    date: date ?? '',
    text,
    by: 'picker',
    people: isEqual
      ? listed.map(({ usercode, name, department }) => ({ usercode, name, department, jobNumber: '' }))
      : [],
    money: isEqual ? toTyped(first.money) : '',
  });
}

/** The approver of a role; empty if the request has no such step. */
function approverIn(steps: GrantDetail['steps'], role: ApproverRole): Approver {
  return steps.find((step) => step.role === role)?.approver ?? { usercode: '', name: '' };
}
