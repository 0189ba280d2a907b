import type { Moment } from '@/domain/moment';
import { waitsFor, type Pending } from '@/domain/pending';
import type { PrizeState } from '@/domain/prizes/prize';

/** Takes a prize; gives who has it, null where nothing is under way. */
export function prizePending(prize: {
  state: PrizeState;
  wonAt: Moment;
  claimUntil: Moment;
  claimedAt: Moment | null;
}): Pending | null {
  switch (prize.state) {
    case 'to-claim':
      return waitsFor('claim', { since: prize.wonAt, until: prize.claimUntil });
    case 'on-its-way':
      return waitsFor('prize', { since: prize.claimedAt });
    case 'arrived':
    case 'lapsed':
      return null;
  }
}
