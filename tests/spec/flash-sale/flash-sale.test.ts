import { beforeEach, describe, expect, it } from 'vitest';
import { secKillingLeaveQueue, secKillingOrderList, skDetailRefundList } from '@/api/endpoints/flash-sale';
import { activityOrderList } from '@/api/endpoints/mall-order';
import { remind } from '@/api/endpoints/reminder';
import { tenths } from '@/domain/money';
import { flashReminderId } from '@/domain/reminders';
import { FlashSale, running, soon, turnOf, type OrderRequest } from '../../support/flash-sale';
import { chen, me, pinned } from '../../support/gateways/mock-gateways';

const minute = 60_000;
const tenOClock = pinned + 19 * minute;
let sale: FlashSale;

beforeEach(() => {
  sale = new FlashSale();
  sale.real = pinned;
});

describe('an order of the flash sale', () => {
  it('holds its goods at once, and gives them back when nobody pays within five minutes', async () => {
    const before = await sale.offer();
    const turn = turnOf(await sale.buy(await sale.orderRequest()));
    if (turn.state !== 'placed') throw new Error('queued');
    expect((await sale.offer()).left).toBe(before.left - 1);
    expect(await sale.flashOrder(turn.id)).toMatchObject({
      state: 'created',
      payBefore: '2026-11-21 09:46:00',
      deliveryFee: 0,
      session: { startsAt: '2026-11-21 08:00:00' },
    });
    sale.real += 5 * minute;
    expect((await sale.flashOrder(turn.id)).state).toBe('closed');
    expect((await sale.offer()).bought).toBe(0);
    expect((await sale.state()).sold).toMatchObject({ [`${running}/${before.id}-1`]: 0 });
  });

  it('is paid like any order, and its refund is listed until it is back', async () => {
    const orderRequest = await sale.orderRequest();
    const turn = turnOf(await sale.buy(orderRequest));
    if (turn.state !== 'placed') throw new Error('queued');
    const refunds = async () => (await sale.data(skDetailRefundList, { id: turn.id })).refunds;
    await sale.allow('pay');
    await sale.pay(turn.id, { coins: orderRequest.money }, { key: 'pay' });
    expect((await sale.flashOrder(turn.id)).state).toBe('paid');
    expect(await refunds()).toEqual([]);
    await sale.refund(turn.id);
    expect(await refunds()).toMatchObject([{ askedAt: '2026-11-21 09:41:00', returnedAt: null }]);
    sale.real += minute;
    expect(await refunds()).toMatchObject([{ returnedAt: '2026-11-21 09:42:00' }]);
    expect(await sale.personalBalance(me)).toBe(26_805);
    expect((await sale.balances()).sum).toBe(0);
  });

  it('stands among the orders of the flash sale and not among those of the mall', async () => {
    await sale.buy(await sale.orderRequest());
    const list = { group: 'toPay', page: 1, size: 20 } as const;
    expect((await sale.data(secKillingOrderList, list)).total).toBe(1);
    expect((await sale.data(activityOrderList, list)).total).toBe(0);
  });

  it('is placed once, however often it is sent', async () => {
    const orderRequest = await sale.orderRequest();
    const said = [await sale.buy(orderRequest, { key: 'one' }), await sale.buy(orderRequest, { key: 'one' })];
    expect(said[1]?.data).toEqual(said[0]?.data);
    expect((await sale.state()).orders).toHaveLength(1);
  });
});

describe('the flash sale refuses', () => {
  const refusals: readonly (readonly [
    rule: string,
    session: string,
    parts: Partial<OrderRequest>,
    code: string,
  ])[] = [
    ['a session that has not started', soon, {}, '5901'],
    ['more than one person may buy', running, { count: 3 }, '5903'],
    ['goods that the session does not offer', running, { goods: 'G0404' }, '5900'],
    ['an address that is not there', running, { address: 'D404' }, '5801'],
    ['another price than today’s', running, { money: tenths(1) }, '5809'],
  ];

  it.each(refusals)('%s', async (_, session, parts, code) => {
    expect((await sale.buy(await sale.orderRequest(session, parts))).code).toBe(code);
    expect((await sale.state()).orders).toEqual([]);
  });

  it('a session from the second on in which it ends', async () => {
    sale.real = tenOClock - 1_000;
    const orderRequest = await sale.orderRequest();
    expect((await sale.buy(orderRequest)).code).toBe('0000');
    sale.real = tenOClock;
    expect(await sale.buy(orderRequest)).toMatchObject({ code: '5902', message: '本场 10:00 已结束' });
  });
});

describe('a queue', () => {
  it('keeps one place for each person and goods, and places the order when its turn comes', async () => {
    sale.real = tenOClock;
    const orderRequest = await sale.orderRequest(soon);
    const [first, again] = [turnOf(await sale.buy(orderRequest)), turnOf(await sale.buy(orderRequest))];
    if (first.state !== 'queueing' || again.state !== 'queueing') throw new Error('not queued');
    expect(again.ticket).toBe(first.ticket);
    expect(first.ahead).toBeGreaterThan(0);
    sale.real += 3_000;
    expect(turnOf(await sale.ask(first.ticket))).toMatchObject({ state: 'queueing', ahead: 60 });
    sale.real += 3_000;
    expect(turnOf(await sale.ask(first.ticket))).toMatchObject({ state: 'placed' });
    expect((await sale.ask(first.ticket, chen)).code).toBe('5906');
  });

  it('is left before the turn without an order, and afterwards with the order that was placed', async () => {
    sale.real = tenOClock;
    const orderRequest = await sale.orderRequest(soon);
    const leave = async () => {
      const turn = turnOf(await sale.buy(orderRequest));
      if (turn.state !== 'queueing') throw new Error('not queued');
      return () => sale.data(secKillingLeaveQueue, { ticket: turn.ticket }, { key: `leave ${turn.ticket}` });
    };
    const early = await leave();
    expect(await early()).toEqual({ id: '' });
    const late = await leave();
    sale.real += 10_000;
    expect((await late()).id).not.toBe('');
    expect((await sale.state()).orders).toHaveLength(1);
  });
});

describe('a reminder', () => {
  it('is sent ten minutes before the session starts', async () => {
    const { id } = await sale.offer(soon);
    await sale.data(remind, { about: 'flash', id: flashReminderId(soon, id), on: true }, { key: 'r' });
    expect((await sale.offer(soon)).isReminded).toBe(true);
    sale.real = tenOClock - 10 * minute;
    expect((await sale.offer(soon)).isReminded).toBe(false);
    expect((await sale.state()).feed[0]?.text).toContain('10:00 开抢');
  });

  it('of sold goods is sent when units come back, and refused while there are some', async () => {
    const { id, left } = await sale.offer();
    const reminder = { about: 'flashStock', id: flashReminderId(running, id), on: true } as const;
    expect((await sale.say(remind, reminder, { key: 'early' })).code).toBe('7211');
    const state = await sale.state();
    sale = new FlashSale({ ...state, sold: { [`${running}/${id}-1`]: left - 1 } });
    const turn = turnOf(await sale.buy(await sale.orderRequest()));
    if (turn.state !== 'placed') throw new Error('queued');
    expect((await sale.buy(await sale.orderRequest(running, {}, chen), { as: chen })).code).toBe('5904');
    expect((await sale.say(remind, reminder, { as: chen, key: 'now' })).code).toBe('0000');
    await sale.close(turn.id);
    await sale.offer();
    expect((await sale.state()).feed[0]?.text).toContain('又有货了');
  });
});
