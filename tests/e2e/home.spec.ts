import { answerOutside } from './support/partners';
import { reachLife } from './support/states/life';
import { open } from './support/steps';
import { expect, test } from './support/test';

test('the entrances to pages of the company outside the app open without a question', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/foreign host: https:\/\/[a-z]+\.prod\.longcoin\.example/);
  await answerOutside(page.context());
  await open(page, '/allScene');
  for (const name of [/^内部招聘/, /^提交工单/, /^云图索/, /^园区付款码/]) {
    await page.getByRole('button', { name }).click();
    // There is no question because the app offers these pages itself.
    await expect(page).toHaveURL(/^https:\/\/[a-z]+\.prod\.longcoin\.example\//);
    await page.goBack();
  }
  for (const address of ['/linkToGuanAiTong', '/linkToLongCoinShop']) {
    await page.goto(`/#${address}`);
    await expect(page).toHaveURL(/^https:\/\/[a-z]+\.prod\.longcoin\.example\//);
    await page.goBack();
  }
});

test('with reduced motion nothing on /home and the life home moves by itself', async ({ page, world }) => {
  await world.reset('busy-day');
  await page.clock.install();
  await open(page, '/home');
  await expect(page.getByRole('dialog', { name: '福利到了' })).toBeVisible();
  const countAnimations = () => page.evaluate(() => document.getAnimations().length);
  expect(await countAnimations()).toBe(0);
  await reachLife(page);
  const banners = page.getByRole('group', { name: '正在进行的活动' });
  await page.clock.runFor(30_000);
  await expect(banners.getByRole('listitem', { name: '第 1 张，共 5 张' })).toBeVisible();
  expect(await countAnimations()).toBe(0);
});
