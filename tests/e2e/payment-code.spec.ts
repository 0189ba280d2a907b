import type { Page } from '@playwright/test';
import { textsIn } from './support/other-decoder';
import { reachCode } from './support/states/pay-by-code';
import { standsStill } from './support/steps';
import { expect, test } from './support/test';
import { lin } from './support/world';

/** The digits that the page reads out. */
async function digitsOn(page: Page): Promise<string> {
  await page.getByRole('button', { name: '查看数字' }).click();
  const read = await page.getByText(/^28\d\d( \d{4}){3}$/).innerText();
  return read.replace(/ /g, '');
}

async function enlarge(page: Page): Promise<void> {
  await page.getByRole('button', { name: '放大付款码' }).click();
  await expect(page.getByRole('dialog', { name: '付款码' })).toBeVisible();
}

/** What a scanner sees once nothing moves any more. */
async function picture(page: Page): Promise<Uint8Array> {
  await standsStill(page);
  return page.screenshot();
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`a picture of the screen, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('carries the very digits in its bar code and in its QR code with the coin on it', async ({
      page,
      world,
    }) => {
      await reachCode(page);
      const digits = await digitsOn(page);
      expect(digits).toBe(await world.newestPaymentCode());
      await page.mouse.move(0, 0);
      expect(await textsIn(await picture(page))).toEqual([digits, digits]);
    });

    test('carries them when it is enlarged, too', async ({ page }) => {
      await reachCode(page);
      const digits = await digitsOn(page);
      await enlarge(page);
      expect(await textsIn(await picture(page))).toEqual([digits, digits]);
    });
  });

for (const [what, size, text] of [
  ['of 320 px with the largest text', { width: 320, height: 640 }, 'xlarge'],
  ['on its side', { width: 844, height: 390 }, 'normal'],
] as const)
  test(`a phone ${what} shows a code that is read`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript((textSize) => {
      localStorage.setItem('preferences', JSON.stringify({ textSize }));
    }, text);
    await reachCode(page);
    const digits = await digitsOn(page);
    await enlarge(page);
    expect(await textsIn(await picture(page))).toEqual([digits, digits]);
  });

test('a till that scans the picture is paid, and the page says so', async ({ page, world }) => {
  await reachCode(page);
  const [scanned = ''] = await textsIn(await picture(page));
  expect(await world.charge(scanned, 180)).toBe('paid');
  await expect(page.getByText('已付给云杉咖啡')).toBeVisible();
  await expect(page.getByText('2,662.5 龙币')).toBeVisible();
  expect(await world.change(lin)).toBe(-180);
  await page.reload();
  await expect(page.getByText('已付给云杉咖啡')).toBeVisible();
  await world.expectSound();
});

test('a photographed code is refused with its reason, at the till and on the page', async ({
  page,
  world,
}) => {
  await reachCode(page);
  const [photo = ''] = await textsIn(await picture(page));
  await page.reload();
  await expect(page.getByText(/^28\d\d \*/)).toBeVisible();
  await world.moveClockTo(Date.now() + 6_000);
  expect(await world.charge(photo, 180)).toBe('replaced');
  await expect(page.getByRole('alert')).toContainText('云杉咖啡扫到一张旧的付款码，可能是截图');
  await world.moveClockTo(Date.now() + 61_000);
  expect(await world.charge(photo, 180)).toBe('expired');
  await expect(page.getByRole('alert')).toContainText('云杉咖啡扫到一张过期的付款码');
  expect(await world.change(lin)).toBe(0);
});
