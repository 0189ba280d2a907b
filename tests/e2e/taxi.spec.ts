import { open } from './support/steps';
import { bookTaxi, taxiTime } from './support/taxi';
import { expect, test } from './support/test';
import { lin } from './support/world';

const pay = /^支付 [\d.]+ 龙币$/;

test.beforeEach(({ world }) => world.moveClockTo(taxiTime));

test('a ride is ordered from a city on, driven, found again after a reload and by the classic page, and paid', async ({
  page,
  world,
}) => {
  await bookTaxi(page);
  await world.moveClockTo(taxiTime + 100_000);
  await page.reload();
  await expect(page.getByRole('img', { name: /^地图：司机正往云杉中心 3 号楼来/ })).toBeVisible();
  await open(page, '/didiHome');
  await expect(page.getByRole('region', { name: '司机', exact: true })).toBeVisible();
  await world.moveClockTo(taxiTime + 6 * 3_600_000);
  await open(page, '/newDidiHome');
  await page.getByRole('button', { name: pay }).click();
  await page.getByRole('button', { name: /^付款 / }).click();
  await expect(page).toHaveURL(/#\/didiPaySuccess\?id=T\d+$/);
  expect(await world.change(lin)).toBeLessThan(0);
  await world.expectSound();
});

test('a ride is cancelled late for the fee that was named, and the fee is paid', async ({ page, world }) => {
  await bookTaxi(page);
  await world.moveClockTo(taxiTime + 170_000);
  await page.reload();
  await page.getByRole('button', { name: '取消叫车 现在取消收 3.0' }).click();
  const question = page.getByRole('dialog', { name: '取消这趟车？' });
  await expect(question).toContainText('取消要付 3.0 龙币');
  await question.getByRole('button', { name: '取消叫车' }).click();
  await page.getByRole('button', { name: '支付 3.0 龙币' }).click();
  await page.getByRole('button', { name: '付款 3.0 龙币' }).click();
  await expect(page).toHaveURL(/#\/didiPaySuccess\?id=T\d+$/);
  expect(await world.change(lin)).toBe(-30);
  await world.expectSound();
});
