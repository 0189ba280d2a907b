import type { Locator, Page } from '@playwright/test';
import { confirmButton, expectSuccess, open, openSheet } from './support/steps';
import { expect, test } from './support/test';
import { su } from './support/world';

/** Presses the Tab key until this element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 40; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${wanted.toString()}.`);
}

test('coins can be sent with the keyboard alone', async ({ page, world }) => {
  await open(page, '/home');
  await tabTo(page, page.getByRole('link', { name: '转账', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '添加同事' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox', { name: '搜索同事' }));
  await page.keyboard.type(su.initials);
  await tabTo(page, page.getByRole('checkbox', { name: su.name }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: su.name })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: '确定（1 人）' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: '每人收到的龙币' }));
  await page.keyboard.type('8.8');
  await tabTo(page, page.getByRole('textbox', { name: '写句祝福' }));
  await tabTo(page, page.getByRole('button', { name: '转出 8.8 龙币' }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '确认转账' });
  await expect(sheet).toBeFocused();

  // The focus stays inside the sheet, and Esc closes it and restores the focus.
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab');
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: '转出 8.8 龙币' })).toBeFocused();
  await openSheet(page);
  await tabTo(page, confirmButton(page));
  await page.keyboard.press('Enter');
  await expectSuccess(page);
  await world.expectBookedOnce(88);
});
