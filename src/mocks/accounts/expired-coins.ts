import { expirePosting, post } from '@/mocks/core/ledger';
import { nextId, type MockState } from '@/mocks/core/state';

/** Takes expired coins out of every account that has some, at the state's own time. */
export function withExpires(state: MockState, now: number): MockState {
  let after = state;
  for (const account of Object.keys(state.ledger.lots)) {
    const first = after.ledger.lots[account]?.[0];
    if (first === undefined || first.expiresAt > now) continue;
    const named = nextId(after, 'B');
    const posting = expirePosting(after.ledger.lots, account, now, named.id);
    if (posting !== null) after = { ...named.state, ledger: post(after.ledger, posting) };
  }
  return after;
}
