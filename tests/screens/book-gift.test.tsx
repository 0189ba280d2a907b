import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { tokenOf } from '@/mocks/core/identity';
import { person } from '@/mocks/people/people';
import { sessionGiven } from '@/state/session';
import { goBack, tap, typeBlessing } from '../support/actions';
import { visit, choose, typeCoins, pickTag, pickDate, fillBooking } from '../support/bookings';
import { chen, me, zhou } from '../support/mock-gateways';
import { openApp, reload, settled } from '../support/render-app';
import { changeWorld, fault, gatewayState, sentCalls } from '../support/screen-network';

const bookings = async () => (await gatewayState()).bookings;
const newest = async () => (await bookings()).slice(-1)[0];
const address = () => window.location.hash;
const nobodyBooked = () => changeWorld((state) => ({ ...state, bookings: [] }));
const save = () => screen.getByRole('button', { name: '预约这份祝福' });

describe('booking a gift', () => {
  beforeEach(nobodyBooked);

  it('begins with the birthday, and says when it arrives and on which day first', async () => {
    await openApp('/transfer3');
    expect(screen.getByRole('radio', { name: '生日祝福' })).toBeChecked();
    expect(screen.getByText('对方生日当天上午 10:00 自动送达')).toBeInTheDocument();
    expect(screen.getByText('同事多送 66 到 188 龙币')).toBeInTheDocument();
    await choose('20183306');
    const [, month, day] = person(1).birthday.split('-').map(Number);
    expect(screen.getByText(new RegExp(`年 ${month} 月 ${day} 日 周`))).toBeInTheDocument();
  });

  it('ends on the page of the booking, with one booked and the draft gone', async () => {
    await fillBooking();
    await typeBlessing('节日快乐');
    fireEvent.click(save());
    await settled();
    expect(await bookings()).toMatchObject([
      { owner: me, to: [chen], money: 880, date: '2026-12-03', every: 'yearly', text: '节日快乐' },
    ]);
    expect(address()).toBe(`#/orderreward1?id=${(await newest())?.id}`);
    expect(screen.getByText('2026 年 12 月 3 日 周四')).toBeInTheDocument();
    await visit('/transfer3');
    expect(screen.getByRole('button', { name: /^送给/ })).toHaveTextContent('选择同事');
  });

  it('leaves its form out of the history: back from the booking leads to where it was begun', async () => {
    await openApp('/home');
    fireEvent.click(screen.getAllByRole('link', { name: /^定时祝福/ })[0] ?? document.body);
    await settled();
    await choose('20183306');
    await pickTag('节日问候');
    await pickDate('2026-12-03');
    await typeCoins('8.8');
    fireEvent.click(save());
    await settled();
    expect(address()).toMatch(/^#\/orderreward1\?id=A/);
    await goBack();
    expect(address()).toBe('#/home');
  });

  it('comes every month where that is chosen, and a milepost once', async () => {
    await fillBooking();
    fireEvent.click(screen.getByRole('radio', { name: '每月' }));
    await settled();
    await pickTag('里程碑');
    expect(screen.queryByRole('radio', { name: '每月' })).toBeNull();
    expect(screen.getByText('选定日子的上午 10:00 自动送达，只送一次')).toBeInTheDocument();
    await pickTag('节日问候');
    fireEvent.click(save());
    await settled();
    expect(await newest()).toMatchObject({ every: 'monthly' });
  });

  it('is booked once for many taps', async () => {
    await fillBooking();
    const button = save();
    for (let taps = 0; taps < 5; taps += 1) fireEvent.click(button);
    await settled();
    expect(sentCalls('create')).toHaveLength(1);
    expect(await bookings()).toHaveLength(1);
  });

  it('keeps what was written over a reload', async () => {
    await fillBooking();
    await typeBlessing('平安喜乐');
    await reload();
    expect(screen.getByText('88.0')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '写句祝福' })).toHaveValue('平安喜乐');
    expect(screen.getByRole('button', { name: /^送达日期/ })).toHaveTextContent('2026 年 12 月 3 日 周四');
  });

  it('what somebody wrote is not there for the next person', async () => {
    await fillBooking();
    sessionGiven({ token: tokenOf(zhou), loginToken: tokenOf(zhou) });
    await reload();
    expect(screen.getByRole('button', { name: /^送给/ })).toHaveTextContent('选择同事');
  });

  it('says that the days did not arrive, and asks again', async () => {
    await fault({ call: 'appointmentDays', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/transfer3');
    await choose('20183306');
    expect(screen.getByText('日子没能取到')).toBeInTheDocument();
    await tap('button', '再试一次');
    expect(screen.queryByText('日子没能取到')).toBeNull();
    expect(screen.getByText(/年 \d+ 月 \d+ 日 周/)).toBeInTheDocument();
  });

  it('says before it is booked that it will go unpaid and by how much, and can be booked all the same', async () => {
    await fillBooking('5000');
    expect(screen.getByText(/这一份会在 12\/3 送不出，还差 2,319\.5/)).toBeInTheDocument();
    expect(screen.getByText(/按预约先后送出；余额不够时停在那一份/)).toBeInTheDocument();
    fireEvent.click(save());
    await settled();
    expect(await bookings()).toHaveLength(1);
    expect(screen.getByText('还差 2,319.5')).toBeInTheDocument();
  });

  it('names the gift that this one would leave unpaid', async () => {
    await fillBooking('2000');
    fireEvent.click(save());
    await settled();
    await visit('/transfer3');
    await choose('20200211');
    await pickTag('里程碑');
    await pickDate('2026-12-01');
    await typeCoins('1000');
    expect(screen.getByText(/之后，12\/3 给陈思远的“节日问候”会送不出/)).toBeInTheDocument();
  });
});
