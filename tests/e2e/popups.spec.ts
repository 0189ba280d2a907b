import type { Page } from '@playwright/test';
import { open } from './support/steps';
import { expect, test } from './support/test';

const popup = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Confirms the agreement, after which the pop-up with the points is shown. */
async function reachPoints(page: Page): Promise<void> {
  await open(page, '/home');
  const agreement = popup(page, '温馨提示');
  await agreement.getByRole('checkbox').click();
  await agreement.getByRole('button', { name: '同意并继续' }).click();
  await expect(popup(page, '欢迎回来')).toBeVisible();
}

test.describe('the pop-ups of the start', () => {
  test.beforeEach(({ world }) => world.reset('popups'));

  test('lead from a picture to its page, trap the focus, and close by Esc', async ({ page }) => {
    await reachPoints(page);
    await page.keyboard.press('Escape');
    const picture = popup(page, '云杉团圆礼盒');
    await expect(picture).toBeVisible();
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await picture.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    await picture.getByRole('button', { name: '去看看' }).click();
    await expect(page).toHaveURL(/#\/transfer1$/);
    await expect(picture).toHaveCount(0);
  });

  test('are 314 px wide', async ({ page }) => {
    await reachPoints(page);
    for (const name of ['欢迎回来', '云杉团圆礼盒']) {
      expect((await popup(page, name).boundingBox())?.width).toBe(314);
      await page.keyboard.press('Escape');
    }
  });
});
