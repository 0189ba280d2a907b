import { describe, expect, it } from 'vitest';
import { appointmentCancel, appointmentDays, appointmentTags } from '@/api/endpoints/appointment';
import { getCurrentBill } from '@/api/endpoints/bill';
import { colleague } from '@/mocks/core/colleague';
import { chen, firstPage, me, pinned, zhou } from '../../support/gateways/mock-gateways';
import { advanceToRunOf, book, dayLength, detail, gateways, transfers } from '../../support/mock-bookings';

describe('the run at ten', () => {
  it('pays what is due, once, as a transfer of the person who booked', async () => {
    const id = await book();
    await advanceToRunOf('2026-12-03');
    await advanceToRunOf('2026-12-03');
    expect(await transfers()).toMatchObject([
      { from: me, to: [chen], money: 880, text: '节日快乐', tag: '节日问候', bookingId: id },
    ]);
    expect((await detail(id)).runs).toMatchObject([
      { day: '2026-12-03', paid: true, amount: 880, missing: 0 },
    ]);
    expect(await gateways.balances()).toMatchObject({ sum: 0 });
  });

  it('is named in the bill of the person who booked, and is a transfer in that of the recipient', async () => {
    await book();
    await book({ accountType: 1, tag: '节日慰问', transferList: [{ usercode: chen }, { usercode: zhou }] });
    await advanceToRunOf('2026-12-03');
    const newest = async (accountType: 0 | 1, person = me) =>
      (await gateways.data(getCurrentBill, { ...firstPage, accountType }, { as: person })).entries[0]?.title;
    expect(await newest(0)).toBe('定时祝福给陈思远');
    expect(await newest(1)).toBe('定时奖励 2 位同事');
    expect(await newest(0, zhou)).toBe('林晓禾的奖励');
  });

  it('pays nothing a moment before ten', async () => {
    await book();
    gateways.real = Date.parse('2026-12-03T01:59:59Z');
    await gateways.data(appointmentTags, { accountType: 0 });
    expect(await transfers()).toEqual([]);
  });

  it('repeats each year until it is cancelled, and pays a milepost once', async () => {
    const yearly = await book();
    await book({ tag: '里程碑', every: 'once', text: '乔迁之喜' });
    await advanceToRunOf('2027-12-03');
    expect((await transfers()).map(({ text }) => text)).toEqual(['节日快乐', '乔迁之喜', '节日快乐']);
    await gateways.data(appointmentCancel, { ids: [yearly] });
    await advanceToRunOf('2028-12-03');
    expect(await transfers()).toHaveLength(3);
  });

  it('stops when the coins do not suffice, notifies the person who booked, and tries the recurring ones again the next year', async () => {
    const first = await book({ money: '2000.0' });
    const second = await book({ money: '900.0', transferList: [{ usercode: zhou }] });
    const third = await book({ money: '1.0', transferList: [{ usercode: zhou }], text: '小心意' });
    await advanceToRunOf('2026-12-03');
    expect((await transfers()).map(({ bookingId }) => bookingId)).toEqual([first]);
    expect((await detail(second)).runs).toMatchObject([{ paid: false, missing: 2135 }]);
    expect((await detail(third)).runs).toMatchObject([{ paid: false, missing: 2145 }]);
    expect((await detail(second)).notices).toMatchObject([
      { time: '2026-12-03 10:00:00', text: '送给周一航的“节日问候”没有送出：余额不足，还差 213.5 龙币。' },
    ]);
    expect((await detail(second)).runs).toMatchObject([{ behind: false }]);
    expect((await detail(third)).runs).toMatchObject([{ behind: true }]);
    expect((await detail(third)).notices[0]?.text).toBe(
      '送给周一航的“节日问候”没有送出：排在前面的一份余额不足，当天后面的也不送。',
    );
    const { feed } = await gateways.state();
    expect(feed[0]).toMatchObject({ kind: 'notice', to: me, link: `#/orderreward1?id=${third}` });
    expect((await detail(second)).booking.next).toBe('2027-12-03');
  });

  it('considers coins that expired before it', async () => {
    await book({ money: '2500.0', date: '2026-12-20' });
    await advanceToRunOf('2026-12-20');
    // 260.0 of 2,680.5 expire on 13 December.
    expect(await transfers()).toEqual([]);
  });

  it('skips people who have left with a notice, and pays the others', async () => {
    const id = await book({ transferList: [{ usercode: chen }, { usercode: zhou }] });
    await gateways.storage.update((state) => {
      if (state === undefined) throw new Error('no world');
      return [{ ...state, leavers: [zhou] }, undefined];
    });
    await advanceToRunOf('2026-12-03');
    expect(await transfers()).toMatchObject([{ to: [chen] }]);
    const { runs, notices } = await detail(id);
    expect(runs).toMatchObject([{ paid: true, amount: 880, skipped: [{ usercode: zhou }] }]);
    expect(notices[0]?.text).toContain('周一航已离职');
  });

  it('pays a birthday on the day of each recipient, whose year of birth it keeps', async () => {
    const state = await gateways.state();
    const anchors = await gateways.data(appointmentDays, {
      occasion: 'birthday',
      transferList: [{ usercode: chen }, { usercode: zhou }],
    });
    expect(anchors.recipients.map(({ anchor }) => anchor)).toEqual(
      [chen, zhou].map((usercode) => colleague(state, usercode)?.birthday.replace(/^\d{4}/, '2000')),
    );
    await book({ tag: '生日祝福', date: null, transferList: [{ usercode: chen }, { usercode: zhou }] });
    gateways.real = pinned + 366 * dayLength;
    await gateways.data(appointmentTags, { accountType: 0 });
    const days = (await gateways.state()).runs.map(({ day, usercodes }) => [usercodes[0], day.slice(5)]);
    expect(new Map(days as [string, string][])).toEqual(
      new Map(anchors.recipients.map(({ usercode, anchor }) => [usercode, anchor.slice(5)])),
    );
  });

  it('pays no gifts of a person who has left', async () => {
    await book();
    await gateways.storage.update((state) => {
      if (state === undefined) throw new Error('no world');
      return [{ ...state, leavers: [me] }, undefined];
    });
    await advanceToRunOf('2026-12-03').catch(() => undefined);
    expect(await transfers()).toEqual([]);
  });
});
