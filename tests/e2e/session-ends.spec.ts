import type { Page } from '@playwright/test';
import { balance } from './support/home';
import {
  confirmButton,
  countToasts,
  dialog,
  expectSuccess,
  open,
  reachSheet,
  runUntil,
} from './support/steps';
import { expect, test } from './support/test';
import { lin, su, tokenOf, type World } from './support/world';

/** Opens the confirm sheet and waits until its calls are made, so that only the transfer itself meets the expired session. */
async function openLoadedSheet(page: Page, world: World): Promise<void> {
  await reachSheet(page);
  const asked = ['appointmentList', 'c/queryUserExpireDetail', 'queryGiftHistory'];
  await expect.poll(() => world.calls()).toEqual(expect.arrayContaining(asked));
}

/** Holds every call from now on until it is released. */
async function holdCalls(page: Page): Promise<{ count: () => number; release: () => void }> {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/gw/**', async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { count: () => count, release };
}

test.describe('a session that expires during a transfer', () => {
  test('is reported once, and keeps draft and key for the next log-in', async ({ page, world }) => {
    await page.clock.install();
    await openLoadedSheet(page, world);
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/batchTransfer')) keys.push(request.headers()['idempotency-key'] ?? '');
    });
    await world.expire(tokenOf(lin));
    await confirmButton(page).click();
    await expect(page.getByText('登录已过期')).toBeVisible();
    await world.expectNothingBooked();

    await world.expire(tokenOf(lin), true);
    await page.goto('about:blank');
    await open(page, '/home');
    // The page may have ended before the check had its answer, so that this visit asks again.
    await runUntil(page, page.getByText('没有送出'));
    await page.getByRole('button', { name: '再试一次' }).click();
    await dialog(page).getByRole('button', { name: '再试一次' }).click();
    await expectSuccess(page);
    await world.expectBookedOnce(88);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('does not offer the draft to another person who logs in on the same device', async ({
    page,
    world,
  }) => {
    await openLoadedSheet(page, world);
    await world.expire(tokenOf(lin));
    await confirmButton(page).click();
    await expect(page.getByText('登录已过期')).toBeVisible();
    await page.goto('about:blank');
    await open(page, '/home', su);
    await expect(page.getByRole('heading', { name: '收到的心意' })).toBeVisible();
    await expect(page.getByText('没有送出')).toHaveCount(0);
    await page.getByRole('link', { name: '转账', exact: true }).click();
    await expect(page.getByText('已选 0 / 20 人')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue('');
    await world.expectNothingBooked();
  });
});

test('a session that expires for all calls together causes one toast and one step back', async ({
  page,
  world,
}) => {
  const toasts = await countToasts(page, '登录失效');
  await page.addInitScript(() => {
    const steps = { back: 0 };
    Object.assign(window, { steps });
    addEventListener('popstate', () => (steps.back += 1));
  });
  await open(page, '/home');
  await expect(balance(page)).toBeVisible();
  await page.getByRole('link', { name: '转账', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '每人收到的龙币' })).toBeVisible();
  // No call of the page before learns of the expired session: the calls of the bill do, all together.
  const held = await holdCalls(page);
  await page.getByRole('button', { name: '账单', exact: true }).click();
  await expect(page).toHaveURL(/#\/longballDetail$/);
  await expect.poll(held.count).toBeGreaterThan(1);
  await world.expire(tokenOf(lin));
  held.release();
  await expect(page.getByText('登录已过期')).toBeVisible();
  await expect(page).toHaveURL(/#\/transfer1$/);
  await expect(page.getByText('登录失效')).toHaveCount(0);
  // Longer than a second step back would take.
  await page.clock.install();
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(/#\/transfer1$/);
  const steps = await page.evaluate(() => (window as unknown as { steps: { back: number } }).steps);
  expect(steps.back).toBe(1);
  expect(await toasts()).toBe(1);
});
