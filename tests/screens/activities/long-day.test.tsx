import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draftName, emptyBooking } from '@/domain/bookings/booking';
import { bookingWritten, storedBooking } from '@/state/booking-drafts';
import { address, main, tap } from '../../support/actions';
import { liang } from '../../support/gateways/mock-gateways';
import { clearFaults, fault } from '../../support/gateways/screen-network';
import { openApp, pass, reload } from '../../support/render-app';

const draft = () => storedBooking(draftName(0, null))?.draft;
/** Business time of a day. */
const at = (moment: string) => vi.setSystemTime(Date.parse(`${moment}+08:00`));

describe('/longDay', () => {
  it('shows the next holiday with its countdown, goods and activities', async () => {
    at('2026-09-12T09:41:00');
    await openApp('/longDay');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('中秋');
    expect(document.title).toBe('龙民节');
    expect(main()).toHaveTextContent('月圆人团圆把想念寄给并肩的人离中秋还有9 月 25 日 周五，放假 3 天');
    expect(screen.getByRole('timer')).toHaveAccessibleName('离中秋还有 12 天 14 小时 19 分');
    expect(screen.getByRole('heading', { name: '团圆好礼' })).toBeInTheDocument();
    expect(main()).toHaveTextContent('中秋灯谜赛9 月 20 日 10:00 开始，答对有奖');
    expect(main()).toHaveTextContent('月下红包雨9 月 25 日 20:00 开始，每人一次');
    await tap('link', /^团圆礼盒/);
    expect(address()).toBe('#/goodsDetailPage?id=G0006');
  });

  it('shows three goods, and all of them when asked', async () => {
    at('2026-09-12T09:41:00');
    await openApp('/longDay');
    const [gifts] = screen.getAllByRole('list');
    const count = () => within(gifts ?? main()).getAllByRole('listitem').length;
    expect(count()).toBe(3);
    await tap('button', '查看全部好礼');
    expect(count()).toBe(6);
  });

  it('greets on the day itself, when the page has stayed open over midnight', async () => {
    at('2026-09-24T23:59:40');
    await openApp('/longDay');
    expect(screen.getByRole('timer')).toHaveAccessibleName('离中秋还有 0 天 0 小时 0 分');
    await pass(25_000);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(main()).toHaveTextContent('中秋快乐愿你抬头有月，身边有人');
    await tap('button', '送一份中秋祝福');
    expect(address()).toBe('#/transfer1');
  });

  it('counts right after the phone has slept', async () => {
    at('2026-09-12T09:41:00');
    await openApp('/longDay');
    at('2026-09-14T09:41:00');
    await pass(1_000);
    expect(screen.getByRole('timer')).toHaveAccessibleName(/^离中秋还有 10 天 14 小时 1\d 分$/);
  });

  it('names both holidays of one day', async () => {
    at('2031-10-01T08:00:00');
    await openApp('/longDay');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('中秋 · 国庆');
    expect(main()).toHaveTextContent('中秋快乐 · 国庆快乐');
  });

  it('prepares a booking for the day, with the tag for holidays', async () => {
    at('2026-09-12T09:41:00');
    await openApp('/longDay');
    await tap('button', '约一份中秋祝福');
    expect(address()).toBe('#/transfer3');
    expect(draft()).toMatchObject({ tag: '节日问候', lunar: '08-15', date: '', every: 'yearly' });
    expect(main()).toHaveTextContent('中秋');
  });

  it('asks before it changes a booking that is being written, and keeps its people and amount', async () => {
    at('2026-09-27T09:41:00');
    const transferList = [
      { usercode: 'LX100002', name: '陈思远', department: '客服中心', jobNumber: '20183306' },
    ];
    bookingWritten(draftName(0, null), { ...emptyBooking, transferList, money: '66' });
    await openApp('/longDay');
    await tap('button', '约一份国庆祝福');
    expect(screen.getByRole('dialog')).toHaveTextContent('有一份没写完的定时祝福');
    expect(draft()).toMatchObject({ tag: '', date: '' });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '改约国庆' }));
    await pass(50);
    expect(address()).toBe('#/transfer3');
    expect(draft()).toMatchObject({
      tag: '节日问候',
      date: '2026-10-01',
      lunar: '',
      money: '66',
      transferList,
    });
  });

  it('leads to the booking as it is where the person goes on with it', async () => {
    at('2026-09-27T09:41:00');
    bookingWritten(draftName(0, null), { ...emptyBooking, money: '66' });
    await openApp('/longDay');
    await tap('button', '约一份国庆祝福');
    await tap('button', '接着写原来的');
    expect(address()).toBe('#/transfer3');
    expect(draft()).toEqual({ ...emptyBooking, money: '66' });
  });

  it('offers no gift to somebody who may not give', async () => {
    at('2026-09-12T09:41:00');
    await openApp('/longDay', { as: liang, sysType: 'WALLET' });
    expect(screen.getByRole('heading', { name: '团圆好礼' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /祝福/ })).toBeNull();
  });

  it('offers no gift on Qingming', async () => {
    at('2026-04-01T09:41:00');
    await openApp('/longDay');
    expect(main()).toHaveTextContent('离清明还有');
    expect(screen.queryByRole('button', { name: /祝福/ })).toBeNull();
  });

  it('sets the reminder of an activity, and leads to its page', async () => {
    at('2026-09-12T09:41:00');
    await openApp('/longDay');
    await tap('button', '中秋灯谜赛，提醒我');
    await reload();
    expect(screen.getByRole('button', { name: '中秋灯谜赛，已设提醒' })).toBeInTheDocument();
    await tap('link', /^中秋灯谜赛/);
    expect(screen.getByRole('heading', { name: '中秋灯谜赛' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '中秋灯谜赛，已设提醒' })).toBeInTheDocument();
  });

  it('keeps the countdown while goods and activities cannot be read', async () => {
    at('2026-09-12T09:41:00');
    await fault({
      call: 'holidaySpecial',
      kind: 'code',
      value: '7777',
      message: '系统维护中',
      times: 'always',
    });
    await openApp('/longDay');
    expect(screen.getByRole('alert')).toHaveTextContent('好礼和活动加载失败');
    expect(main()).toHaveTextContent('离中秋还有');
    await clearFaults();
    await tap('button', '再试一次');
    expect(screen.getByRole('heading', { name: '一起过节' })).toBeInTheDocument();
  });
});
