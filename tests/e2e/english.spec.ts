import type { Page } from '@playwright/test';
import { findChinese, textsOfPage } from '../support/chinese';
import { scrollDown } from './support/steps';
import { expect, test } from './support/test';
import { lin, su, tokenOf } from './support/world';

/** No text or label of the page contains Chinese, except those inside `except`; the page before may still be leaving. */
async function expectNoChinese(page: Page, except = 'noscript'): Promise<void> {
  await expect.poll(async () => findChinese(await page.evaluate(textsOfPage, except))).toEqual([]);
}

test('sending coins is possible in English on each of its pages', async ({ page, world }) => {
  await page.goto(`/?token=${tokenOf(lin)}&lang=en-US#/home`);
  await expect(page.getByRole('heading', { name: 'Coins available' })).toBeVisible();
  await scrollDown(page);
  await expect(page.getByRole('heading', { name: 'Latest' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveTitle('Wallet home');
  // Bill entries are the gateway's words.
  await expect(page.getByRole('link', { name: /Transfer from 周一航/ })).toBeVisible();
  await expectNoChinese(page, 'noscript, main ul');

  await page.getByRole('link', { name: 'Transfer', exact: true }).click();
  await expect(page).toHaveTitle('Transfer');
  await page.getByRole('button', { name: 'Add colleagues' }).click();
  await page.getByRole('searchbox', { name: 'Search colleagues' }).fill(su.initials);
  await page.getByRole('checkbox', { name: su.name }).click();
  // People and departments are data.
  await expectNoChinese(page, 'noscript, [role="checkbox"], select');
  await page.getByRole('button', { name: 'Done (1)' }).click();
  await page.getByRole('textbox', { name: 'Coins for each' }).fill('8.8');
  // Colleagues who got something lately are data too.
  await expectNoChinese(page, 'noscript, section[aria-label] > ul');
  await page.getByRole('button', { name: 'Send 8.8 coins' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm the transfer' });
  await expect(sheet).toBeVisible();
  await expectNoChinese(page, 'noscript, section[aria-label] > ul');
  await sheet.getByRole('button', { name: 'Confirm 8.8 coins' }).click();
  await expect(page.getByText('Your gift has arrived')).toBeVisible();
  await expectNoChinese(page);
  await world.expectBookedOnce(88);

  await page.getByRole('button', { name: 'See the bill' }).click();
  await expect(page.getByRole('heading', { name: 'Balance history' })).toBeVisible();
  await expect(page.getByText(/\d+ entries/)).toBeVisible();
  await expectNoChinese(page, 'noscript, [data-edge]');
});
