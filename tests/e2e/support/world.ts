import { expect } from '@playwright/test';
import type { FaultRequest } from '@/mocks/core/control';
import type { MockState } from '@/mocks/core/state';

/** The people of the mock world whom the tests know by name. */
export const lin = { usercode: 'LX100001', name: '林晓禾' };
export const chen = { usercode: 'LX100002', name: '陈思远' };
export const zhou = { usercode: 'LX100004', name: '周一航', initials: 'zyh' };
export const su = { usercode: 'LX100005', name: '苏念', initials: 'sn' };
export const long = { usercode: 'LX100026', name: '龙佳媛', initials: 'ljy' };
export const liang = { usercode: 'LX100007', name: '梁栖' };

export function tokenOf({ usercode }: { usercode: string }): string {
  return `lx-${usercode}`;
}

interface Transfer {
  id: string;
  from: string;
  to: readonly string[];
  /** Tenths of a coin for each. */
  money: number;
}

interface Exported {
  transfers: Record<string, Transfer>;
  ledger: { deltas: Record<string, number> };
  held: readonly { id: string }[];
  bookings: readonly { date: string | null }[];
  orders: readonly { id: string }[];
  codes: readonly { code: string }[];
  exams: readonly { exam: string; answers: Record<string, unknown> }[];
  feed: readonly { kind: string; to: string; text: string }[];
  journal: { calls: readonly { call: string }[] };
}

/** The control calls of the mock gateways behind one server. */
export class World {
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async reset(world = 'default'): Promise<void> {
    await this.ask('reset', { world });
  }

  async fault(...requests: FaultRequest[]): Promise<void> {
    await this.ask('faults', { add: requests });
  }

  /** Changes the whole state, for what no other control call can change. */
  async alter(change: (state: MockState) => MockState): Promise<void> {
    await this.ask('import', change(await this.ask<MockState>('export')));
  }

  async clearFaults(): Promise<void> {
    await this.ask('faults', { clear: true });
  }

  async release(): Promise<void> {
    await this.ask('faults', { release: true });
  }

  async expire(token: string, valid = false): Promise<void> {
    await this.ask('expire', { token, valid });
  }

  /** The transfers booked since the world was reset. */
  async transfers(): Promise<Transfer[]> {
    return Object.values((await this.exported()).transfers);
  }

  /** The change of a personal account since the world was reset, in tenths. */
  async change({ usercode }: { usercode: string }): Promise<number> {
    return (await this.exported()).ledger.deltas[`XF:${usercode}`] ?? 0;
  }

  /** The third party answers about its part of the newest order. */
  async answerThirdParty(result: 'paid' | 'refused'): Promise<void> {
    const order = (await this.exported()).orders.at(-1)?.id ?? '';
    await this.ask('third-party', { order, result });
  }

  /** The names of the calls that were made since the world was reset. */
  async calls(): Promise<string[]> {
    return [...new Set((await this.exported()).journal.calls.map(({ call }) => call))];
  }

  /** The newest payment code that was issued. */
  async newestPaymentCode(): Promise<string> {
    return (await this.ask<{ till: { code: string | null } }>('state')).till.code ?? '';
  }

  /** Lets the cashier terminal of 云杉咖啡 scan a code and request an amount in tenths; returns its answer. */
  async charge(code: string, money: number): Promise<string> {
    const payment = { code, merchant: '云杉咖啡', money };
    return (await this.ask<{ till: { answer: string } }>('charge', payment)).till.answer;
  }

  /** Waits until a call has arrived and is being held. */
  async untilHeld(): Promise<void> {
    await expect.poll(async () => (await this.exported()).held.length).toBe(1);
  }

  /** The newest code that was sent by SMS, once there is one. */
  async newestCode(): Promise<string> {
    const newest = async () => (await this.exported()).codes.at(-1)?.code ?? '';
    await expect.poll(newest).not.toBe('');
    return newest();
  }

  /** Sets the business clock, which keeps running, to a moment in ms. */
  async moveClockTo(moment: number): Promise<void> {
    await this.ask('clock', { offsetMs: moment - Date.now() });
  }

  /** The day of the gift that was booked last, as YYYY-MM-DD. */
  async lastBookedDay(): Promise<string> {
    return (await this.exported()).bookings.at(-1)?.date ?? '';
  }

  /** The questions of a quiz whose answers are kept. */
  async keptAnswers(exam: string): Promise<string[]> {
    const { exams } = await this.exported();
    return Object.keys(exams.find((each) => each.exam === exam)?.answers ?? {});
  }

  /** The notices of the public account to a person, newest first. */
  async noticesTo({ usercode }: { usercode: string }): Promise<string[]> {
    const { feed } = await this.exported();
    return feed.filter(({ kind, to }) => kind === 'notice' && to === usercode).map(({ text }) => text);
  }

  /** The ledger adds up to zero, and no personal account is negative. */
  async expectSound(): Promise<void> {
    const { sum, lowestPersonal } = await this.ask<{ sum: number; lowestPersonal: number }>('balances');
    expect(sum).toBe(0);
    expect(lowestPersonal).toBeGreaterThanOrEqual(0);
  }

  /** Exactly one transfer of `tenths` to each of these people was booked, and debited once from Lin's account. */
  async expectBookedOnce(tenths: number, to: readonly { usercode: string }[] = [su]): Promise<string> {
    const transfers = await this.transfers();
    expect(transfers.map(({ from, to: codes, money }) => ({ from, to: codes, money }))).toEqual([
      { from: lin.usercode, to: to.map(({ usercode }) => usercode), money: tenths },
    ]);
    expect(await this.change(lin)).toBe(-tenths * to.length);
    await this.expectSound();
    return transfers[0]?.id ?? '';
  }

  async expectNothingBooked(): Promise<void> {
    expect(await this.transfers()).toEqual([]);
    await this.expectSound();
  }

  private exported(): Promise<Exported> {
    return this.ask<Exported>('export');
  }

  private async ask<Answer>(action: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.origin}/__mock/${action}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${action}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}
