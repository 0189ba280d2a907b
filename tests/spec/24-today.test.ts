import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeServices, serviceEntrances } from '@/domain/home/entrances';
import { tenths } from '@/domain/money';
import { todayItemsOf, type OccasionToday, type TodayFacts } from '@/domain/home/today';

const today = '2026-11-21';
const seed = 241121;
const nothing: TodayFacts = { toPay: null, trip: null, unpaid: [], expiring: [], occasions: [], gifts: [] };
const toPay = { id: 'O1', title: '礼盒', money: tenths(1680), until: 0 };
const unpaid = (day: string) => ({
  bookingId: 'A1',
  accountType: 0 as const,
  day,
  names: ['陈思远'],
  missing: tenths(1035),
});
const birthday = (day: string): OccasionToday => ({
  usercode: 'LX100002',
  name: '陈思远',
  department: '客服中心',
  jobNumber: '20183306',
  occasion: 'birthday',
  day,
  booked: false,
});
const gift = { id: 'T1', sender: '周一航', text: '生日快乐', money: tenths(660) };
const kinds = (facts: Partial<TodayFacts>) =>
  todayItemsOf({ ...nothing, ...facts }, today).map(({ kind }) => kind);

describe('what matters today, on home', () => {
  it('is nothing where nothing is known', () => {
    expect(kinds({})).toEqual([]);
  });

  it('puts first what waits for the person, then what can still be mended, then what is nice to know', () => {
    expect(
      kinds({
        gifts: [gift],
        occasions: [birthday('2026-11-26')],
        expiring: [{ amount: tenths(600), day: '2026-11-22' }],
        unpaid: [unpaid('2026-11-25')],
        trip: { title: '云杉中心 → 虹桥站' },
        toPay,
      }),
    ).toEqual(['to-pay', 'trip', 'unpaid-gift', 'expiring', 'gift', 'occasions']);
  });

  it.each([
    ['2026-11-28', ['unpaid-gift', 'gift']],
    ['2026-11-29', ['gift', 'unpaid-gift']],
  ])('thinks a gift that goes unpaid on %s that urgent', (day, order) => {
    expect(kinds({ unpaid: [unpaid(day)], gifts: [gift] })).toEqual(order);
  });

  it.each([
    ['2026-11-22', ['occasions', 'gift']],
    ['2026-11-23', ['gift', 'occasions']],
    ['2026-11-29', ['gift']],
  ])('speaks of a birthday on %s as near as it is', (day, order) => {
    expect(kinds({ occasions: [birthday(day)], gifts: [gift] })).toEqual(order);
  });

  it('says nothing of coins that expire in more than a week', () => {
    expect(kinds({ expiring: [{ amount: tenths(600), day: '2026-11-28' }] })).toEqual(['expiring']);
    expect(kinds({ expiring: [{ amount: tenths(600), day: '2026-11-29' }] })).toEqual([]);
  });

  it('has at most one line of each kind', () => {
    const two = { ...nothing, gifts: [gift, gift], unpaid: [unpaid(today), unpaid(today)] };
    expect(todayItemsOf(two, today)).toHaveLength(2);
  });
});

describe('the tiles of home', () => {
  const names = (visits: Record<string, number>, sysType: 'LONGCOIN' | 'WALLET' = 'LONGCOIN') =>
    homeServices(sysType, visits).map(([name]) => name);

  it('stand in the product’s order for somebody who has used none of them', () => {
    expect(names({})).toEqual(Object.keys(serviceEntrances).slice(0, 7));
  });

  it('begin with what the person uses most', () => {
    expect(names({ '/news-list': 3, '/second-hand': 5 }).slice(0, 3)).toEqual([
      'secondHand',
      'news',
      'reward',
    ]);
  });

  it('leave out what the session lacks', () => {
    expect(names({ '/transfer2': 9 }, 'WALLET')).not.toContain('reward');
  });

  it(`are seven, each once, whatever was visited (seed ${seed})`, () => {
    const addresses = Object.values(serviceEntrances).map(({ to }) => to);
    const visits = fc.dictionary(fc.constantFrom(...addresses), fc.nat(50));
    fc.assert(
      fc.property(visits, (counts) => {
        const shown = names(counts);
        expect(new Set(shown).size).toBe(7);
      }),
      { seed, numRuns: 500 },
    );
  });
});
