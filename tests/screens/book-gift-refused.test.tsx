import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { environment } from '@/app/environment';
import { address, tap } from '../support/actions';
import { book, choose, fillBooking, openCalendar, pickDate, pickTag } from '../support/bookings';
import { chen, zhou } from '../support/mock-gateways';
import { openApp, pass, reload, settled } from '../support/render-app';
import { bookings, changeWorld, clearFaults, fault, sentCalls } from '../support/screen-network';

const newestBooking = async () => (await bookings()).slice(-1)[0];
const clearBookings = () => changeWorld((state) => ({ ...state, bookings: [] }));
const saveButton = () => screen.getByRole('button', { name: '预约这份祝福' });

describe('a booking with a mistake', () => {
  beforeEach(clearBookings);

  it('names one mistake at a time on its button, and sends nothing', async () => {
    await openApp('/transfer3');
    fireEvent.click(saveButton());
    await tap('button', '先选择同事');
    await choose('20183306');
    await pickTag('里程碑');
    fireEvent.click(saveButton());
    await tap('button', '先选择日期');
    await pickDate('2026-11-21');
    await tap('button', '请填写金额');
    expect(sentCalls('create')).toHaveLength(0);
  });

  it('refuses today’s date once the run of today is over', async () => {
    await fillBooking();
    await pickDate('2026-11-21');
    vi.setSystemTime(Date.UTC(2026, 10, 21, 2, 30));
    await reload();
    fireEvent.click(saveButton());
    await settled();
    await tap('button', '日期已过，换一天');
    const calendar = await openCalendar();
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
    expect(screen.getByText('陈思远已离职或没有 OA 账号，先移除')).toBeInTheDocument();
    await tap('button', '移除');
    await book();
    expect(await newestBooking()).toMatchObject({ to: [zhou] });
  });

  it('shows the gateway’s own words, and keeps what was written', async () => {
    await fillBooking();
    await fault({ call: 'appointmentCreate', kind: 'code', value: '5999', message: '今天不行' });
    await book();
    expect(screen.getByText(/没有预约上：今天不行/)).toBeInTheDocument();
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
    expect(screen.getByText('还不知道有没有预约上')).toBeInTheDocument();
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
      expect(screen.getByText('还不知道有没有预约上')).toBeInTheDocument();
      await pass(61_000);
      await tap('button', '再试一次');
      expect(screen.getByText('没有预约上：预约记录里没有它，请再试一次')).toBeInTheDocument();
      expect(saveButton()).toBeEnabled();
    }
    expect(sentCalls('create')).toHaveLength(sent);
    expect(await bookings()).toHaveLength(when === 'after' ? 1 : 0);
  });
});
