import { fromMoment, toDay } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { house, incentive, merchant, personal, type Lots, type Posting } from '@/mocks/core/ledger';
import { findPerson, person } from '@/mocks/core/people';
import { dice, type Dice } from '@/mocks/core/random';
import { blessings, grants, plainBlessings, plainGrant, purchases, quickAmounts } from './occasions';
import { PastBooks } from './past-books';
import type { Transfer } from './transfers';

/** What happened before the world began: real postings, made out of numbers, for the person with the number 0. */
export interface History {
  postings: readonly Posting[];
  transfers: readonly Transfer[];
  /** Coins that are dated when the world begins. */
  lots: Lots;
}

const day = 86_400_000;
const days = 425;
/** The personal account moves within this much of where it began, in tenths, so that it never runs dry. */
const reach = 6000;
const incentiveReach = 30_000;
const incentiveEntries = 24;
/** The people that gifts of the past are from and to, the session's person among them. */
const known = 61;

/** Takes how many entries the personal bill is to have and when the world begins (milliseconds); gives its past. */
export function history(entries: number, epoch: number): History {
  return new Chronicle(entries, epoch).written();
}

class Chronicle {
  private readonly me = person(0).usercode;
  private readonly own = personal(this.me);
  private readonly team = incentive(this.me);
  private readonly books = new PastBooks(this.own, this.team);
  private readonly draw: Dice = dice(7);
  private readonly friends: readonly string[];
  private readonly today: number;
  /** Grants of a day that came, each with its day. */
  private readonly granted = new Set<string>();

  constructor(
    private readonly entries: number,
    epoch: number,
  ) {
    this.today = fromMoment(toDay(epoch));
    const others = Array.from({ length: known - 1 }, (_, index) => person(index + 1));
    const active = others.filter(({ departed, oaAccount }) => !departed && oaAccount !== null);
    this.friends = active.map(({ usercode }) => usercode);
  }

  written(): History {
    const lately = 5;
    let teamEntries = 0;
    while (this.books.count < this.entries - lately) {
      const time = this.timeOf(this.books.count);
      if (this.books.expire(time)) continue;
      const share = (this.books.count / this.entries) * incentiveEntries;
      if (teamEntries < share) {
        teamEntries++;
        this.rewardOrFund(time);
      }
      this.usual(time);
    }
    this.recent();
    const { postings, transfers, lots } = this.books;
    return { postings, transfers, lots };
  }

  /** Spread evenly up to three days before the beginning, by daylight. */
  private timeOf(step: number): number {
    const at = (step / this.entries) * (days - 3);
    const fraction = at % 1;
    return this.today - days * day + Math.floor(at) * day + Math.floor((8 + fraction * 14) * 3600) * 1000;
  }

  private usual(time: number): void {
    const kind = this.draw.below(100);
    if (this.books.moved < -reach || (kind < 9 && this.books.moved < reach)) this.grant(time);
    else if (kind < 30 && this.books.moved < reach) this.receive(time);
    else if (kind < 52) this.send(time);
    else if (kind < 58) this.exchange(time);
    else this.buy(time);
  }

  private grant(time: number): void {
    const short = this.draw.below(4) === 0 && time < this.today - 60 * day;
    const { title, source, amount } = short
      ? { title: '限时补贴', source: '商业运营中心', amount: 300 }
      : this.grantOn(time);
    const expiresAt = time + (short ? 4 : 365) * day;
    this.books.write({ time, kind: 'welfare', title, source, expiresAt }, house.issuer, this.own, amount);
  }

