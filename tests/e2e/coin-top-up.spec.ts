import { enterSocialApp, untilPaymentAsked } from './support/social-app';
import { open } from './support/steps';
import { expect, test } from './support/test';
import { lin } from './support/world';

test('coins are topped up by the payment of the social app, and a visit that it never answered finds its order again', async ({
  page,
  world,
}) => {
  await enterSocialApp(page, false);
  await open(page, '/wxRechare');
  await page.getByRole('button', { name: '200', exact: true }).click();
  await page.getByRole('button', { name: '微信支付 200.0 元' }).click();
  await expect(page.getByText('正在打开微信支付')).toBeVisible();
  await untilPaymentAsked(page);
  await page.reload();
  await expect(page.getByText('没有收到结果，正在查询')).toBeVisible();
  expect(await world.change(lin)).toBe(0);
  await world.answerThirdParty('paid');
  await expect(page.getByText('龙币已到账')).toBeVisible();
  expect(await world.change(lin)).toBe(2_000);
});
