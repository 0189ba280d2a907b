import { orderCups } from './support/orders';
import { decodeTexts } from './support/other-decoder';
import { open } from './support/steps';
import { expect, test } from './support/test';
import { lin } from './support/world';

const hour = 3_600_000;

test('an order goes from its parcel to its receipt, and a refund of one piece shows in the ledger line by line', async ({
  page,
  world,
}) => {
  const id = await orderCups(page);
  await world.moveClockTo(Date.now() + 18 * hour);
  await open(page, `/order-newDetail?id=${id}`);
  await page.reload();
  await expect(page.getByRole('list', { name: '物流进度' }).getByRole('listitem').first()).toContainText(
    '到达云杉市转运中心，正在派送',
  );
  await page.getByRole('button', { name: '确认收货' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
  await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible();
  const paid = await world.change(lin);

  await page.getByRole('button', { name: '申请退款' }).click();
  await page.getByRole('button', { name: '少退一件' }).click();
  await page.getByRole('button', { name: '提交退款' }).click();
  await expect(page.getByRole('row', { name: /^龙币/ })).toContainText('退款中');
  await world.moveClockTo(Date.now() + 18 * hour + 120_000);
  await page.reload();
  await expect(page.getByRole('row', { name: '龙币 85.9 +43.0' })).toBeVisible();
  await expect(page.getByRole('row', { name: '积分 900 +440' })).toBeVisible();
  await expect(page.getByRole('row', { name: '优惠券 1 张 剩下的商品在用' })).toBeVisible();
  await expect(page.getByText('这单还付着 42.9')).toBeVisible();
  expect((await world.change(lin)) - paid).toBe(430);
  await world.expectSound();
});

test('a voucher shows codes that scanners read, and is gone from the vouchers once it is marked as used', async ({
  page,
}) => {
  await open(page, '/order-newlist?tab=coupons');
  await page.getByRole('button', { name: '出示券码' }).click();
  await page.getByRole('button', { name: '放大券码' }).click();
  const whole = page.getByRole('dialog', { name: '券码' });
  const digits = ((await whole.getByText(/^\d{4} \d{4} \d{4}$/).textContent()) ?? '').replaceAll(' ', '');
  expect(await decodeTexts(await whole.screenshot())).toEqual([digits, digits]);
  await whole.getByRole('button', { name: '收起' }).click();
  expect(await decodeTexts(await page.getByRole('article').screenshot())).toEqual([digits, digits]);
  await page.getByRole('button', { name: '标记已用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '标记已用' }).click();
  await expect(page.getByText(/\d 使用$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/\d 使用$/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '打车立减券' })).toBeVisible();
  await expect(page.getByRole('button', { name: '出示券码' })).toHaveCount(0);
});

test('5,000 orders mount only those near the viewport, and keep their place on the way back from one', async ({
  page,
  world,
}) => {
  await world.reset('heavy');
  await open(page, '/order-newlist');
  await expect(page.getByText(/^共 5,\d{3} 笔$/)).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let part = 0; part < 4; part++) {
    const before = await height();
    await page.evaluate((bottom) => window.scrollTo(0, bottom), before);
    await expect.poll(height).toBeGreaterThan(before);
    expect(await page.getByRole('article').count()).toBeLessThan(30);
  }
  // The order in the middle of the screen stays there, whatever is measured anew above it.
  const address = await page.evaluate(() => {
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('article a'));
    return links.find((link) => link.getBoundingClientRect().top > 100)?.getAttribute('href') ?? '';
  });
  const order = page.locator(`article a[href="${address}"]`);
  const top = () => order.evaluate((link) => link.getBoundingClientRect().top);
  const index = await top();
  // A tap by the test would scroll by itself.
  await order.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByText('订单信息')).toBeVisible();
  await page.goBack();
  await expect(order).toBeAttached();
  await expect.poll(async () => Math.abs((await top()) - index)).toBeLessThan(4);
});
