import type { Page } from '@playwright/test';
import { scrollDown } from './support/steps';
import { expect, test } from './support/test';
import { lin, su, tokenOf } from './support/world';

/**
 * Chinese data that the app's language does not change: names, departments, bill titles, search terms, level
 * names, and the usual blessing.
 */
const chineseData = ['恭喜发财！', '中秋团圆礼盒', '金鳞会员', lin.name, lin.name.slice(1), su.name];

/** Texts and labels of the page that contain Chinese, except those inside `except`. */
async function findChinese(page: Page, except = ''): Promise<string[]> {
  const found = await page.evaluate(
    (outside) => {
      const chinese = /[\u4e00-\u9fff]/;
      const texts: string[] = [document.title];
      for (const element of document.body.querySelectorAll('*')) {
        if (element.closest(outside) !== null || !element.checkVisibility()) continue;
        for (const name of ['aria-label', 'placeholder', 'title'])
          texts.push(element.getAttribute(name) ?? '');
        for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
      }
      return texts.filter((text) => chinese.test(text)).map((text) => text.trim());
    },
    `noscript${except === '' ? '' : `, ${except}`}`,
  );
  // An avatar shows a part of a name, and a signature contains one.
  return found.filter((text) => !chineseData.some((known) => known.includes(text) || text.includes(known)));
}

test('sending coins is possible in English on each of its pages', async ({ page, world }) => {
  await page.goto(`/?token=${tokenOf(lin)}&lang=en-US#/home`);
  await expect(page.getByRole('heading', { name: 'Coins available' })).toBeVisible();
  await scrollDown(page);
  await expect(page.getByRole('heading', { name: 'Latest' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveTitle('Wallet home');
  // Bill entries are the gateway's words.
  await expect(page.getByRole('link', { name: /周一航的转账/ })).toBeVisible();
  expect(await findChinese(page, 'main ul')).toEqual([]);

  await page.getByRole('link', { name: 'Transfer', exact: true }).click();
  await expect(page).toHaveTitle('Transfer');
  await page.getByRole('button', { name: 'Add colleagues' }).click();
  await page.getByRole('searchbox', { name: 'Search colleagues' }).fill(su.initials);
  await page.getByRole('checkbox', { name: su.name }).click();
  // People and departments are data.
  expect(await findChinese(page, '[role="checkbox"], select')).toEqual([]);
  await page.getByRole('button', { name: 'Send to 1 colleague' }).click();
  await page.getByRole('textbox', { name: 'Coins for each' }).fill('8.8');
  expect(await findChinese(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send 8.8 coins' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirm the transfer' });
  await expect(sheet).toBeVisible();
  expect(await findChinese(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Confirm 8.8 coins' }).click();
  await expect(page.getByText('Your gift has arrived')).toBeVisible();
  expect(await findChinese(page)).toEqual([]);
  await world.expectBookedOnce(88);

  await page.getByRole('button', { name: 'See the bill' }).click();
  await expect(page.getByRole('heading', { name: 'Balance history' })).toBeVisible();
  await expect(page.getByText(/\d+ entries/)).toBeVisible();
  expect(await findChinese(page, '[data-edge]')).toEqual([]);
});
