import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { countRequests, open, scrollDown } from './support/steps';
import { expect, test } from './support/test';

const popup = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The agreement is ticked and confirmed; the pop-up with the points stands. */
async function reachPoints(page: Page): Promise<void> {
  await open(page, '/home');
  const agreement = popup(page, '温馨提示');
  await agreement.getByRole('checkbox').click();
  await agreement.getByRole('button', { name: '同意并继续' }).click();
  await expect(popup(page, '欢迎回来')).toBeVisible();
}

test.describe('the pop-ups of the start', () => {
  test.beforeEach(({ world }) => world.reset('popups'));

  test('agreement, box, points: they stand on /home, after a reload too', async ({ page }) => {
    await open(page, '/home');
    const agreement = popup(page, '温馨提示');
    const box = agreement.getByRole('checkbox', { name: '我已阅读并同意以上协议' });
    await agreement.getByRole('button', { name: '同意并继续' }).click();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await box.click();
    await agreement.getByRole('button', { name: '同意并继续' }).click();
    await popup(page, '欢迎回来').getByRole('button', { name: '收下积分' }).click();
    await expect(page.getByText('88积分已到账')).toBeVisible();
    await popup(page, '中秋团圆礼盒').getByRole('button', { name: '关闭' }).click();
    await scrollDown(page);
    await expect(page.getByText('3,348 积分')).toBeVisible();
    await page.reload();
    await expect(popup(page, '中秋团圆礼盒')).toBeVisible();
    await scrollDown(page);
    await expect(page.getByText('3,348 积分')).toBeVisible();
  });

  test('a grant that takes 12 s and is tapped twice is made once', async ({ page, world }) => {
    await page.clock.install();
    await reachPoints(page);
    await world.fault({ call: 'grant', kind: 'hold' });
    const grants = countRequests(page, 'grant');
    const take = popup(page, '欢迎回来').getByRole('button', { name: '收下积分' });
    await take.click();
    await world.untilHeld();
    await expect(take).toBeDisabled();
    await page.clock.runFor(10_500);
    await take.click();
    await expect(take).toBeDisabled();
    await world.release();
    await expect(popup(page, '中秋团圆礼盒')).toBeVisible();
    await scrollDown(page);
    await expect(page.getByText('3,348 积分')).toBeVisible();
    expect(grants()).toBe(1);
  });

  test('a picture leads to its page; the keyboard stays inside, and Esc closes', async ({ page }) => {
    await reachPoints(page);
    await page.keyboard.press('Escape');
    const picture = popup(page, '中秋团圆礼盒');
    await expect(picture).toBeVisible();
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await picture.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    await picture.getByRole('button', { name: '去看看' }).click();
    await expect(page).toHaveURL(/#\/transfer1$/);
    await expect(picture).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`each has the width of 314 px and nothing that axe complains about, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await reachPoints(page);
      for (const name of ['欢迎回来', '中秋团圆礼盒']) {
        const shown = popup(page, name);
        expect((await shown.boundingBox())?.width).toBe(314);
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .include('[role="dialog"]')
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
        await page.keyboard.press('Escape');
      }
    });
  }
});
