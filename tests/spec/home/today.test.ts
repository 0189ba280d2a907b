import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { todayItemsOf, type OccasionToday, type TodayInput } from '@/areas/home/rules/today';
import { homeServices, serviceEntrances } from '@/domain/home/entrances';
import { tenths } from '@/domain/money';

const today = '2026-11-21';
const seed = 241121;
const nothing: TodayInput = {
  toPay: null,
  trip: null,
  awaited: [],
  failed: [],
  unpaid: [],
  expiring: [],
  occasions: [],
  gifts: [],
  thanks: [],
};
const failed = { bookingId: 'A2', accountType: 0 as const, names: ['苏念'], amount: tenths(880) };
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
  shownName: '陈思远',
  department: '客服中心',
  jobNumber: '20183306',
  occasion: 'birthday',
  day,
  booked: false,
});
const gift = { id: 'T1', sender: '周一航', text: '生日快乐', money: tenths(660) };
const kinds = (input: Partial<TodayInput>) =>
  todayItemsOf({ ...nothing, ...input }, today).map(({ kind }) => kind);

describe('the notices of the day on /home', () => {
  it('are empty when nothing is known', () => {
    expect(kinds({})).toEqual([]);
  });

  it('list first what waits for the person, then what can still be solved, then news', () => {
    expect(
      kinds({
        gifts: [gift],
        occasions: [birthday('2026-11-26')],
        expiring: [{ amount: tenths(600), day: '2026-11-22' }],
        unpaid: [unpaid('2026-11-25')],
        trip: { title: '云杉中心 → 高铁深圳南站' },
        toPay,
      }),
    ).toEqual(['to-pay', 'trip', 'unpaid-gift', 'expiring', 'gift', 'occasions']);
  });

  it('tell the newest thanks after gifts, with how many there are', () => {
    const thanks = { transferId: 'T2', shownName: '陈思远', text: '谢谢' };
    const items = todayItemsOf({ ...nothing, gifts: [gift], thanks: [thanks, thanks] }, today);
    expect(items).toMatchObject([{ kind: 'gift' }, { ...thanks, kind: 'thanks', count: 2 }]);
  });

  it('name gifts that today’s run could not pay before those that may go unpaid, and count them', () => {
    const [first, second] = todayItemsOf(
      { ...nothing, failed: [failed, failed], unpaid: [unpaid('2026-11-22')] },
      today,
    );
    expect(first).toMatchObject({ kind: 'failed-gift', names: ['苏念'], count: 2 });
    expect(second).toMatchObject({ kind: 'unpaid-gift' });
  });

  it.each([
    ['2026-11-28', ['unpaid-gift', 'gift']],
    ['2026-11-29', ['gift', 'unpaid-gift']],
  ])('rank a gift that goes unpaid on %s in this order', (day, order) => {
    expect(kinds({ unpaid: [unpaid(day)], gifts: [gift] })).toEqual(order);
  });

  it.each([
    ['2026-11-22', ['occasions', 'gift']],
    ['2026-11-23', ['gift', 'occasions']],
    ['2026-11-29', ['gift']],
  ])('rank a birthday on %s by its distance', (day, order) => {
    expect(kinds({ occasions: [birthday(day)], gifts: [gift] })).toEqual(order);
  });

  it('leave out coins that expire in more than a week', () => {
    expect(kinds({ expiring: [{ amount: tenths(600), day: '2026-11-28' }] })).toEqual(['expiring']);
    expect(kinds({ expiring: [{ amount: tenths(600), day: '2026-11-29' }] })).toEqual([]);
  });

  it('have at most one line of each kind', () => {
    const two = { ...nothing, gifts: [gift, gift], unpaid: [unpaid(today), unpaid(today)] };
    expect(todayItemsOf(two, today)).toHaveLength(2);
  });
});

describe('the tiles of /home', () => {
  const names = (visits: Record<string, number>, sysType: 'LONGCOIN' | 'WALLET' = 'LONGCOIN') =>
    homeServices(sysType, visits).map(([name]) => name);

  it('are in the product’s order for a person who has used none of them', () => {
    expect(names({})).toEqual(Object.keys(serviceEntrances).slice(0, 7));
  });

  it('start with the most used ones', () => {
    expect(names({ '/news-list': 3, '/second-hand': 5 }).slice(0, 3)).toEqual([
      'secondHand',
      'news',
      'reward',
    ]);
  });

  it('leave out what is not available in the session', () => {
    expect(names({ '/transfer2': 9 }, 'WALLET')).not.toContain('reward');
  });

  it(`are seven different ones, whatever was visited (seed ${seed})`, () => {
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
