import { sum, type Tenths } from '@/domain/money';
import type { CheckedRow } from './lint-list';

/** A checked list, as a grant takes it. */
export interface GrantList {
  fileName: string;
  rows: readonly GrantListRow[];
  total: Tenths;
  /** Business time at which the file was read, ms. */
  readAt: number;
}

interface GrantListRow {
  usercode: string;
  name: string;
  oaAccount: string;
  department: string;
  amount: Tenths;
}

/** The list of rows that were all found right; null where one was not. */
export function grantListOf(fileName: string, rows: readonly CheckedRow[], readAt: number): GrantList | null {
  const people = rows.flatMap(({ problems, person, amount }) => {
    if (problems?.length !== 0 || amount === null || person === null || person.oaAccount === null) return [];
    const { usercode, name, oaAccount, department } = person;
    return [{ usercode, name, oaAccount, department, amount }];
  });
  if (people.length !== rows.length || people.length === 0) return null;
  return { fileName, rows: people, total: sum(people.map(({ amount }) => amount)), readAt };
}