  /** One of the grants; those that have a day come within a week after it, and a personal one once a year. */
  private grantOn(time: number): { title: string; source: string; amount: number } {
    const grant = this.draw.pick(grants);
    const { birthday, hired } = person(0);
    const days: Readonly<Partial<Record<string, readonly string[]>>> = {
      生日福利: [birthday.slice(5)],
      入职周年福利: [hired.slice(5)],
      节日福利: ['10-01', '01-01', '05-01'],
      高温补贴: ['07-01', '07-08', '08-01', '08-08'],
    };
    const own = days[grant.title];
    if (own === undefined) return grant;
    const recent = Array.from({ length: 7 }, (_, ago) => toDay(time - ago * day));
    const on = recent.find((each) => own.includes(each.slice(5)));
    const key = `${grant.title} ${on}`;
    if (on === undefined || this.granted.has(key)) return { ...grant, ...plainGrant };
    this.granted.add(key);
    return grant;
  }

  private buy(time: number): void {
    const { title, shop, from, to } = this.draw.pick(purchases);
    const amount = from + this.draw.below(to - from);
    this.books.write({ time, kind: 'purchase', title, source: shop }, this.own, merchant(shop), amount);
  }

  private exchange(time: number): void {
    const amount = 100 * (1 + this.draw.below(5));
    this.books.write(
      { time, kind: 'exchange', title: '兑换积分', source: '积分商城' },
      this.own,
      house.points,
      amount,
    );
  }

  private receive(time: number): void {
    const money = tenths(this.draw.pick(quickAmounts));
    this.books.transfer(
      time,
      this.draw.pick(this.friends),
      [this.me],
      money,
      this.blessingOn(time, [this.me]),
    );
  }

  private send(time: number): void {
    const to = new Set<string>();
    for (let left = 1 + this.draw.below(4); left > 0; left--) to.add(this.draw.pick(this.friends));
    const money = tenths(this.draw.pick(quickAmounts) / 2);
    this.books.transfer(time, this.me, [...to], money, this.blessingOn(time, [...to]));
  }

  /** One of the blessings; one that belongs to a day only on that day of every receiver. */
  private blessingOn(time: number, to: readonly string[]): string {
    const { text, of } = this.draw.pick(blessings);
    if (of === undefined) return text;
    const date = toDay(time).slice(5);
    const isTheirs = to.every((usercode) => findPerson(usercode, known)?.[of].slice(5) === date);
    return isTheirs ? text : (plainBlessings[this.books.transfers.length % plainBlessings.length] ?? text);
  }

  private rewardOrFund(time: number): void {
    const funded = this.books.teamMoved < -incentiveReach || this.draw.below(5) === 0;
    if (funded && this.books.teamMoved < incentiveReach) {
      this.books.write(
        { time, kind: 'welfare', title: '团队活动经费', source: '客服中心' },
        house.issuer,
        this.team,
        20_000,
      );
    } else {
      this.books.transfer(
        time,
        this.me,
        [this.draw.pick(this.friends)],
        tenths(1880),
        '本月之星，辛苦了',
        '优秀员工',
      );
    }
  }

  /** The last days, which are on the first page of the bill and always the same. */
  private recent(): void {
    const two = this.today - 2 * day;
    const one = this.today - day;
    const clock = (hour: number, minute: number) => (hour * 60 + minute) * 60_000;
    const [a, b, c] = [person(1).usercode, person(3).usercode, person(4).usercode];
    this.books.transfer(two + clock(20, 10), this.me, [a, b, c], tenths(880), '恭喜发财！');
    const coffee = { time: one + clock(8, 41), kind: 'purchase', title: '拿铁', source: '云杉咖啡' } as const;
    this.books.write(coffee, this.own, merchant(coffee.source), 286);
    const bonus = {
      time: one + clock(9, 5),
      kind: 'welfare',
      title: '活动补贴',
      source: '商业运营中心',
    } as const;
    this.books.write({ ...bonus, expiresAt: this.today + 21 * day }, house.issuer, this.own, 2600);
    this.books.transfer(one + clock(9, 26), b, [this.me], tenths(660), '谢谢帮忙，天天开心');
    const feast = {
      time: one + clock(10, 0),
      kind: 'welfare',
      title: '全勤奖励',
      source: '人力资源中心',
    } as const;
    this.books.write({ ...feast, expiresAt: this.today + 365 * day }, house.issuer, this.own, 5000);
  }
}
