import { buyFlashGoods, setSaleTime } from './support/states/flash-sale';
import { open } from './support/steps';
import { expect, test } from './support/test';
import { lin } from './support/world';

test('goods are bought from the home of the sale up to the paid order, on a phone whose clock is an hour off', async ({
  page,
  world,
}) => {
  await setSaleTime(world);
  await page.clock.setFixedTime(Date.now() - 3_600_000);
  await page.clock.resume();
  await open(page, '/secKillingHome');
  await expect(page.getByRole('tab', { name: /08:00 抢购中/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('timer', { name: /还剩 1[89] 分/ })).toBeVisible();
  // Below 100 coins no password is asked for; each day has other goods.
  const cheap = page.getByRole('article').filter({ hasText: /(?<!\d)\d\d\.\d 龙币/ });
  await cheap.filter({ hasText: '马上抢' }).first().getByRole('link').click();
  await expect(page.getByText('抢购价')).toBeVisible();
  await buyFlashGoods(page);
  await page.getByRole('button', { name: /^付款 / }).click();
  await expect(page.getByText('下单成功，商家会尽快发货')).toBeVisible();
  await page.getByRole('button', { name: '查看订单' }).click();
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible();
  expect(await world.change(lin)).toBeLessThan(0);
  await world.expectSound();
});
