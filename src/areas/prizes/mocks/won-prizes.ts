import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { prizesOf, type MockPrize, type PrizeClaim } from '@/mocks/prizes/prizes';
import { examPrizes } from '@/mocks/quiz/exam-prizes';

/** A person's prizes, newest first. */
export function allPrizes(state: MockState, person: Person): readonly MockPrize[] {
  const all = [...examPrizes(state, person.usercode), ...prizesOf(state.seed.epoch, person)];
  return all.sort((one, other) => other.wonAt - one.wonAt);
}

/** The claim of a prize; undefined while there is none. */
export function claimOf({ prizeClaims }: MockState, id: string): PrizeClaim | undefined {
  return prizeClaims.find(({ prize }) => prize === id);
}
