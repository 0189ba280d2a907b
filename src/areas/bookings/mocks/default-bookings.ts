import type { AccountType } from '@/domain/account';
import { nextOccurrence } from '@/domain/bookings/schedule';
import { daysLater, toDay, type Day } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';
import { people, person } from '@/mocks/core/people';
import { anchorOf, type Booking } from './bookings';
import { tagsOf } from './tags';

/** Nothing of the past of a world is paid in its first weeks, so that moving the clock by some days does not change the balances. */
const quietDays = 25;
const day = 86_400_000;

interface DefaultGift {
  accountType: AccountType;
  /** Of the tags of the account. */
  tag: number;
  coins: number;
  text: string;
  people: number;
}

const gifts: readonly DefaultGift[] = [
  ...Array.from({ length: 17 }, (_, index) =>
    gift(0, 0, [66, 88, 52, 99.9][index % 4] ?? 66, '生日快乐，天天开心'),
  ),
  ...Array.from({ length: 3 }, () => gift(0, 1, 50, '入职周年快乐')),
  gift(0, 2, 18.8, '节日快乐', 4),
  gift(0, 3, 188, '乔迁之喜', 1),
  ...Array.from({ length: 4 }, () => gift(1, 0, 150, '生日快乐，辛苦啦')),
  gift(1, 1, 100, '感谢一路同行', 3),
  gift(1, 3, 500, '项目上线，辛苦大家', 3),
];

function gift(accountType: AccountType, tag: number, coins: number, text: string, count = 1): DefaultGift {
  return { accountType, tag, coins, text, people: count };
}

/** What the person with the number 0 has booked when a world begins: thirty bookings, two of them cancelled. */
export function defaultBookings(epoch: number): readonly Booking[] {
  const today = toDay(epoch);
  const quietUntil = daysLater(today, quietDays);
  const friends = people(400).filter(
    ({ index, departed, oaAccount }) => index > 0 && !departed && oaAccount !== null,
  );
  const taken = new Set<string>();
  const made = gifts.map(({ accountType, tag: at, coins, text, people: count }, order): Booking => {
    const [usual] = tagsOf(accountType);
    const tag = tagsOf(accountType)[at] ?? usual;
    if (tag === undefined) throw new RangeError('an account has no tags');
    const dated = { occasion: tag.occasion, date: holidayAfter(quietUntil) };
    const to: string[] = [];
    for (const friend of friends) {
      if (to.length === count) break;
      if (taken.has(friend.usercode)) continue;
      const next = nextOccurrence({ anchor: anchorOf(dated, friend), every: 'yearly' }, today);
      if (next !== null && next > quietUntil) to.push(friend.usercode);
    }
    for (const usercode of to) taken.add(usercode);
    return {
      id: `A-${String(order + 1).padStart(2, '0')}`,
      owner: person(0).usercode,
      accountType,
      tag: tag.name,
      occasion: tag.occasion,
      date: tag.occasion === 'holiday' || tag.occasion === 'milepost' ? dated.date : null,
      every: tag.every,
      to,
      money: tenthsOf(coins),
      text,
      bookedAt: epoch - (gifts.length - order) * 3 * day,
      cancelledAt: null,
    };
  });
  const [first, second] = made;
  const ended = [first, second].flatMap((booking, index) =>
    booking === undefined
      ? []
      : [{ ...booking, id: `A-0${index + 1}C`, cancelledAt: epoch - day, bookedAt: epoch - 200 * day }],
  );
  return [...ended, ...made];
}

/** New Year's Day after a day. */
function holidayAfter(after: Day): Day {
  return nextOccurrence({ anchor: '2026-01-01', every: 'yearly' }, after) ?? after;
}

function tenthsOf(coins: number): Tenths {
  return tenths(Math.round(coins * 10));
}
