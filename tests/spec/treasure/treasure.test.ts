import { beforeEach, describe, expect, it } from 'vitest';
import { checkDraw } from '@/areas/treasure/rules/draw';
import { tenths } from '@/domain/money';
import { chen, me, pinned, zhou } from '../../support/gateways/mock-gateways';
import { Draws } from '../../support/treasure';

const minute = 60_000;
const hour = 60 * minute;
/** A round that lacks 3 shares of 80, and one that is far from full 5 hours before its end. */
const nearlyFull = 'T127';
const unfilled = 'T126';
let draws: Draws;

beforeEach(() => {
  draws = new Draws();
  draws.real = pinned;
});

/** What a person gained since the world began, in tenths. */
async function gained(usercode: string): Promise<number> {
  return (await draws.state()).ledger.deltas[`XF:${usercode}`] ?? 0;
}

describe('shares of a draw', () => {
  it('are held until they are paid, and get their numbers by the payment', async () => {
    const id = await draws.joined(nearlyFull, 2);
    expect(await draws.round(nearlyFull, zhou)).toMatchObject({ paid: 77, left: 1, open: null });
    expect(await draws.shareOrder(id)).toMatchObject({ result: 'toPay', numbers: [] });
    expect((await draws.payShares(id, 2)).code).toBe('0000');
    expect(await draws.shareOrder(id)).toMatchObject({
      result: 'waiting',
      numbers: [10_000_078, 10_000_079],
    });
    expect(await gained(me)).toBe(-20);
    expect((await draws.balances()).sum).toBe(0);
  });

  it('come back when the time of an unpaid order is over, and at once when it is cancelled', async () => {
    await draws.joined(nearlyFull, 3);
    expect(await draws.join(nearlyFull, 1, zhou)).toMatchObject({ code: '6106' });
    draws.real += 15 * minute;
    expect((await draws.round(nearlyFull)).left).toBe(3);
    await draws.close(await draws.joined(nearlyFull, 3));
    expect((await draws.round(nearlyFull)).left).toBe(3);
    expect(await gained(me)).toBe(0);
  });

  it('of the same wish are one order, and another number waits until that is paid or cancelled', async () => {
    const id = await draws.joined(nearlyFull, 2);
    expect(await draws.joined(nearlyFull, 2)).toBe(id);
    expect(await draws.join(nearlyFull, 1)).toMatchObject({ code: '6105' });
    expect((await draws.state()).orders).toHaveLength(1);
  });

  it('are never more than the round has, whoever asks', async () => {
    const said = [];
    for (const each of [me, chen, zhou]) said.push((await draws.join(nearlyFull, 2, each)).code);
    expect(said).toEqual(['0000', '6107', '6107']);
  });

  it.each([
    ['before the start', 'T129', 1, tenths(10), '6102'],
    ['after the draw', 'T125', 1, tenths(10), '6103'],
    ['of a cancelled round', 'T122', 1, tenths(10), '6104'],
    ['of no round', 'T404', 1, tenths(10), '6101'],
    ['above the limit of a person', 'T126', 21, tenths(210), '6108'],
    ['at another price than is shown', 'T126', 1, tenths(9), '6109'],
  ])('are refused %s', async (_, id, count, money, code) => {
    expect((await draws.join(id, count, me, money)).code).toBe(code);
    expect((await draws.state()).orders).toEqual([]);
  });

  it('count with those of earlier orders towards the limit', async () => {
    await draws.bought(unfilled, 15);
    expect((await draws.join(unfilled, 6)).code).toBe('6108');
    expect((await draws.join(unfilled, 5)).code).toBe('0000');
  });

  it('are not paid back on request, take no points and earn none', async () => {
    const id = await draws.bought(nearlyFull, 2);
    expect(await draws.refund(id)).toMatchObject({
      code: '5602',
      message: expect.stringContaining('不能退'),
    });
    expect((await draws.state()).points).toEqual({ [me]: 0 });
    const points = { coins: tenths(5), points: 50, pointsMoney: tenths(5) };
    const other = await draws.joined(nearlyFull, 1, zhou);
    expect((await draws.pay(other, points, { as: zhou })).code).toBe('5606');
  });
});

describe('a draw', () => {
  it('hides the seed and shows its commitment until the last share is paid, then anybody can compute the winner', async () => {
    const before = await draws.draw(nearlyFull);
    expect(before).toMatchObject({ seed: null, announced: null });
    await draws.bought(nearlyFull, 3);
    const { commitment, seed, total, announced, shares } = await draws.draw(nearlyFull);
    expect(commitment).toBe(before.commitment);
    if (seed === null || announced === null) throw new Error('the round is not drawn');
    expect(checkDraw({ commitment, seed, total, announced }, shares)).toEqual({
      isSeedKept: true,
      isListComplete: true,
      number: announced,
      isSameNumber: true,
    });
    expect((await draws.round(nearlyFull)).winner?.number).toBe(announced);
  });

  it('shows the names of others masked', async () => {
    const { shares } = await draws.draw('T124');
    expect(shares.every(({ name }) => name.startsWith('*'))).toBe(true);
  });

  it('has one winner, who claims the prize once, to the address as it was', async () => {
    const won = (await draws.shareOrders()).filter(({ result }) => result === 'won');
    expect(won).toHaveLength(1);
    const id = won[0]?.id ?? '';
    expect((await draws.claim(id, me, 'none')).code).toBe('6112');
    expect((await draws.claim(id, zhou)).code).toBe('6110');
    expect((await draws.claim(id)).code).toBe('0000');
    expect((await draws.claim(id)).code).toBe('6111');
    const { address, claimedAt } = await draws.shareOrder(id);
    expect(claimedAt).not.toBeNull();
    const state = await draws.state();
    draws = new Draws({ ...state, addresses: [] });
    draws.real = pinned;
    expect((await draws.shareOrder(id)).address).toEqual(address);
  });

  it('pays nothing back to those who lost, who cannot claim', async () => {
    const lost = (await draws.shareOrders()).find(({ result }) => result === 'lost');
    expect((await draws.claim(lost?.id ?? '')).code).toBe('6110');
  });
});

describe('a round that is not full by its end', () => {
  it('is cancelled and pays everybody back to the tenth, once', async () => {
    const id = await draws.bought(unfilled, 3);
    const open = await draws.joined(unfilled, 2, zhou);
    await draws.bought(unfilled, 4, chen);
    draws.real += 5 * hour;
    expect(await draws.round(unfilled)).toMatchObject({ state: 'cancelled', left: 0 });
    expect(await draws.shareOrder(id)).toMatchObject({ result: 'cancelled', state: 'refunded' });
    expect(await draws.shareOrder(open, zhou)).toMatchObject({ result: 'closed' });
    expect(await gained(me)).toBe(0);
    expect(await gained(chen)).toBe(0);
    const { postings } = (await draws.state()).ledger;
    expect(postings.filter(({ kind }) => kind === 'refund')).toHaveLength(2);
    expect((await draws.balances()).sum).toBe(0);
    draws.real += hour;
    await draws.round(unfilled);
    expect((await draws.state()).ledger.postings).toHaveLength(postings.length);
  });

  it('takes no payment after its end, however late the order was placed', async () => {
    draws.real += 5 * hour - 5 * minute;
    const id = await draws.joined(unfilled, 1);
    expect((await draws.shareOrder(id)).payBefore).toBe('2026-11-21 14:41:00');
    draws.real += 5 * minute;
    expect((await draws.payShares(id, 1)).code).toBe('5603');
  });
});
