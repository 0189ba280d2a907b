import { leftBy } from '../security/hostile-page';
import { htmlVectors } from '../security/html-vectors';
import { open } from './support/steps';
import { expect, test } from './support/test';

test.describe('HTML from a gateway, in a real browser', () => {
  // The page's policy would stop most of it as well, so it is bypassed to test the sanitiser alone.
  test.use({ bypassCSP: true });
  const attacks = Object.values(htmlVectors).flat();

  test('runs nothing, fetches nothing and covers nothing', async ({ page, world }) => {
    const imageTxt = attacks.map((attack, index) => ({
      windowId: `X${index}`,
      windowType: 2,
      windowTxt: `<p>开头 ${index}</p>${attack}`,
    }));
    await world.alter((state) => ({ ...state, popups: { ...state.popups, imageTxt } }));
    await open(page, '/popupDetails?id=nothing');
    await expect(page.getByText('没有找到这条通知')).toBeVisible();
    for (const [index] of attacks.entries()) {
      await page.goto(`/#/popupDetails?id=X${index}`);
      const article = page.getByRole('article');
      await expect(article.getByText(`开头 ${index}`, { exact: true })).toBeVisible();
      const left = await page.evaluate(leftBy, `开头 ${index}`);
      expect(left, attacks[index]).toEqual({ kept: [], hasRun: false, fetched: [] });
      const link = article.getByRole('link').first();
      if ((await link.count()) > 0) await link.click();
      expect(await page.evaluate(() => 'hit' in window), attacks[index]).toBe(false);
    }
  });

  test('opens links through the external link guard, by tap and by key, and never by itself', async ({
    page,
    world,
  }) => {
    await world.reset('popups');
    await open(page, '/popupDetails?id=P000');
    await page.getByRole('link', { name: '活动说明' }).click();
    await expect(page.getByRole('dialog', { name: '即将离开龙币钱包' })).toContainText(
      'help.longcoin.example',
    );
    await page.getByRole('button', { name: '暂不离开' }).click();
    await page.getByRole('link', { name: '转账' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/transfer1$/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: '国庆送龙币' })).toBeVisible();
  });
});
