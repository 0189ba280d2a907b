import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { environment } from '@/app/environment';
import { address, chooseColleague, tap, typeBlessing } from '../../support/actions';
import { book, choose, fillBooking, pickDate, pickTag } from '../../support/bookings';
import { chen, zhou } from '../../support/gateways/mock-gateways';
import { bookings, changeWorld, clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

const newestBooking = async () => (await bookings()).slice(-1)[0];
const clearBookings = () => changeWorld((state) => ({ ...state, bookings: [] }));
const saveButton = () => screen.getByRole('button', { name: '预约这份祝福' });

describe('a booking with a mistake', () => {
  beforeEach(clearBookings);

  it('names one mistake at a time on its button, and sends nothing', async () => {
    await openApp('/transfer3');
    await tap('button', '先选择同事');
    expect(address()).toBe('#/rewardUsers?for=%2Ftransfer3');
    await chooseColleague('20183306');
    await tap('button', /^确定（/);
    await pickTag('里程碑');
    const look = () => screen.getByRole('button', { name: /先选择日期|请填写金额|预约这份祝福/ }).className;
    expect(look()).toMatch(/waiting/);
    await tap('button', '先选择日期');
    await tap('button', '收起');
    expect(screen.getByRole('button', { name: /^送达日期/ })).toHaveTextContent('先选择日期');
    await pickDate('2026-11-21');
    await tap('button', '请填写金额');
    const keypad = within(screen.getByRole('dialog', { name: '每次每人' }));
    expect(keypad.getByText('请填写金额')).toBeInTheDocument();
    fireEvent.click(keypad.getByRole('button', { name: '5' }));
    fireEvent.click(keypad.getByRole('button', { name: '完成' }));
    await settled();
    expect(look()).not.toMatch(/waiting/);
    expect(sentCalls('create')).toHaveLength(0);
  });

  it('leads from its button to a blessing that is too long, and says so there', async () => {
    await fillBooking();
    await typeBlessing('字'.repeat(41));
    await tap('button', '祝福最多 40 个字');
    expect(screen.getByRole('textbox', { name: '写句祝福' })).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('祝福最多 40 个字');
  });

  it('refuses today’s date once the run of today is over', async () => {
    await fillBooking();
    await pickDate('2026-11-21');
    vi.setSystemTime(Date.UTC(2026, 10, 21, 2, 30));
    await reload();
    expect(screen.getByRole('button', { name: /^送达日期/ })).toHaveTextContent('日期已过，换一天');
    fireEvent.click(screen.getByRole('button', { name: '日期已过，换一天' }));
    await settled();
    const calendar = within(screen.getByRole('dialog', { name: '送达日期' }));
    expect(calendar.getByRole('button', { name: /^2026 年 11 月 22 日/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(calendar.queryByRole('button', { name: /^2026 年 11 月 21 日/ })).toBeNull();
    expect(calendar.getByRole('button', { name: '上个月' })).toBeDisabled();
  });

  it('offers to remove a colleague who has left the company', async () => {
    await fillBooking();
    await choose('20200211');
    await changeWorld((state) => ({ ...state, leavers: [chen] }));
    await reload();
    expect(screen.getByText('陈思远已离职或没有 OA 账号，请先移除', { selector: 'p' })).toBeInTheDocument();
    await tap('button', '移除');
    await book();
    expect(await newestBooking()).toMatchObject({ to: [zhou] });
  });

  it('shows the gateway’s own words, and keeps what was written', async () => {
    await fillBooking();
    await fault({ call: 'appointmentCreate', kind: 'code', value: '5999', message: '今天不行' });
    await book();
    expect(screen.getByText(/预约失败：今天不行/)).toBeInTheDocument();
    expect(screen.getByText('88.0')).toBeInTheDocument();
    await book();
    expect(await bookings()).toHaveLength(1);
    const keys = sentCalls('create').map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a booking whose answer was lost', () => {
  beforeEach(clearBookings);

  it.each([
    ['which was booked all the same', 'after' as const],
    ['which never arrived', 'before' as const],
  ])('%s is sent again under its key and booked once, after a reload too', async (_, when) => {
    await fillBooking();
    await fault({ call: 'appointmentCreate', kind: 'drop', when, times: 'always' });
    await book();
    await pass(10_000);
    expect(screen.getByText('还不知道有没有预约成功')).toBeInTheDocument();
    await clearFaults();
    await reload();
    await tap('button', '再试一次');
    expect(await bookings()).toHaveLength(1);
    expect(address()).toBe(`#/orderreward1?id=${(await newestBooking())?.id}&fresh=1`);
    expect(new Set(sentCalls('create').map(({ key }) => key)).size).toBe(1);
  });
});

describe('at a gateway without idempotency keys', () => {
  beforeEach(async () => {
    await clearBookings();
    environment.keylessGateways.push('wallet');
  });
  afterEach(() => {
    environment.keylessGateways.length = 0;
  });

  it.each([
    ['which was booked all the same is found in the records', 'after' as const],
    ['which never arrived can be written anew once it had its time', 'before' as const],
  ])('a booking whose answer was lost is not sent again: one %s', async (_, when) => {
    await fillBooking();
    await fault({ call: 'appointmentCreate', kind: 'drop', when, times: 'always' });
    await book();
    await pass(10_000);
    await clearFaults();
    const sent = sentCalls('create').length;
    await tap('button', '再试一次');
    if (when === 'after') {
      expect(address()).toBe(`#/orderreward1?id=${(await newestBooking())?.id}&fresh=1`);
    } else {
      expect(screen.getByText('还不知道有没有预约成功')).toBeInTheDocument();
      await pass(61_000);
      await tap('button', '再试一次');
      expect(screen.getByText('预约失败：预约记录里没有这份预约，请再试一次')).toBeInTheDocument();
      expect(saveButton()).toBeEnabled();
    }
    expect(sentCalls('create')).toHaveLength(sent);
    expect(await bookings()).toHaveLength(when === 'after' ? 1 : 0);
  });
});
