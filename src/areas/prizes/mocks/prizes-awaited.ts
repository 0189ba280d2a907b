import { prizeState } from '@/domain/prizes/prize';
import type { Awaited } from '@/mocks/home/awaited';
import { allPrizes, claimOf } from './won-prizes';

export const awaited: readonly Awaited[] = [
  {
    what: 'prize',
    of: (state, person, now) =>
      allPrizes(state, person)
        .filter((prize) => {
          const claimedAt = claimOf(state, prize.id)?.time ?? null;
          return prizeState({ ...prize, claimedAt }, now) === 'to-claim';
        })
        .map(({ claimUntil }) => claimUntil),
  },
];
