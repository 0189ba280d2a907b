import { daysLater, fromMoment, toDay } from '@/domain/business-time';
import { expect, test } from '../e2e/support/test';
import type { World } from '../e2e/support/world';
import { countIn, parseFigure } from './figures';
import { until, type Place, type Visitor } from './visitor';

export interface Colleague {
  usercode: string;
  name: string;
}

/** What a person's home and bill have said at the first look, in tenths. */
interface Beginning {
  balance: number;
  ledger: number;
  net: number;
  entries: number;
}

const popup = 'dialog > button 收下 | dialog > button 关闭';

/** Tomorrow in business time, so that nothing of the world is in the future. */
const date = daysLater(toDay(Date.now()), 1);

/** A day in the company: the person in the one window, the gateways, and what each colleague had in the morning. */
export class Day {
  private readonly beginnings = new Map<string, Beginning>();
  private readonly numbers = new Map<string, string>();
  private readonly messages = new Map<string, readonly Place[]>();

  constructor(
    readonly visitor: Visitor,
    readonly world: World,
  ) {}

  /** Sets the clock of business to a time of the day, as `14:41`. */
  at(time: string): Promise<void> {
    return this.world.moveClockTo(fromMoment(`${date} ${time}:00`));
  }

  /** Lets time go by until the gift that was booked last has been sent. */
  async afterLastGift(): Promise<void> {
    const next = await this.world.lastBookedDay();
    await this.world.moveClockTo(fromMoment(`${next} 10:01:00`));
    // Thanks are shown for 30 days.
    this.messages.clear();
  }

  /** Does a step of the day, after which the ledger, the homes and the bills of those whom it touches agree. */
  async step(what: string, touched: readonly Colleague[], does: () => Promise<void>): Promise<void> {
    await test.step(what, async () => {
      await does();
      await this.expectAgreement(touched);
    });
  }

  /** Remembers what a person has in the morning. */
  async begin(person: Colleague): Promise<void> {
    const { balance, net, entries } = await this.look(person);
    this.beginnings.set(person.usercode, { balance, net, entries, ledger: await this.world.change(person) });
  }

  /** Keeps the number of something for a later step. */
  remember(what: string, id: string): void {
    if (id === '') throw new Error(`${what} has no number`);
    this.numbers.set(what, id);
  }

  remembered(what: string): string {
    return this.numbers.get(what) ?? '';
  }

  /** From now on this row has to be in a person's list of messages. */
  expectMessage({ usercode }: Colleague, row: Place): void {
    this.messages.set(usercode, [...(this.messages.get(usercode) ?? []), row]);
  }

  /** The ledger adds up to nothing, and home, bill, badge and messages of these people say what the gateways know. */
  async expectAgreement(people: readonly Colleague[]): Promise<void> {
    await this.world.expectSound();
    for (const person of people) {
      const first = this.beginnings.get(person.usercode);
      if (first === undefined) throw new Error(`${person.name} was not there in the morning`);
      const change = (await this.world.change(person)) - first.ledger;
      const expected = {
        balance: first.balance + change,
        bill: first.balance + change,
        newest: first.balance + change,
        net: first.net + change,
      };
      const seen = await this.look(person, {
        balance: expected.balance,
        packets: await this.packets(person),
      });
      expect(
        { balance: seen.balance, bill: seen.bill, newest: seen.newest, net: seen.net },
        person.name,
      ).toEqual(expected);
      expect(seen.entries).toBeGreaterThanOrEqual(first.entries);
      await this.visitor.open('/messages', person);
      for (const row of this.messages.get(person.usercode) ?? []) await this.visitor.sees(row);
    }
  }

  /** How many red packets their list offers a person to open. */
  private async packets(person: Colleague): Promise<number> {
    await this.visitor.open('/red-packets', person);
    await this.visitor.sees('“共 {#} 个” | “这一年还没有红包”');
    return countIn(await this.visitor.textOf('“有 {#} 个红包等你打开”'));
  }

  /** Reads home and bill; waits for a balance and a badge, because what the device knew is shown first. */
  private async look(person: Colleague, awaited?: { balance: number; packets: number }) {
    const { visitor } = this;
    await visitor.open('/home', person);
    let balance = NaN;
    await until(async () => {
      // The pop-ups of a start may come before or after the figures.
      if (await visitor.has(popup)) await visitor.press(popup);
      // Before the balance, the coins that expire soon are the first figure of the region.
      const isThere = await visitor.has('region 我的龙币 > heading 可用龙币');
      balance = isThere ? parseFigure((await visitor.textOf('region 我的龙币')) ?? '') : NaN;
      if (awaited === undefined) return Number.isNaN(balance) ? 'home shows no balance' : null;
      const badge = countIn(await visitor.textOf('link 红包{}'));
      return balance === awaited.balance && badge === awaited.packets
        ? null
        : `home of ${person.name} says ${balance} and ${badge}, not ${JSON.stringify(awaited)}`;
    });
    await visitor.open('/longballDetail', person);
    const bill = await this.figure('“余额 {#}”');
    const newest = await this.figure('main > “余额 {#}”');
    const sum = await visitor.sees('main > “共 {#} 笔”');
    const [, entries = '', income = '', spent = ''] =
      /(\d[\d,]*)\D+(\d[\d,]*\.\d)\D+(\d[\d,]*\.\d)/.exec(sum) ?? [];
    return {
      balance,
      bill,
      newest,
      entries: Number(entries.replaceAll(',', '')),
      net: parseFigure(income) - parseFigure(spent),
    };
  }

  /** Waits until a place shows an amount. */
  private async figure(place: string): Promise<number> {
    let figure = NaN;
    await until(async () => {
      figure = parseFigure(await this.visitor.sees(place));
      return Number.isNaN(figure) ? `${place} shows no amount` : null;
    });
    return figure;
  }
}

/** Pays in the confirm sheet that is open, with the password where it is asked for, up to what the page then says. */
export async function pay({ visitor }: Day, password: string, done: string): Promise<void> {
  await visitor.press('dialog > button 付款 {#} 龙币');
  await visitor.passwordIfAsked(password, done);
}
