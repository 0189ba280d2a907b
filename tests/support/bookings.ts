import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { chooseColleague, tap } from './actions';
import { openApp, settled } from './render-app';

/** Opens another page of the same visit. */
export async function visit(next: string): Promise<void> {
  cleanup();
  await openApp(next);
}

export async function choose(jobNumber: string): Promise<void> {
  await tap('button', /^送给/);
  await chooseColleague(jobNumber);
  await tap('button', /^确定（/);
}

export async function typeCoins(coins: string): Promise<void> {
  await tap('button', /^每次每人/);
  const keypad = within(screen.getByRole('dialog', { name: '每次每人' }));
  for (const key of coins) fireEvent.click(keypad.getByRole('button', { name: key }));
  fireEvent.click(keypad.getByRole('button', { name: '完成' }));
  await settled();
}

export async function pickTag(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name }));
  await settled();
}

/** Opens the calendar for the delivery day. */
async function openCalendar() {
  await tap('button', /^送达日期/);
  return within(screen.getByRole('dialog', { name: '送达日期' }));
}

/** Turns the calendar to a day's month and chooses the day. */
export async function pickDate(day: string): Promise<void> {
  const calendar = await openCalendar();
  const [year = 0, month = 0, date] = day.split('-').map(Number);
  const monthsAhead = () => {
    const [shownYear = 0, shownMonth = 0] = (
      calendar.getByRole('heading', { level: 3 }).textContent.match(/\d+/g) ?? []
    ).map(Number);
    return (year - shownYear) * 12 + month - shownMonth;
  };
  for (let ahead = monthsAhead(); ahead !== 0; ahead = monthsAhead()) {
    fireEvent.click(calendar.getByRole('button', { name: ahead > 0 ? '下个月' : '上个月' }));
    await settled();
  }
  fireEvent.click(calendar.getByRole('button', { name: new RegExp(`^${year} 年 ${month} 月 ${date} 日 `) }));
  await settled();
  fireEvent.click(calendar.getByRole('button', { name: '确定' }));
  await settled();
}

/** Fills in a holiday gift to 陈思远 on 3 December up to saving it. */
export async function fillBooking(coins = '88'): Promise<void> {
  await openApp('/transfer3');
  await choose('20183306');
  await pickTag('节日问候');
  await pickDate('2026-12-03');
  await typeCoins(coins);
}

/** Taps the button of the form, then the one of the confirm sheet. */
export async function book(save = '预约这份祝福', confirm = '确认预约'): Promise<void> {
  await tap('button', save);
  await tap('button', confirm);
}
