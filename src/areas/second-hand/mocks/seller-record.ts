import { colleague } from '@/mocks/core/colleague';
import { findPerson } from '@/mocks/core/people';
import { chance } from '@/mocks/core/random';
import type { MockState } from '@/mocks/core/state';

/** What buyers should know of a seller: name, department, and how former sales went; the world's own person had sold nothing before it began, as their own list says. */
export function sellerRecord(state: MockState, usercode: string) {
  const found = colleague(state, usercode) ?? findPerson(usercode, state.seed.staff);
  const index = found?.index ?? 0;
  const earlier = index === 0 ? 0 : index % 5 === 4 ? 14 : Math.floor(chance(75, index) * 12);
  const since = state.orders.filter(
    ({ secondHand, state: of }) => secondHand?.seller === usercode && of === 'received',
  );
  const praisedSince = since.filter(({ secondHand }) => secondHand?.rating?.isGood === true);
  return {
    usercode,
    name: found?.name ?? usercode,
    department: found?.department ?? '',
    jobTail: (found?.jobNumber ?? '').slice(-4),
    isHere: found?.departed === false,
    sold: earlier + since.length,
    praised: Math.max(0, earlier - 1) + praisedSince.length,
    /** Hours. */
    repliesIn: 1 + (index % 5 === 4 ? 1 : Math.floor(chance(76, index) * 8)),
  };
}
