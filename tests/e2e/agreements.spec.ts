import { agreements } from '@/mocks/agreements/agreement-texts';
import { open } from './support/steps';
import { expect, test } from './support/test';

const { version } = agreements.redemption;

test.describe('the redemption agreement', () => {
  test('can be read to its end, accepted, found accepted after a reload, and withdrawn from', async ({
    page,
  }) => {
    await open(page, '/settingAuth3');
    const agree = page.getByRole('button', { name: '同意免密兑换' });
    await expect(agree).toBeDisabled();
    await page.getByRole('heading', { name: '四、什么时候仍需密码' }).scrollIntoViewIfNeeded();
    await expect(agree).toBeDisabled();
    await page.mouse.wheel(0, 10_000);
    await expect(page.getByText('已阅读到结尾')).toBeVisible();
    await agree.click();
    await expect(page.getByText(`同意 ${version} 版`)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: '撤回同意' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '撤回同意' }).click();
    await expect(page.getByText('还没有同意')).toBeVisible();
  });

  test('can be read to its end by the keyboard alone', async ({ page }) => {
    await open(page, '/settingAuth3');
    const on = page.getByRole('button', { name: '继续阅读' });
    await expect(on).toBeVisible();
    await expect(page.getByRole('heading', { name: '八、协议的更新' })).toBeAttached();
    await on.focus();
    for (let press = 0; press < 12 && (await on.isVisible()); press += 1) {
      await page.keyboard.press('Enter');
      // Scrolling, the observer and the button need a frame each, and the next key press must not meet the next
      // button.
      await page.waitForFunction(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
          ),
      );
    }
    await expect(page.getByRole('button', { name: '同意免密兑换' })).toBeEnabled();
  });

  test('counts as read at once on a screen that shows all of it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 3_000 });
    await open(page, '/settingAuth3');
    await expect(page.getByRole('button', { name: '同意免密兑换' })).toBeEnabled();
  });
});
