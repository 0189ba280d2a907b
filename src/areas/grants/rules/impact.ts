import { tenths, type Tenths } from '@/domain/money';

/** What an account has left after a decision. Either may be below zero: so much is missing then. */
export interface Impact {
  /** After this one. */
  after: Tenths;
  /** After this one and everything else that waits for a decision or for its day. */
  afterAll: Tenths;
}

/** Takes a balance, what one request takes from it or adds to it, and what the others take; gives what is left. */
export function impactOf({
  balance,
  change,
  others,
}: {
  balance: Tenths;
  /** Below zero for a grant, above for a budget. */
  change: Tenths;
  /** What all other open grants come to. */
  others: Tenths;
}): Impact {
  const after = tenths(balance + change);
  return { after, afterAll: tenths(after - others) };
}

interface RecentGrant {
  id: string;
  usercodes: readonly string[];
}

/** The recent grants that reached some of the same people, those with the most of them first. */
export function samePeople<Grant extends RecentGrant>(
  usercodes: readonly string[],
  recent: readonly Grant[],
): { grant: Grant; count: number }[] {
  const asked = new Set(usercodes);
  return recent
    .map((grant) => ({ grant, count: grant.usercodes.filter((usercode) => asked.has(usercode)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
