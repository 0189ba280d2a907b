import type { Page } from '@playwright/test';
import { open, scrollDown } from './support/steps';
import { expect, test } from './support/test';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('scrolling', () => {
  test('starts a page at its top, and restores its position on the way back and forth', async ({ page }) => {
    await open(page, '/home');
    await scrollDown(page);
    await expect(page.getByRole('heading', { name: '最近收支' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 260));
    // A tap by the test would scroll by itself.
    await page.getByRole('link', { name: '全部账单' }).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => scrolled(page)).toBe(400);
    await page.goBack();
    await expect(page.getByRole('heading', { name: '最近收支' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(260);
    await page.goForward();
    await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(400);
  });
});
