import type { Locator, Page } from '@playwright/test';
import { brokenConnection } from './support/browser-errors';
import { open } from './support/steps';
import { expect, test } from './support/test';

/** Delays the app's code until the returned function is called, so that the frame alone is on the page. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(/assets\/index-[^/]*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}

const balance = (page: Page) => page.getByText('2,680.5 龙币');

/**
 * The parts of the frame and the parts of the app that replace them; on a narrow screen the notice of the day
 * takes two lines above the services.
 */
const places = (page: Page, width: number): [string, Locator, Locator][] => [
  ['bar', page.locator('.frame-search'), page.getByRole('link', { name: '搜索' })],
  ['card', page.locator('.frame-envelope'), page.getByRole('region', { name: '我的龙币' })],
  ['dock', page.locator('.frame-dock'), page.getByRole('navigation', { name: '主导航' })],
  ...(width < 390 ? [] : [services(page)]),
];

function services(page: Page): [string, Locator, Locator] {
  return ['services', page.locator('.frame-services'), page.getByRole('navigation', { name: '常用服务' })];
}

test.beforeEach(async ({ page }) => {
  // The person has been here before.
  await open(page, '/home');
  await expect(balance(page)).toBeVisible();
  await page.goto('about:blank');
});

for (const width of [320, 390, 768]) {
  test(`on a screen of ${width} px the frame of /home has its parts where the app puts them, without a layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdCode(page);
    const shifted = await countShifts(page);
    await page.goto('/#/home', { waitUntil: 'commit' });
    const framed = [];
    for (const [, frame] of places(page, width)) framed.push(await frame.boundingBox());
    release();
    await expect(balance(page)).toBeVisible();
    await expect(page.locator('.frame')).toHaveCount(0);
    for (const [index, [name, , part]] of places(page, width).entries()) {
      const [was, is] = [framed[index], await part.boundingBox()];
      expect(was, name).not.toBeNull();
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs((was?.[side] ?? NaN) - (is?.[side] ?? NaN)), `${side} of the ${name}`).toBeLessThan(
          1,
        );
    }
    if (width >= 390) expect(await shifted()).toBeLessThanOrEqual(0.01);
  });
}

test('the balance of the last visit is shown before the answer, which shifts nothing', async ({
  page,
  world,
}) => {
  // The colleagues' days are the item of today that takes the most lines.
  const calls = ['accountInfo', 'queryGiftedColleagues'];
  await world.fault(...calls.map((call) => ({ call, kind: 'hold', times: 'always' }) as const));
  const shifted = await countShifts(page);
  const held = calls.map((call) => page.waitForRequest((request) => request.url().endsWith(`/${call}`)));
  await page.goto('/#/home');
  const time = page.getByText(/^截至 \d\d-\d\d \d\d:\d\d$/);
  await expect(time).toBeVisible();
  await Promise.all(held);
  const parts = [balance(page), ...places(page, 390).map(([, , part]) => part)];
  const boxes = async () => {
    const read = [];
    for (const part of parts) read.push(await part.boundingBox());
    return read;
  };
  // The stored balance is drawn a second time when the code of the live one comes.
  await expect.poll(boxes).not.toContain(null);
  const before = await boxes();
  const answered = page.waitForResponse((response) => response.url().endsWith('/queryGiftedColleagues'));
  await world.clearFaults();
  await world.release();
  await answered;
  await expect(time).toHaveCount(0);
  expect(await boxes()).toEqual(before);
  expect(await shifted()).toBeLessThanOrEqual(0.01);
});

const backgroundColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('the frame is dark when dark was chosen, and leaves out the dock when the text is large', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('preferences', JSON.stringify({ theme: 'dark', textSize: 'large' }));
  });
  const release = await holdCode(page);
  await page.goto('/#/home', { waitUntil: 'commit' });
  await expect(page.locator('.frame-envelope')).toBeVisible();
  const dark = await backgroundColor(page);
  expect(await page.locator('.frame-search').evaluate((bar) => getComputedStyle(bar).boxShadow)).toBe('none');
  release();
  await expect(balance(page)).toBeVisible();
  expect(await backgroundColor(page)).toBe(dark);
});

test('another page starts with a plain frame, below its header when the session has one', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/#/longballDetail', { waitUntil: 'commit' });
  const bar = page.locator('.frame-bar').first();
  await expect(bar).toBeVisible();
  await expect(page.locator('.frame-envelope')).toBeHidden();
  const framed = await bar.boundingBox();
  release();
  await expect(page.locator('.frame')).toHaveCount(0);
  // The page replaces the skeleton meanwhile.
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.y).toBe((framed?.y ?? NaN) - 8);
});

test('a person who is not logged in sees no skeleton card before the page says so', async ({ page }) => {
  await page.addInitScript(() => localStorage.clear());
  const release = await holdCode(page);
  await page.goto('/#/home', { waitUntil: 'commit' });
  await expect(page.locator('.frame')).toBeAttached();
  await expect(page.locator('.frame-envelope')).toBeHidden();
  release();
  await expect(page.getByText('还没有登录')).toBeVisible();
});

for (const [host, agent] of [
  ['the super app', 'LongSuperApp/5.0'],
  ['the channel app', 'LongChannel/2.0'],
]) {
  test(`the frame has no dock in ${host}, which draws its own`, async ({ anotherBrowser }) => {
    const page = await (await anotherBrowser({ userAgent: `Mozilla/5.0 ${agent}` })).newPage();
    await holdCode(page);
    await page.goto('/#/home', { waitUntil: 'commit' });
    await expect(page.locator('.frame-envelope')).toBeVisible();
    await expect(page.locator('.frame-dock')).toBeHidden();
  });
}

test('a page whose own code or styles do not arrive offers to load it again, at the same address', async ({
  page,
  browserErrors,
}) => {
  // The icons of a page that does not begin wait for it in vain.
  browserErrors.allow(brokenConnection, /preloaded using link preload but not used/);
  const html = await (await page.request.get('/')).text();
  const files = html.match(/(?<=<script type="module" [^>]*src="|<link rel="stylesheet" [^>]*href=")[^"]+/g);
  expect(files).toHaveLength(3);
  for (const file of files ?? []) {
    await page.route(`**${file}`, (route) => route.abort());
    await page.goto('/#/longballDetail');
    const again = page.getByRole('button', { name: '页面没有完整加载，点这里再试' });
    await expect(again, file).toBeFocused();
    await page.unrouteAll();
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: '账户明细' }), file).toBeVisible();
    await expect(again).toBeHidden();
    await page.goto('about:blank');
  }
});
