import type { Page } from '@playwright/test';
import { brokenConnection } from './support/browser-errors';
import { balance } from './support/home';
import { OwnRelease } from './support/own-release';
import { originOf } from './support/servers';
import { confirmButton, dialog, expectSuccess, open, reachSheet } from './support/steps';
import { test as base, expect } from './support/test';

const test = base.extend<{ release: OwnRelease }>({
  release: async ({ browser: _browser }, provide) => {
    const release = await OwnRelease.inFrontOf(originOf(Number(process.env['TEST_PARALLEL_INDEX'])));
    await provide(release);
    release.close();
  },
  baseURL: async ({ release }, provide) => {
    await provide(release.origin);
  },
});
test.use({ serviceWorkers: 'allow' });

/** Opens the home page and waits until the device has the files of the app. */
async function visitOnce(page: Page): Promise<void> {
  await open(page, '/home');
  await expect(balance(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('after one visit the app opens without a network, with the last known figures and their time', async ({
  page,
  context,
  release,
  browserErrors,
}) => {
  browserErrors.allow(brokenConnection, /ERR_/);
  await visitOnce(page);
  const shown = await balance(page).textContent();
  await page.close();
  release.cut();
  const later = await context.newPage();
  await later.goto('/#/home');
  await expect(balance(later)).toHaveText(shown ?? '');
  await expect(later.getByText(/^截至 /)).toBeVisible();
  await expect(later.getByText('网络不可用，请检查您的网络设置')).toBeVisible();
});

test('what the device keeps is of the app alone: no answer of a gateway, no address with a token', async ({
  page,
}) => {
  await visitOnce(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return caught.flat();
  });
  expect(kept.length).toBeGreaterThan(10);
  const foreign = kept.filter(
    (url) => !/^\/(?:index\.html|app-mark\.png|assets\/[\w.-]+)$/.test(new URL(url).pathname),
  );
  expect(foreign).toEqual([]);
  expect(kept.filter((url) => /token|lx-/i.test(url))).toEqual([]);
});

test('a release that comes out during a payment waits until it is wanted, and a tap then loads it', async ({
  page,
  release,
  world,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_ABORTED/);
  await visitOnce(page);
  await page.reload();
  await reachSheet(page);
  release.publish();
  const waits = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const next = registration?.waiting ?? registration?.installing;
    if (next?.state === 'installing')
      await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }));
    return next?.state;
  });
  expect(waits).toBe('installed');
  await expect(dialog(page)).toBeVisible();
  await confirmButton(page).click();
  await expectSuccess(page);
  await world.expectBookedOnce(88);
  await expect(page.locator('meta[name=release]')).toHaveCount(0);

  await open(page, '/home');
  await page.getByRole('button', { name: '新版本已发布，点击更新' }).click();
  await expect(page.locator('meta[name=release]')).toHaveAttribute('content', 'next');
  await expect(page.getByText('2,671.7 龙币')).toBeVisible();
});

test('the worker is switched off from the server: it deletes what it kept, and the app goes on', async ({
  page,
  release,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_ABORTED/);
  await visitOnce(page);
  release.switchOff();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const kept = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
    }));
  await expect.poll(kept).toEqual({ workers: 0, caches: 0 });
  await page.reload();
  await expect(balance(page)).toBeVisible();
});
