import { describe, expect, it } from 'vitest';
import { getCurrentBill, queryBillEntry } from '@/api/endpoints/bill';
import { queryByIdempotencyKey } from '@/api/endpoints/transfer';
import {
  redPacketDetail,
  redPacketOpen,
  redPacketRecords,
  redPacketThank,
} from '@/areas/red-packets/endpoints';
import { sum } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { house } from '@/mocks/core/ledger';
import { chen, feng, firstPage, Gateways, me, zhou } from '../../support/gateways/mock-gateways';

const luckyId = 'K0000001';
const equalId = 'K0000002';
const emptiedId = 'K0000003';
const expiredId = 'K0000004';
const hour = 3_600_000;
const page = { page: 1, size: 20 };

async function open(gateways: Gateways, id = luckyId, key = 'k') {
  return gateways.data(redPacketOpen, { id }, { key });
}

async function expectSound(gateways: Gateways): Promise<void> {
  const { sum: all, lowestPersonal } = await gateways.balances();
  expect(all).toBe(0);
  expect(lowestPersonal).toBeGreaterThanOrEqual(0);
  const state = await gateways.state();
  const waiting = state.packets.flatMap(({ parts, taken, returned }) =>
    returned ? [] : parts.slice(taken.length),
  );
  expect(balanceOf(state, house.escrow)).toBe(sum(waiting));
}

describe('a red packet of the mock backend', () => {
  it('moves nothing before it is opened: its coins are reserved', async () => {
    const gateways = new Gateways();
    await gateways.data(redPacketDetail, { id: luckyId });
    expect(await gateways.personalBalance(me)).toBe(26_805);
    await expectSound(gateways);
  });

  it.each([luckyId, equalId])('%s pays its next part once it is opened', async (id) => {
    const gateways = new Gateways();
    const before = await gateways.data(redPacketDetail, { id });
    expect(before).toMatchObject({ state: 'waiting', mine: null, given: false });
    const { amount } = await open(gateways, id);
    expect(amount).toBeGreaterThan(0);
    expect(await gateways.personalBalance(me)).toBe(26_805 + amount);
    const after = await gateways.data(redPacketDetail, { id });
    expect(after).toMatchObject({ state: 'opened', mine: { amount } });
    expect(after?.taken).toBe((before?.taken ?? 0) + amount);
    expect(after?.shares[0]).toMatchObject({ usercode: me, amount });
    await expectSound(gateways);
  });

  it('answers a known key again and pays nothing twice', async () => {
    const gateways = new Gateways();
    const first = await open(gateways);
    expect(await open(gateways)).toEqual(first);
    expect(await gateways.say(redPacketOpen, { id: luckyId }, { key: 'other' })).toMatchObject({
      code: '5302',
    });
    expect(await gateways.data(queryByIdempotencyKey, { key: 'k' })).toEqual({ state: 'done', id: luckyId });
    expect(await gateways.personalBalance(me)).toBe(26_805 + first.amount);
  });

  it.each([
    [emptiedId, '5303'],
    [expiredId, '5304'],
    ['K9999999', '5301'],
  ])('%s is not opened, with code %s', async (id, code) => {
    const gateways = new Gateways();
    expect(await gateways.say(redPacketOpen, { id }, { key: 'k' })).toMatchObject({ code });
    expect(await gateways.personalBalance(me)).toBe(26_805);
  });

  it('is not accessible to a person it was not given to, nor to a person who has left', async () => {
    const gateways = new Gateways();
    expect(await gateways.data(redPacketDetail, { id: luckyId }, { as: feng })).toBeNull();
    const stranger = await gateways.say(redPacketOpen, { id: luckyId }, { key: 'k', as: 'LX101900' });
    expect(stranger.code).toBe('5301');
    const left = await new Gateways('departed-me').say(redPacketOpen, { id: luckyId }, { key: 'k' });
    expect(left.code).toBe('5001');
  });

  it('returns the rest to its giver 24 hours after it was given', async () => {
    const gateways = new Gateways();
    const before = await gateways.personalBalance(zhou);
    const { total = 0, taken = 0 } = (await gateways.data(redPacketDetail, { id: luckyId })) ?? {};
    const givenAt = (await gateways.state()).packets.find(({ id }) => id === luckyId)?.givenAt ?? NaN;
    gateways.real = givenAt + 24 * hour - 1;
    expect(await gateways.data(redPacketDetail, { id: luckyId })).toMatchObject({ state: 'waiting' });
    gateways.real = givenAt + 24 * hour;
    expect(await gateways.data(redPacketDetail, { id: luckyId })).toMatchObject({
      state: 'expired',
      returned: total - taken,
    });
    expect(await gateways.personalBalance(zhou)).toBe(before + total - taken);
    expect((await gateways.data(getCurrentBill, firstPage, { as: zhou })).entries[0]).toMatchObject({
      kind: 'refund',
      amount: total - taken,
      packetId: luckyId,
    });
    await expectSound(gateways);
  });

  it('is in the bill of the person who opened it, and the entry names it', async () => {
    const gateways = new Gateways();
    const { amount } = await open(gateways);
    const { entries } = await gateways.data(getCurrentBill, firstPage);
    expect(entries[0]).toMatchObject({
      kind: 'red-packet',
      amount,
      title: '周一航的红包',
      packetId: luckyId,
    });
    const entry = await gateways.data(queryBillEntry, { id: entries[0]?.id ?? '' });
    expect(entry).toMatchObject({ packetId: luckyId, accountType: 0 });
  });

  it('without an id is the newest', async () => {
    expect(await new Gateways().data(redPacketDetail, {})).toMatchObject({ id: luckyId });
  });

  it('is listed for its giver as given', async () => {
    expect(await new Gateways().data(redPacketDetail, { id: luckyId }, { as: zhou })).toMatchObject({
      given: true,
      mine: null,
    });
  });

  it('accepts one message of thanks to a colleague from a person who opened it', async () => {
    const gateways = new Gateways();
    const thank = (id: string) => gateways.say(redPacketThank, { id, text: '谢谢一航' });
    expect((await thank(luckyId)).code).toBe('5301');
    await open(gateways);
    expect((await thank(luckyId)).code).toBe('0000');
    expect((await thank(luckyId)).code).toBe('5402');
    const detail = await gateways.data(redPacketDetail, { id: luckyId });
    expect(detail?.shares[0]).toMatchObject({ usercode: me, thanks: '谢谢一航' });
    await open(gateways, equalId, 'k2');
    expect((await thank(equalId)).code).toBe('5301');
  });
});

