import type { Page } from '@playwright/test';
import { open } from './support/steps';
import { expect, test } from './support/test';

const articles = (page: Page) => page.getByRole('tabpanel').getByRole('link');

/** Scrolls to the end of the list until it is the last page. */
async function readToTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('没有更多了')).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('the list loads up to its end, and keeps its position on the way back from an article and the next one', async ({
  page,
}) => {
  await open(page, '/news-list');
  await expect(articles(page).first()).toBeVisible();
  await readToTheEnd(page);
  await expect(articles(page)).toHaveCount(60);
  const link = articles(page).nth(40);
  await link.scrollIntoViewIfNeeded();
  const title = (await link.locator('p').first().textContent()) ?? '';
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1_000);
  await link.click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: /^下一篇/ }).click();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.getByRole('button', { name: '返回' }).click();
  await expect(articles(page)).toHaveCount(60);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect(articles(page).nth(40)).toHaveAccessibleName(/已读/);
  await expect(articles(page).nth(41)).toHaveAccessibleName(/已读/);
  await expect(articles(page).nth(42)).toHaveAccessibleName(/未读/);
});

test('pictures are fetched two screens ahead and no sooner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await open(page, '/news-list');
  await expect(articles(page).first()).toBeVisible();
  const drawn = page.getByRole('tabpanel').locator('img');
  await expect(drawn.first()).toBeVisible();
  const rows = await articles(page).count();
  expect(await drawn.count()).toBeLessThan(rows);
  await articles(page)
    .nth(rows - 1)
    .scrollIntoViewIfNeeded();
  await expect(
    articles(page)
      .nth(rows - 1)
      .locator('img'),
  ).toBeVisible();
});

test.describe('without the content security policy', () => {
  // The policy would stop most of it as well, so it is bypassed to test the sanitiser alone.
  test.use({ bypassCSP: true });

  test('an article by a hostile author runs nothing, requests nothing, and sends nothing', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/news-detail?id=N9999');
    const article = page.getByRole('article');
    await expect(article.getByText('摆摊前先把价格写在便签上')).toBeVisible();
    await expect(article.getByText('剩下的捐出去')).toBeVisible();
    expect(await page.title()).not.toBe('hit');
    await expect(article.locator('iframe, form, input, script, [style*="fixed"]')).toHaveCount(0);
    expect(asked.filter((url) => /evil|tracker/.test(url))).toEqual([]);
    await article.getByRole('link', { name: '原文' }).click();
    await expect(page.getByRole('dialog')).toContainText('market.example.net');
  });
});
