import type { Page } from '@playwright/test';
import { expectRowsToFill, fingerOn, open } from './support/steps';
import { expect, test } from './support/test';

const count = (page: Page) => page.getByText(/^共 [\d,]+ 笔/);

/** Opens the bill and says how many entries it has. */
async function openBill(page: Page): Promise<number> {
  await open(page, '/longballDetail');
  await expect(count(page)).toBeVisible();
  return Number(/[\d,]+/.exec(await count(page).innerText())?.[0].replace(',', ''));
}

test.describe('the bill', () => {
  test('loads up to its last entry, and then says that there are no more', async ({ page }) => {
    await openBill(page);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByText('没有更多了')).toBeInViewport({ timeout: 200 });
    }).toPass({ intervals: [50], timeout: 20_000 });
    await expect(page.locator('a[href="#/orderItemDetail/P000001"]')).toBeInViewport();
  });

  test('is refreshed when a finger pulls it down, and not when it is released too early', async ({
    page,
    world,
  }) => {
    const entries = await openBill(page);
    await world.reset('poor');
    const early = await fingerOn(page, count(page));
    await early.pullBy(50);
    await expect(page.getByText('下拉刷新')).toBeVisible();
    await early.lift();
    await expect(page.getByText('下拉刷新')).toHaveCount(0);
    await expect(count(page)).toBeVisible();

    const finger = await fingerOn(page, count(page));
    await finger.pullBy(120);
    await expect(page.getByText('松开刷新')).toBeVisible();
    await finger.lift();
    await expect(page.getByText(`共 ${entries + 1} 笔`)).toBeVisible();
  });

  test('mounts only the rows near the viewport of 10,000 entries, however far it was scrolled', async ({
    page,
    world,
  }) => {
    await world.reset('heavy');
    expect(await openBill(page)).toBeGreaterThan(9_999);
    const newest = await page.getByRole('link').first().getAttribute('href');
    const rows = page.getByText(/^余额 /);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (let part = 0; part < 12; part++) {
      const before = await height();
      await page.evaluate((bottom) => window.scrollTo(0, bottom), before);
      await expect.poll(height).toBeGreaterThan(before);
      expect(await rows.count()).toBeLessThan(60);
    }
    await expect(rows.first()).toBeAttached();
    await expect(page.locator(`a[href="${newest}"]`)).toHaveCount(0);
  });
});

test('the bill fills a tall screen with rows before anybody has scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1400 });
  await openBill(page);
  await expectRowsToFill(page, page.getByText(/^余额 /));
});

test('the bill renders half a screen of rows ahead of a scroll, so that a busy phone shows no blank area', async ({
  page,
}) => {
  await openBill(page);
  const screensAhead = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const lowest = () =>
          Math.max(
            ...Array.from(document.querySelectorAll('main a'), (row) => row.getBoundingClientRect().bottom),
          );
        // The list receives the scroll event in one frame and renders in the next.
        const waitTwoFrames = () =>
          requestAnimationFrame(() => requestAnimationFrame(() => done(lowest() / innerHeight - 1)));
        addEventListener('scroll', waitTwoFrames, { once: true });
        scrollBy(0, 300);
      }),
  );
  expect(screensAhead).toBeGreaterThan(0.5);
});

test('the bill opens the row that is tapped while the list still moves', async ({ page }) => {
  await openBill(page);
  const row = await page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        // Finds the first row that starts below the middle, because a day's heading may be in the middle itself.
        const rows = () => Array.from(document.querySelectorAll('a[href^="#/orderItemDetail/"]'));
        const isFound = () => {
          const row = rows().find((each) => each.getBoundingClientRect().top > innerHeight / 2);
          const { left, top, width, height } = row?.getBoundingClientRect() ?? new DOMRect();
          return row?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) === true;
        };
        // The list receives the scroll event in one frame and renders in the next.
        const waitTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => done(isFound())));
        addEventListener('scroll', waitTwoFrames, { once: true });
        scrollBy(0, 900);
      }),
  );
  expect(row).toBe(true);
});
