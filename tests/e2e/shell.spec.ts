import type { Page } from '@playwright/test';
import { brokenConnection, httpStatusError } from './support/browser-errors';
import { open, scrollDown } from './support/steps';
import { expect, test } from './support/test';
import { lin, tokenOf } from './support/world';

const balance = (page: Page) => page.getByText('2,680.5 龙币');
const offline = (page: Page) => page.getByText('网络不可用，请检查您的网络设置');
const tip = (page: Page) => page.getByRole('button', { name: '新版本已发布，点这里更新' });
const openBill = (page: Page) => page.getByRole('link', { name: '账单', exact: true }).click();
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('scrolling', () => {
  test('starts a page at its top, and restores its position on the way back and forth', async ({ page }) => {
    await open(page, '/home');
    await scrollDown(page);
    await expect(page.getByRole('heading', { name: '最近的往来' })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 260));
    // A tap by the test would scroll by itself.
    await page.getByRole('link', { name: '全部账单' }).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => scrolled(page)).toBe(400);
    await page.goBack();
    await expect(page.getByRole('heading', { name: '最近的往来' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(260);
    await page.goForward();
    await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(400);
  });
});

test.describe('a network that is lost and returns without an event', () => {
  test('is reported when calls get no answer, and the page loads by itself when it is back', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(brokenConnection);
    await page.route(/\/gw\/|app-mark\.png/, (route) => route.abort());
    await open(page, '/home');
    await expect(offline(page)).toBeVisible();
    await page.unroute(/\/gw\/|app-mark\.png/);
    await expect(offline(page)).toHaveCount(0);
    await expect(balance(page)).toBeVisible();
  });

  test('leaves the figures on the page, with the time of their fetch', async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(brokenConnection);
    await open(page, '/home');
    await expect(balance(page)).toBeVisible();
    // The code that is preloaded for this has arrived.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(offline(page)).toBeVisible();
    await expect(page.getByText(/^离线中，数据取于 \d\d:\d\d$/)).toBeVisible();
    await expect(balance(page)).toBeVisible();
    await context.setOffline(false);
    await expect(offline(page)).toHaveCount(0);
    await expect(page.getByText(/离线中/)).toHaveCount(0);
  });
});

test.describe('the release tip', () => {
  test('is not shown while the released version runs', async ({ page }) => {
    const asked = page.waitForResponse(/version\.json/);
    await open(page, '/home');
    expect(await (await asked).json()).toEqual({ entry: expect.stringMatching(/^assets\/index-.+\.js$/) });
    await expect(balance(page)).toBeVisible();
    await expect(tip(page)).toHaveCount(0);
  });

  test('is shown on an alert route, closed by others, and loads the new version', async ({ page }) => {
    await page.route('**/version.json', (route) =>
      route.fulfill({ json: { entry: 'assets/index-next.js' } }),
    );
    await open(page, '/home');
    await expect(tip(page)).toBeVisible();
    await openBill(page);
    await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
    await expect(tip(page)).toHaveCount(0);
    await page.goBack();
    await expect(tip(page)).toBeVisible();
    await page.unroute('**/version.json');
    const loaded = page.waitForEvent('load');
    await tip(page).click();
    await loaded;
    await expect(balance(page)).toBeVisible();
    await expect(tip(page)).toHaveCount(0);
  });
});

test('a chunk that a new release removed is named, and reloading opens the page', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/not there/, httpStatusError(404), /dynamically imported module/);
  const part = /assets\/bill-item-[^/]*\.js/;
  await page.route(part, (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/longballDetail');
  await page.locator('a[href^="#/orderItemDetail/"]').first().click();
  await expect(page.getByRole('alert')).toContainText(/没有取到“bill-item-/);
  await page.unroute(part);
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('button', { name: '全部账单' })).toBeVisible();
});

test('a session that expires for all calls together causes one toast and one step back', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    const counts = { toasts: 0, steps: 0 };
    Object.assign(window, { counts });
    addEventListener('popstate', () => (counts.steps += 1));
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of Array.from(addedNodes)) if (node.textContent === '登录失效') counts.toasts += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/home');
  await expect(balance(page)).toBeVisible();
  await page.getByRole('link', { name: '转账', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '每人收到的龙币' })).toBeVisible();
  await world.expire(tokenOf(lin));
  await page.getByRole('button', { name: '账单', exact: true }).click();
  await expect(page.getByText('登录已过期')).toBeVisible();
  await expect(page).toHaveURL(/#\/transfer1$/);
  await expect(page.getByText('登录失效')).toHaveCount(0);
  // Longer than a second step back would take.
  await page.clock.install();
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(/#\/transfer1$/);
  const counts = await page.evaluate(() => (window as unknown as { counts: object }).counts);
  expect(counts).toEqual({ toasts: 1, steps: 1 });
});

test('pages fade in a LONGCOIN session, and appear at once with reduced motion', async ({ page }) => {
  const countFades = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap((animation) => ('animationName' in animation ? String(animation.animationName) : []))
        .filter((name) => name.includes('fade')),
    );
  await open(page, '/home');
  await expect(balance(page)).toBeVisible();
  expect(await countFades()).toEqual([]);
  const pages = page.locator('[data-fade]');
  await openBill(page);
  await expect(pages).toHaveAttribute('data-fade', '1');
  expect(await pages.evaluate((box) => getComputedStyle(box).animationDuration)).toBe('0.24s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await expect(pages).toHaveAttribute('data-fade', '0');
  expect(await pages.evaluate((box) => getComputedStyle(box).animationName)).toBe('none');
});
