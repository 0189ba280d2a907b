import { open, typePassword } from './support/steps';
import { expect, test } from './support/test';

test('a phone is topped up with coins, and its order is in the order centre', async ({ page, world }) => {
  await open(page, '/rechargeNewTel');
  await page.getByRole('textbox', { name: '手机号' }).fill('139 0001 0002');
  await expect(page.getByText('中国移动')).toBeVisible();
  await page.getByRole('button', { name: '充 100 元话费' }).click();
  await page.getByRole('button', { name: /^付款 / }).click();
  await typePassword(page, '907214');
  await expect(page.getByText('付好了，还没到账')).toBeVisible();
  await world.moveClockTo(Date.now() + 60_000);
  await page.reload();
  await expect(page.getByText('100 元话费已到账')).toBeVisible();
  await page.getByRole('button', { name: '查看订单' }).click();
  await expect(page.getByRole('heading', { name: '已到账' })).toBeVisible();
  await open(page, '/order-newlist?tab=done');
  await expect(page.getByRole('article').filter({ hasText: '话费 100 元 · 尾号 0002' })).toContainText(
    '已到账',
  );
});
