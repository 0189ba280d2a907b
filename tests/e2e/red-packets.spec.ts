import type { Page } from '@playwright/test';
import { countRequests, open } from './support/steps';
import { expect, test } from './support/test';
import { lin } from './support/world';

const seal = (page: Page) => page.getByRole('button', { name: '打开红包' });

test('a packet from the list of services is opened: balance, bill and records show it once', async ({
  page,
  world,
}) => {
  const sent = countRequests(page, 'redPacketOpen');
  await open(page, '/home');
  await page.getByRole('link', { name: /^红包/ }).click();
  await page.getByRole('link', { name: /周一航.*待打开/ }).click();
  await seal(page).dblclick();
  await expect(page.getByText('已存入个人账户')).toBeVisible();
  const own = page.getByRole('listitem').filter({ hasText: '林晓禾' });
  await expect(own).toContainText('104.4');
  expect(sent()).toBe(1);
  expect(await world.change(lin)).toBe(1044);
  await world.expectSound();

  await page.getByRole('button', { name: '查看余额' }).click();
  await expect(page.getByText('2,784.9').first()).toBeVisible();
  await open(page, '/longballDetail');
  await expect(page.getByText('共 401 笔')).toBeVisible();
  const entry = page.getByRole('link').filter({ hasText: '周一航的红包' });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('+104.4');
  await entry.click();
  await expect(page).toHaveURL(/#\/NBagDesc\?id=K0000001$/);
  await page.getByRole('link', { name: '红包记录' }).click();
  await expect(page.getByRole('link', { name: /周一航.*\+104\.4/ })).toBeVisible();
});

test('a packet whose answer is lost is opened once, and the page that was loaded anew shows it', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'redPacketOpen', kind: 'hold', when: 'after' });
  await open(page, '/NBagDesc?id=K0000002');
  await seal(page).click();
  await world.untilHeld();
  await page.reload();
  await expect(page.getByText('已存入个人账户')).toBeVisible({ timeout: 20_000 });
  expect(await world.change(lin)).toBe(188);
  await world.expectSound();
});

test('an emptied packet says so, and opens nothing', async ({ page, world }) => {
  await open(page, '/NBagDesc?id=K0000003');
  await expect(page.getByText('手慢了，红包已被领完')).toBeVisible();
  await expect(seal(page)).toHaveCount(0);
  expect(await world.change(lin)).toBe(0);
});

test('with less motion nothing turns and nothing falls, and the packet opens all the same', async ({
  page,
  world,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await world.fault({ call: 'redPacketOpen', kind: 'hold' });
  await open(page, '/NBagDesc?id=K0000001');
  await seal(page).click();
  await world.untilHeld();
  await expect(page.getByText('正在打开')).toBeVisible();
  expect(await running(page)).toBe(0);
  await world.release();
  await expect(page.getByText('已存入个人账户')).toBeVisible();
  expect(await running(page)).toBe(0);
});

test('with motion the coin turns while the packet is being opened', async ({ page, world }) => {
  await world.fault({ call: 'redPacketOpen', kind: 'hold' });
  await open(page, '/NBagDesc?id=K0000001');
  await seal(page).click();
  await world.untilHeld();
  expect(await running(page)).toBeGreaterThan(0);
  await world.release();
  await expect(page.getByText('已存入个人账户')).toBeVisible();
});

/** How many animations the page is playing. */
function running(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().length);
}
