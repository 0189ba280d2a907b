import type { Page } from '@playwright/test';
import { chooseColleague, open } from './support/steps';
import { expect, test } from './support/test';
import { su } from './support/world';

const keypad = (page: Page) => page.getByRole('dialog', { name: '每人收到' });
const key = (page: Page, name: string) => keypad(page).getByRole('button', { name, exact: true });
const amount = (page: Page) => page.getByRole('textbox', { name: '每人收到的龙币' });

async function openKeypad(page: Page): Promise<void> {
  await open(page, '/transfer1');
  await amount(page).tap();
  await expect(page).toHaveURL(/#\/transfer1\?step=amount$/);
  await expect(keypad(page)).toBeVisible();
}

async function press(page: Page, keys: string): Promise<void> {
  for (const name of keys) await key(page, name).tap();
}

test.describe('the keypad', () => {
  test('types by touch, leaves out a second point and a second decimal, and takes the last digit back', async ({
    page,
  }) => {
    await openKeypad(page);
    for (const [keys, shown] of [
      ['8', '8'],
      ['.', '8.'],
      ['.', '8.'],
      ['8', '8.8'],
      ['6', '8.8'],
      ['.', '8.8'],
    ] as const) {
      await press(page, keys);
      await expect(keypad(page).getByText(`${shown} 龙币`, { exact: true })).toBeVisible();
    }
    await key(page, '删除').tap();
    await expect(keypad(page).getByText('8. 龙币', { exact: true })).toBeVisible();
    await key(page, '完成').tap();
    await expect(keypad(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#\/transfer1$/);
    await expect(amount(page)).toHaveValue('8');
  });

  test('tells the total and what is left while one types, and what is wrong with the amount', async ({
    page,
  }) => {
    await open(page, '/transfer1');
    await chooseColleague(page, su.initials, su.name);
    await amount(page).tap();
    await press(page, '100');
    await expect(keypad(page).getByText('1 人合计 100.0，余额还剩 2,580.5')).toBeVisible();
    await press(page, '00');
    await expect(keypad(page).getByText('余额不足，还差 7,319.5')).toBeVisible();
    await press(page, '0');
    await expect(keypad(page).getByText('单人最多 10,000 龙币')).toBeVisible();
  });

  test('takes the keys of a hardware keyboard, and Enter ends it', async ({ page }) => {
    await openKeypad(page);
    await page.keyboard.type('16.68');
    await expect(keypad(page).getByText('16.6 龙币', { exact: true })).toBeVisible();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('9e-');
    await expect(keypad(page).getByText('16.9 龙币', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(keypad(page)).toHaveCount(0);
    await expect(amount(page)).toHaveValue('16.9');
  });

  for (const [way, close] of [
    ['going back', (page: Page) => page.goBack()],
    ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`is closed by ${way}, and what was typed stays`, async ({ page }) => {
      await open(page, '/home');
      await page.getByRole('link', { name: '转账', exact: true }).click();
      await amount(page).tap();
      await press(page, '66');
      await close(page);
      await expect(keypad(page)).toHaveCount(0);
      await expect(page).toHaveURL(/#\/transfer1$/);
      await expect(amount(page)).toHaveValue('66');
      await page.goBack();
      await expect(page).toHaveURL(/#\/home$/);
    });
  }

  test('that was opened by its address closes to the page below it', async ({ page }) => {
    await open(page, '/transfer1?step=amount');
    await press(page, '5');
    await key(page, '完成').tap();
    await expect(keypad(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#\/transfer1$/);
    await expect(amount(page)).toHaveValue('5');
  });
});