describe('the records of red packets', () => {
  it('sum up a year, and the sums equal those of its packets', async () => {
    const gateways = new Gateways();
    const { years, sums, total, records } = await gateways.data(redPacketRecords, { page: 1, size: 100 });
    expect(years).toEqual([2026, 2025]);
    expect(records).toHaveLength(total);
    const mine = records.flatMap(({ mine: share }) => share ?? []);
    expect(sums).toEqual({
      received: sum(mine.map(({ amount }) => amount)),
      opened: mine.length,
      best: mine.filter(({ best }) => best).length,
      waiting: 2,
    });
    expect(mine.length).toBeGreaterThan(3);
    expect(records.map(({ givenAt }) => givenAt)).toEqual(
      records
        .map(({ givenAt }) => givenAt)
        .sort()
        .reverse(),
    );
  });

  it('of the past are grants that are in the bill with the same amount', async () => {
    const gateways = new Gateways();
    const { records } = await gateways.data(redPacketRecords, { state: 'opened', ...page });
    const { entries } = await gateways.data(getCurrentBill, { ...firstPage, size: 400 });
    for (const { id, mine } of records)
      expect(entries.find(({ packetId }) => packetId === id)?.amount).toBe(mine?.amount);
  });

  it('can be filtered by state and kind, and keep the sums of the year', async () => {
    const gateways = new Gateways();
    const all = await gateways.data(redPacketRecords, page);
    const waiting = await gateways.data(redPacketRecords, { ...page, state: 'waiting' });
    expect(waiting.records.map(({ id }) => id)).toEqual([luckyId, equalId]);
    expect(waiting.sums).toEqual(all.sums);
    const both = await gateways.data(redPacketRecords, { ...page, state: 'waiting', split: 'equal' });
    expect(both.records.map(({ id }) => id)).toEqual([equalId]);
  });

  it('belong to each person', async () => {
    const { records } = await new Gateways().data(redPacketRecords, page, { as: chen });
    expect(records.every(({ id }) => id !== emptiedId)).toBe(true);
  });
});
