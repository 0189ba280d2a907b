import { swipeInterval } from '@/domain/constants';
import { reachLife } from './support/states/life';
import { holdClock, open } from './support/steps';
import { expect, test } from './support/test';

test('the dock leads from /home to the life home, on to all activities, and back to the former scroll position', async ({
  page,
}) => {
  await open(page, '/home');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '生活' }).click();
  const again = page.getByRole('button', { name: '换一批' });
  await expect(again).toBeVisible();
  const goods = page.getByRole('region', { name: '为你推荐' }).getByRole('listitem');
  const before = await goods.first().textContent();
  await again.click();
  await expect(goods.first()).not.toHaveText(before ?? '');
  const others = await goods.allTextContents();
  const more = page.getByRole('link', { name: '全部活动' });
  await more.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await more.click();
  await expect(page.getByRole('heading', { name: '进行中' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(again).toBeVisible();
  expect(await goods.allTextContents()).toEqual(others);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('banners advance by themselves, stop on a tap, and keep hidden ones from the Tab key', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await reachLife(page);
  const banners = page.getByRole('group', { name: '正在进行的活动' });
  const slide = (index: number) => banners.getByRole('listitem', { name: `第 ${index} 张，共 5 张` });
  const places = [1, 2, 3, 4, 5];
  await banners.scrollIntoViewIfNeeded();
  // From here on time passes by this test alone, whichever banner it finds.
  await holdClock(page);
  await expect(banners.getByRole('listitem')).toHaveCount(1);
  const shown = await Promise.all(places.map(async (index) => (await slide(index).count()) === 1));
  const [before, next] = [places[shown.indexOf(true)] ?? NaN, places[(shown.indexOf(true) + 1) % 5] ?? NaN];
  await page.clock.runFor(swipeInterval);
  await expect(slide(next)).toBeVisible();
  await expect(slide(before)).toHaveCount(0);
  await banners.getByRole('button', { name: '暂停轮播' }).click();
  await page.clock.runFor(3 * swipeInterval);
  await expect(slide(next)).toBeVisible();
  const reachable = () =>
    banners
      .locator('a, button')
      .evaluateAll((all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).length);
  // The visible banner, and the button.
  await expect.poll(reachable).toBe(2);
});

test('a swipe changes the banner without opening one', async ({ page }) => {
  await reachLife(page);
  const banners = page.getByRole('group', { name: '正在进行的活动' });
  await banners.scrollIntoViewIfNeeded();
  const box = await banners.boundingBox();
  if (box === null) throw new Error('no banners');
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', 300);
  for (let x = 290; x >= 180; x -= 10) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(banners.getByRole('listitem', { name: '第 2 张，共 5 张' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/newHome');
});
