import { describe, expect, it } from 'vitest';
import { batchTransfer } from '@/api/endpoints/transfer';
import { queryIncentivePeriod, queryTeamThanks } from '@/areas/accounts/endpoints';
import { notThanked, pacingOf, type IncentivePeriod } from '@/areas/accounts/rules/pacing';
import { fromMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { chen, Gateways, gift } from '../../support/gateways/mock-gateways';

const quarter: IncentivePeriod = {
  start: '2026-10-01',
  end: '2026-12-31',
  grant: tenths(10_000),
  given: tenths(5_000),
  headCount: 7,
};
const coins = (amount: number) => tenths(amount * 10);

describe('the pace of an incentive account', () => {
  it('is the balance without the booked gifts divided by the people, rounded down to a tenth', () => {
    expect(pacingOf(quarter, coins(500), coins(100), '2026-11-21')).toMatchObject({
      free: 4_000,
      perHead: 571,
      missing: 0,
    });
  });

  it('counts today and the last day', () => {
    const daysLeft = (today: string) => pacingOf(quarter, coins(1), coins(0), today).daysLeft;
    expect(['2026-11-21', '2026-12-31', '2027-01-01'].map(daysLeft)).toEqual([41, 1, 0]);
  });

  it('uses a negative balance as it is: nothing is safe to give, and the missing sum is stated', () => {
    expect(pacingOf(quarter, coins(-120), coins(75.5), '2026-11-21')).toMatchObject({
      free: -1_955,
      perHead: 0,
      missing: 1_955,
    });
  });

  it('safely gives a single tenth where that is all there is for one head', () => {
    const one = { ...quarter, headCount: 1 };
    expect(pacingOf(one, tenths(1), tenths(0), '2026-11-21')).toMatchObject({ free: 1, perHead: 1 });
    expect(pacingOf(one, tenths(0), tenths(0), '2026-11-21')).toMatchObject({ perHead: 0, missing: 0 });
  });

  it('measures the shares against the grant and the days of the period, its last day over at its end', () => {
    const shares = (today: string, given = 5_000, period = quarter) => {
      const { givenShare, timeShare } = pacingOf(
        { ...period, given: tenths(given) },
        coins(1),
        coins(0),
        today,
      );
      return [givenShare, timeShare];
    };
    expect(shares('2026-10-01')).toEqual([0.5, 0]);
    expect(shares('2026-11-16', 10_000)).toEqual([1, 0.5]);
    expect(shares('2027-01-01', 20_000)).toEqual([1, 1]);
    expect(shares('2026-10-01', 10, { ...quarter, end: '2026-10-01', grant: tenths(0) })).toEqual([0, 0]);
    expect(shares('2026-10-01', 1, { ...quarter, grant: tenths(1) })[0]).toBe(1);
    const day = { ...quarter, end: quarter.start };
    expect(shares(quarter.start, 0, day)[1]).toBe(0);
    expect(shares('2026-10-02', 0, day)[1]).toBe(1);
  });

  it('is even up to the exact slack, and for a grant of one tenth as for any other', () => {
    const half = { ...quarter, grant: tenths(100) };
    const pace = (given: number, today: string) =>
      pacingOf({ ...half, given: tenths(given) }, coins(1), coins(0), today).pace;
    expect([pace(15, '2026-10-01'), pace(16, '2026-10-01')]).toEqual(['even', 'ahead']);
    const smallest = { ...quarter, grant: tenths(1), given: tenths(1) };
    expect(pacingOf(smallest, coins(1), coins(0), '2026-10-01').pace).toBe('ahead');
  });

  it('is nothing when there are no people', () => {
    expect(pacingOf({ ...quarter, headCount: 0 }, coins(500), coins(0), '2026-11-21').perHead).toBe(0);
  });

  it('is ahead or behind only when it differs clearly from the elapsed time', () => {
    const pace = (given: number) =>
      pacingOf({ ...quarter, given: tenths(given) }, coins(1), coins(0), '2026-11-16').pace;
    expect([0, 3_000, 4_000, 6_400, 6_600, 99_999].map(pace)).toEqual([
      'behind',
      'behind',
      'even',
      'even',
      'ahead',
      'ahead',
    ]);
    expect(pacingOf({ ...quarter, grant: tenths(0) }, coins(0), coins(0), '2026-12-31').pace).toBe('even');
  });
});

describe('the people who have not been thanked', () => {
  const now = fromMoment('2026-11-21 09:41:00');
  const member = (name: string, lastTime: string | null) => ({ name, lastTime });

  it('are those who were never given anything, and then those not given anything for 90 days, the longest first', () => {
    const people = [
      member('just now', '2026-11-20 10:00:00'),
      member('90 days', '2026-08-23 09:41:00'),
      member('a minute less', '2026-08-23 09:42:00'),
      member('never', null),
      member('a year', '2025-11-21 09:41:00'),
    ];
    expect(notThanked(people, now).map(({ name }) => name)).toEqual(['never', 'a year', '90 days']);
  });
});

describe('the team calls of the gateway', () => {
  it('return the quarter, its budget and the number of people', async () => {
    const gateways = new Gateways();
    const period = await gateways.data(queryIncentivePeriod, {});
    expect(period).toMatchObject({ start: '2026-10-01', end: '2026-12-31', given: 3_760, grant: 129_760 });
    const { people } = await gateways.data(queryTeamThanks, {});
    expect(people).toHaveLength(period?.headCount ?? NaN);
    const reward = gift([chen], { accountType: 1, tag: '优秀员工' });
    await gateways.data(batchTransfer, reward, { key: 'k1' });
    expect(await gateways.data(queryIncentivePeriod, {})).toMatchObject({ given: 4_640, grant: 129_760 });
    const after = await gateways.data(queryTeamThanks, {});
    expect(after.people.find(({ usercode }) => usercode === chen)?.lastTime).toBe('2026-11-21 09:41:00');
  });

  it('return nothing for a person without an incentive account', async () => {
    const gateways = new Gateways();
    for (const caller of [{ as: chen }, { systemType: 'WALLET' as const }]) {
      expect(await gateways.data(queryIncentivePeriod, {}, caller)).toBeNull();
      expect(await gateways.data(queryTeamThanks, {}, caller)).toEqual({ people: [] });
    }
  });
});
