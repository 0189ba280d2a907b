import { payPlacedOrder } from './support/mall';
import { open } from './support/steps';
import { expect, test } from './support/test';
import { lin } from './support/world';

test('goods of an activity are ordered to a new address, paid, and the order keeps that address', async ({
  page,
  world,
}) => {
  await open(page, '/activityDetails?id=A0001');
  await page.getByRole('link', { name: /高山绿茶/ }).click();
  await expect(page.getByText('活动价')).toBeVisible();
  await page.getByRole('button', { name: '立即购买' }).click();
  await page.getByRole('button', { name: /^去结算/ }).click();
  await page.getByRole('link', { name: /收货地址/ }).click();
  await page.getByRole('button', { name: '新建收货地址' }).click();
  await page.getByLabel('收件人').fill('苏念');
  await page.getByLabel('手机号码').fill('136 0000 0925');
  await page.getByRole('button', { name: /所在地区/ }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByLabel('详细地址').fill('潮声路 9 号');
  await page.getByRole('button', { name: '保存地址' }).click();
  await expect(page.getByRole('link', { name: /潮声路 9 号/ })).toBeVisible();
  await page.getByRole('button', { name: '提交订单' }).click();
  await payPlacedOrder(page);
  await page.getByRole('button', { name: '查看订单' }).click();
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible();
  await expect(page.getByText('潮声路 9 号')).toBeVisible();
  expect(await world.change(lin)).toBeLessThan(0);
});
