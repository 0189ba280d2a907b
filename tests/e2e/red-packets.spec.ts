import type { Page } from '@playwright/test';
import { open } from './support/steps';
import { expect, test } from './support/test';

const seal = (page: Page) => page.getByRole('button', { name: '打开红包' });

test('with reduced motion nothing turns or falls, and the packet opens', async ({ page, world }) => {
  await world.fault({ call: 'redPacketOpen', kind: 'hold' });
  await open(page, '/NBagDesc?id=K0000001');
  await seal(page).click();
  await world.untilHeld();
  await expect(page.getByText('正在打开')).toBeVisible();
  expect(await countAnimations(page)).toBe(0);
  await world.release();
  await expect(page.getByText('已存入个人账户')).toBeVisible();
  expect(await countAnimations(page)).toBe(0);
});

test('with motion the coin turns while the packet is being opened', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await world.fault({ call: 'redPacketOpen', kind: 'hold' });
  await open(page, '/NBagDesc?id=K0000001');
  await seal(page).click();
  await world.untilHeld();
  await expect.poll(() => countAnimations(page)).toBeGreaterThan(0);
  await world.release();
  await expect(page.getByText('已存入个人账户')).toBeVisible();
});

/** Counts the running animations of the page. */
function countAnimations(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().length);
}
