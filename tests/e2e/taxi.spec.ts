import { open } from './support/steps';
import { bookTaxi, chooseRoute, taxiTime } from './support/taxi';
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

test('the map keeps the destination in view above the sheet, however wide or low the screen is', async ({
  page,
  world,
}) => {
  const expectInView = async () => {
    for (const width of [320, 390, 430, 1280])
      for (const height of [568, 664, 740, 932]) {
        await page.setViewportSize({ width, height });
        const drawing = page.getByRole('img', { name: /^地图/ });
        const map = await drawing.boundingBox();
        // The pin of the destination is the one thing that is drawn at a spot of its own.
        const pin = await drawing.locator('g[transform^="translate("]').boundingBox();
        const sheet = await page
          .locator('section', { has: page.getByRole('button') })
          .last()
          .boundingBox();
        if (pin === null || map === null || sheet === null) throw new Error('there is no map');
        expect(pin.y, `${width} × ${height}`).toBeGreaterThanOrEqual(map.y);
        expect(pin.y + pin.height, `${width} × ${height}`).toBeLessThanOrEqual(sheet.y);
      }
  };
  await chooseRoute(page);
  await expectInView();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^叫车 · 预估 \d/ }).click();
  await expect(page.getByRole('heading', { name: '正在找司机' })).toBeVisible();
  await world.moveClockTo(taxiTime + 3_600_000 / 4);
  await page.reload();
  await expect(page.getByRole('img', { name: /^地图：正在去/ })).toBeVisible();
  await expectInView();
});
