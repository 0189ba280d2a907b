import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { chooseColleague, tap } from './actions';
import { openApp, settled } from './render-app';

/** Another page of the same visit. */
export async function visit(next: string): Promise<void> {
  cleanup();
  await openApp(next);
}

export async function choose(jobNumber: string): Promise<void> {
  await tap('button', /^送给/);
  await chooseColleague(jobNumber);
  await tap('button', /^送给这/);
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

export async function pickDate(day: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('送达日期'), { target: { value: day } });
  await settled();
}

/** A holiday gift to 陈思远 on 3 December that only needs to be saved. */
export async function fillBooking(coins = '88'): Promise<void> {
  await openApp('/transfer3');
  await choose('20183306');
  await pickTag('节日问候');
  await pickDate('2026-12-03');
  await typeCoins(coins);
}
