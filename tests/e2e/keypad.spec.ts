import type { Page } from '@playwright/test';
import { open } from './support/steps';
import { expect, test } from './support/test';

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
  test('types by touch, ignores a second point and a second decimal, and deletes the last digit', async ({
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
});
