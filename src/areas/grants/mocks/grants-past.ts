import { tenths } from '@/domain/money';
import type { MockPast } from '@/mocks/accounts/past-postings';
import { house, incentive, personal, type Posting } from '@/mocks/core/ledger';
import { defaultGrants } from './default-grants';
import { titleOf } from './grant-request';

/** What the first requests moved before the world began, as postings of its past. */
export const past: MockPast = ({ epoch }) =>
  defaultGrants(epoch).requests.flatMap((request): Posting[] => {
    const { id, owner, team, kind, state, budget, rows, trail } = request;
    if (kind === 'activity')
      return state === 'booked'
        ? [
            {
              id: `B-${id}`,
              time: trail[trail.length - 1]?.at ?? epoch,
              kind: 'welfare',
              title: '团队活动经费',
              source: request.purpose,
              legs: legs(house.issuer, incentive(owner), budget),
            },
          ]
        : [];
    return rows.flatMap(({ usercode, money, at }, index): Posting[] =>
      at === null || rows[index]?.state !== 'paid'
        ? []
        : [
            {
              id: `B-${id}-${index}`,
              time: at,
              kind: 'reward',
              title: titleOf(request),
              source: team,
              grantId: id,
              legs: legs(incentive(owner), personal(usercode), money),
            },
          ],
    );
  });

function legs(from: string, to: string, amount: number) {
  return [
    { account: from, delta: tenths(-amount) },
    { account: to, delta: tenths(amount) },
  ];
}
