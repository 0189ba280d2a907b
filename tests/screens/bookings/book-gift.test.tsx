import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { tagsOf } from '@/areas/bookings/mocks/tags';
import { bookings as bookingTexts } from '@/messages/areas/bookings';
import { logInKeyOf, tokenOf } from '@/mocks/core/identity';
import { person } from '@/mocks/core/people';
import { withSecurity } from '@/mocks/payment-security/security';
import { sessionGiven } from '@/state/session';
import { address, goBack, tap, typeBlessing } from '../../support/actions';
import { highLimits } from '../../support/booking-limits';
import { book, choose, fillBooking, pickDate, pickTag, typeCoins, visit } from '../../support/bookings';
import { chen, me, zhou } from '../../support/gateways/mock-gateways';
import { bookings, changeWorld, fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';

const newestBooking = async () => (await bookings()).slice(-1)[0];
const clearBookings = () => changeWorld((state) => ({ ...state, bookings: [] }));

describe('booking a gift', () => {
  beforeEach(clearBookings);

  it('suggests the birthday, and states the time and the first day of its arrival', async () => {
    await openApp('/transfer3');
    expect(screen.getByRole('radio', { name: '生日祝福' })).toBeChecked();
    expect(screen.getByText('对方生日当天上午 10:00 自动送达')).toBeInTheDocument();
    expect(screen.getByText('同事间通常送 66–188 龙币')).toBeInTheDocument();
    await choose('20183306');
    const [, month, day] = person(1).birthday.split('-').map(Number);
    expect(screen.getByText(new RegExp(`年 ${month} 月 ${day} 日 周`))).toBeInTheDocument();
  });

  it('suggests the birthday wherever the gateway lists it', async () => {
    const tags = [...tagsOf(0)].reverse();
    await fault({ call: 'appointmentTags', kind: 'wrong-shape', value: JSON.stringify({ tags }) });
    await openApp('/transfer3');
    expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName('里程碑');
    expect(screen.getByRole('radio', { name: '生日祝福' })).toBeChecked();
  });

  it('ends on the page that says so, and clears the draft', async () => {
    await fillBooking();
    await typeBlessing('节日快乐');
    await book();
    expect(await bookings()).toMatchObject([
      { owner: me, to: [chen], money: 880, date: '2026-12-03', every: 'yearly', text: '节日快乐' },
    ]);
    expect(address()).toBe(`#/orderreward1?id=${(await newestBooking())?.id}&fresh=1`);
    expect(screen.getByText('2026 年 12 月 3 日 周四 上午 10:00')).toBeInTheDocument();
    await visit('/transfer3');
    expect(screen.getByRole('button', { name: /^送给/ })).toHaveTextContent('选择同事');
  });

  it.each(['生日祝福', '节日问候'])(
    'wishes what fits %s where nothing was written, and says so before it is booked',
    async (tag) => {
      await openApp('/transfer3');
      await choose('20183306');
      await pickTag(tag);
      if (tag === '节日问候') await pickDate('2026-12-03');
      await typeCoins('8.8');
      const [usual] = bookingTexts.blessings[tag === '生日祝福' ? 'birthday' : 'holiday'];
      expect(screen.getByRole('textbox', { name: '写句祝福' })).toHaveAttribute('placeholder', usual);
      await tap('button', '预约这份祝福');
      expect(screen.getByRole('dialog')).toHaveTextContent(`祝福${usual}`);
      await tap('button', /^确认预约/);
      expect((await newestBooking())?.text).toBe(usual);
    },
  );

  it('leaves its form out of the history: back from the booking leads to the page before the form', async () => {
    await openApp('/home');
    fireEvent.click(screen.getAllByRole('link', { name: /^定时祝福/ })[0] ?? document.body);
    await settled();
    await choose('20183306');
    await pickTag('节日问候');
    await pickDate('2026-12-03');
    await typeCoins('8.8');
    await book();
    expect(address()).toMatch(/^#\/orderreward1\?id=A/);
    await goBack();
    expect(address()).toBe('#/home');
  });

  it('sums up and forecasts by the day of each recipient', async () => {
    await openApp('/transfer3');
    await choose('20183306');
    await choose('20200211');
    await typeCoins('100');
    const rows = screen.getAllByText('本次').map(({ parentElement }) => parentElement?.textContent);
    expect(rows).toHaveLength(2);
    expect(new Set(rows)).toEqual(new Set(['周一航 · 生日祝福 本次', '陈思远 · 生日祝福 本次']));
    expect(screen.getAllByText('−100.0')).toHaveLength(2);
    await tap('button', /^每次每人/);
    expect(screen.getByText('2 人 × 100.0，2 个日期共 200.0')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '完成' }));
    await settled();
    await book();
    await tap('button', '查看这份预约');
    expect(screen.getByText('2 个日期共')).toBeInTheDocument();
    await visit('/orderreward1');
    expect(screen.getByRole('link', { name: /下次 .* 送给(周一航|陈思远)/ })).toBeInTheDocument();
  });

  it('repeats every month when that is chosen, and happens once for a milepost', async () => {
    await fillBooking();
    fireEvent.click(screen.getByRole('radio', { name: '每月' }));
    await settled();
    await pickTag('里程碑');
    expect(screen.queryByRole('radio', { name: '每月' })).toBeNull();
    expect(screen.getByText('选定日子的上午 10:00 自动送达，只送一次')).toBeInTheDocument();
    await pickTag('节日问候');
    await book();
    expect(await newestBooking()).toMatchObject({ every: 'monthly' });
  });

  it('books once for many taps', async () => {
    await fillBooking();
    await tap('button', '预约这份祝福');
    const button = screen.getByRole('button', { name: '确认预约' });
    for (let taps = 0; taps < 5; taps += 1) fireEvent.click(button);
    await settled();
    expect(sentCalls('create')).toHaveLength(1);
    expect(await bookings()).toHaveLength(1);
  });

  it('keeps the draft over a reload', async () => {
    await fillBooking();
    await typeBlessing('平安喜乐');
    await reload();
    expect(screen.getByText('88.0')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '写句祝福' })).toHaveValue('平安喜乐');
    expect(screen.getByRole('button', { name: /^送达日期/ })).toHaveTextContent('2026 年 12 月 3 日 周四');
  });

  it('does not show the draft to the next person', async () => {
    await fillBooking();
    sessionGiven({ token: tokenOf(zhou), loginToken: logInKeyOf(zhou) });
    await reload();
    expect(screen.getByRole('button', { name: /^送给/ })).toHaveTextContent('选择同事');
  });

  it('says that the special days could not be read, and fetches them again', async () => {
    await fault({ call: 'appointmentDays', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/transfer3');
    await choose('20183306');
    expect(screen.getByText('日期加载失败')).toBeInTheDocument();
    await tap('button', '再试一次');
    expect(screen.queryByText('日期加载失败')).toBeNull();
    expect(screen.getByText(/年 \d+ 月 \d+ 日 周/)).toBeInTheDocument();
  });

  it('warns that the gift will go unpaid and by how much, and can still book it', async () => {
    await changeWorld((state) => withSecurity(state, me, highLimits));
    await fillBooking('5000');
    expect(screen.getByText(/12\/3 余额不足，无法送出，还差 2,319\.5/)).toBeInTheDocument();
    expect(screen.getByText(/按预约先后送出。余额不够时，从那一份起当天不再送出/)).toBeInTheDocument();
    await book();
    expect(await bookings()).toHaveLength(1);
    expect(screen.getByText('按当前余额还差 2,319.5，提前补充即可送达')).toBeInTheDocument();
  });

  it('names the other gift that this one would leave unpaid', async () => {
    await changeWorld((state) => withSecurity(state, me, highLimits));
    await fillBooking('2000');
    await book();
    await visit('/transfer3');
    await choose('20200211');
    await pickTag('里程碑');
    await pickDate('2026-12-01');
    await typeCoins('1000');
    expect(screen.getByText(/将影响 12\/3 给陈思远的“节日问候”，届时无法送出/)).toBeInTheDocument();
  });
});
