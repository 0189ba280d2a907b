import { daysLater, toDay } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import { withSent } from '@/mocks/payment-security/sms';
import type { Booking } from './bookings';
import { tagsOf } from './tags';

const day = 86_400_000;
const recurring = 2;
const milepost = 3;

/**
 * Bookings with which something is the matter: within a month some go unpaid, 周一航 gets two gifts on one day, one of the two 陈思远 has left, and
 * the last run could not pay 苏念.
 */
export function withTroubledGifts(state: MockState): MockState {
  const { epoch } = state.seed;
  const me = person(0).usercode;
  const inDays = (count: number) => daysLater(toDay(epoch), count);
  let order = 0;
  const book = (count: number, tag: number, coins: number, to: readonly number[], text: string): Booking => {
    const { name, occasion, every } = tagsOf(0)[tag] ?? { name: '', occasion: 'holiday', every: 'yearly' };
    order += 1;
    return {
      id: `A-G${order}`,
      owner: me,
      accountType: 0,
      tag: name,
      occasion,
      date: inDays(count),
      every,
      to: to.map((index) => person(index).usercode),
      money: tenths(coins * 10),
      text,
      bookedAt: epoch - (20 - order) * day,
      cancelledAt: null,
    };
  };
  const missed = book(-2, milepost, 120, [4], '乔迁之喜');
  const bookings: readonly Booking[] = [
    missed,
    book(3, recurring, 188, [1], '节日快乐'),
    book(5, recurring, 66, [3], '开工大吉'),
    book(5, milepost, 88, [3], '项目上线，辛苦啦'),
    book(8, recurring, 99, [2, 4], '一路同行'),
    book(12, milepost, 1160, [1, 4], '十年有你'),
    book(12, recurring, 28, [3], '小小心意'),
    book(20, recurring, 52, [4], '平安喜乐'),
    { ...book(24, recurring, 66, [1], '新年快乐'), cancelledAt: epoch - day },
    { ...book(30, recurring, 18.8, [4], '辛苦了'), every: 'monthly' },
  ];
  const run = {
    bookingId: missed.id,
    day: inDays(-2),
    usercodes: missed.to,
    skipped: [],
    amount: missed.money,
    paid: false,
    behind: false,
    missing: tenths(365),
    transferId: null,
  };
  const told = withSent(state, {
    kind: 'notice',
    to: me,
    time: epoch - 2 * day,
    text: `送给${person(4).name}的“${missed.tag}”没有送出：余额不足，还差 36.5 龙币。`,
    link: `#/orderreward1?id=${missed.id}`,
  });
  return { ...told, bookings, runs: [run], leavers: [...state.leavers, person(2).usercode] };
}
