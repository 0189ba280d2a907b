import type { Page } from '@playwright/test';
import { decodeTexts } from './support/other-decoder';
import { reachCode } from './support/states/pay-by-code';
import { expect, test } from './support/test';
import { lin } from './support/world';

/** The digits that are read out. */
async function readDigits(page: Page): Promise<string> {
  await page.getByRole('button', { name: '查看数字' }).click();
  const read = await page.getByText(/^28\d\d( \d{4}){3}$/).innerText();
  return read.replace(/ /g, '');
}

async function enlarge(page: Page): Promise<void> {
  await page.getByRole('button', { name: '放大付款码' }).click();
  await expect(page.getByRole('dialog', { name: '付款码' })).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`a screenshot of the payment code, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('contains the digits in its bar code and in its QR code with the coin on it', async ({
      page,
      world,
    }) => {
      await reachCode(page);
      const digits = await readDigits(page);
      expect(digits).toBe(await world.newestPaymentCode());
      await page.mouse.move(0, 0);
      expect(await decodeTexts(await page.screenshot())).toEqual([digits, digits]);
    });

    test('contains them when it is enlarged', async ({ page }) => {
      await reachCode(page);
      const digits = await readDigits(page);
      await enlarge(page);
      expect(await decodeTexts(await page.screenshot())).toEqual([digits, digits]);
    });
  });

for (const [what, size, text] of [
  ['of 320 px with the largest text', { width: 320, height: 640 }, 'xlarge'],
  ['on its side', { width: 844, height: 390 }, 'normal'],
] as const)
  test(`a phone ${what} shows a readable code`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript((textSize) => {
      localStorage.setItem('preferences', JSON.stringify({ textSize }));
    }, text);
    await reachCode(page);
    const digits = await readDigits(page);
    await enlarge(page);
    expect(await decodeTexts(await page.screenshot())).toEqual([digits, digits]);
  });

test('a cashier terminal that scans the screenshot is paid, and the page says so', async ({
  page,
  world,
}) => {
  await reachCode(page);
  const [scanned = ''] = await decodeTexts(await page.screenshot());
  expect(await world.charge(scanned, 180)).toBe('paid');
  await expect(page.getByText('已付给云杉咖啡')).toBeVisible();
  await expect(page.getByText('2,662.5 龙币')).toBeVisible();
  expect(await world.change(lin)).toBe(-180);
  await page.reload();
  await expect(page.getByText('已付给云杉咖啡')).toBeVisible();
  await world.expectSound();
});

test('a photographed code is refused with its reason, at the cashier terminal and on the page', async ({
  page,
  world,
}) => {
  await reachCode(page);
  const [photo = ''] = await decodeTexts(await page.screenshot());
  await page.reload();
  await expect(page.getByText(/^28\d\d \*/)).toBeVisible();
  await world.moveClockTo(Date.now() + 6_000);
  expect(await world.charge(photo, 180)).toBe('replaced');
  await expect(page.getByRole('alert')).toContainText('旧码或截图无效，云杉咖啡没有收款');
  await world.moveClockTo(Date.now() + 61_000);
  expect(await world.charge(photo, 180)).toBe('expired');
  await expect(page.getByRole('alert')).toContainText('付款码已过期，云杉咖啡没有收款');
  expect(await world.change(lin)).toBe(0);
});
