import { expect, type Page } from '@playwright/test';
import { open } from './steps';

/** A Saturday afternoon with empty streets. */
export const taxiTime = Date.parse('2026-11-21T14:41:00+08:00');

/** Chooses a route in 杭州, from 云杉中心 to the airport. */
export async function chooseRoute(page: Page, address = '/newDidiHome'): Promise<void> {
  await open(page, address);
  await page.getByRole('button', { name: /^上车点/ }).click();
  await page.getByRole('dialog').getByRole('link').click();
  await page.getByRole('button', { name: '杭州' }).first().click();
  await page.getByRole('button', { name: '云杉中心 3 号楼 北门' }).click();
  await page.getByRole('button', { name: /^目的地/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '杭州机场 T1 出发层' }).click();
  const next = address === '/didiHome' ? '看车型和价格' : /^叫车 · 预估 \d/;
  await expect(page.getByRole('button', { name: next })).toBeEnabled();
}

/** Orders a car on this route. */
export async function bookTaxi(page: Page): Promise<void> {
  await chooseRoute(page);
  await page.getByRole('button', { name: /^叫车 · 预估 \d/ }).click();
  await expect(page.getByRole('heading', { name: '正在找司机' })).toBeVisible();
}
