import type { ApproverRole } from '@/domain/grants/approval-steps';
import { person, type Person } from '@/mocks/core/people';

/** Who decides about grants of a team: 何璐 of human resources, and another leader about hers. */
function approverOf({ index }: Pick<Person, 'index'>): Person {
  return index === 9 ? person(29) : person(9);
}

/** The finance approver of large grants; never of their own. */
function financeFor({ index }: Pick<Person, 'index'>): Person {
  return index === 0 ? person(49) : person(0);
}

/** Usercodes of the default approvers of a team's grants, without repetition. */
export function usualApprovers(owner: Pick<Person, 'index'>): Readonly<Record<ApproverRole, string>> {
  return { department: approverOf(owner).usercode, finance: financeFor(owner).usercode };
}

const approverNumbers = [0, 9, 29, 49, 69];

/** Usercodes of those who may decide, but for one of them. */
export function approversExcept(usercode: string): readonly string[] {
  return approverNumbers.map((index) => person(index).usercode).filter((each) => each !== usercode);
}
