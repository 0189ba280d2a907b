import type { Page } from '@playwright/test';
import { brokenConnection } from './support/browser-errors';
import { openCashier, payOrder } from './support/cashier';
import { expect, test } from './support/test';
import { lin } from './support/world';

const thirdParty = /^foreign host: https:\/\/card\.longcoin\.example\//;
const shop = '云杉生活馆';
const paid = (page: Page, merchant = shop) => page.getByText(`已付给${merchant}`);

async function typePassword(page: Page, password: string): Promise<void> {
  for (const digit of password) await page.getByRole('button', { name: digit, exact: true }).click();
}

test('an order is paid with coins after a wrong password and a right one, and the bill has it', async ({
  page,
  world,
}) => {
  await openCashier(page);
  await payOrder(page);
  await typePassword(page, '111222');
  await expect(page.getByText(/密码不对/)).toBeVisible();
  await typePassword(page, '907214');
  await expect(paid(page)).toBeVisible();
  expect(await world.change(lin)).toBe(-3_280);
  await page.getByRole('button', { name: '查看账单' }).click();
  await expect(page.getByText('团圆月饼礼盒 · 八枚装').first()).toBeVisible();
});

test('an order above the coins is filled up at the third party, whose refusal gives the coins back', async ({
  page,
  world,
  browserErrors,
}) => {
  browserErrors.allow(thirdParty);
  await page.route('https://card.longcoin.example/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>银行</h1>' }),
  );
  await world.reset('poor');
  await openCashier(page, { money: '50.0' });
  await expect(page.getByRole('radio', { name: /龙币 \+ 银行卡/ })).toBeChecked();
  await payOrder(page);
  await expect(page.getByRole('heading', { name: '银行' })).toBeVisible();
  await world.answerThirdParty('refused');
  await page.goBack();
  await expect(page.getByText('银行卡没有付款成功')).toBeVisible();
  await page.getByRole('button', { name: '重新付款' }).click();
  await payOrder(page);
  await expect(page.getByRole('heading', { name: '银行' })).toBeVisible();
  await world.answerThirdParty('paid');
  await page.goBack();
  await expect(paid(page)).toBeVisible();
  await expect(page.getByText('龙币 3.5 · 银行卡 46.5 元')).toBeVisible();
});

test('an order whose answers are lost is paid once, and the page of the result finds out', async ({
  page,
  world,
  browserErrors,
}) => {
  browserErrors.allow(brokenConnection);
  await page.clock.install();
  await openCashier(page, { money: '66.0' });
  await world.fault({ call: 'payment', kind: 'drop', when: 'after', times: 'always' });
  await payOrder(page);
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(paid(page)).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(await world.change(lin)).toBe(-660);
});

test('the way back to the merchant opens a listed host and asks about any other', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(thirdParty);
  await page.route('https://card.longcoin.example/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>商家</h1>' }),
  );
  await openCashier(page, { money: '10.0', returnUrl: 'https://nowhere.example/done' });
  await payOrder(page);
  await page.getByRole('button', { name: '返回商家' }).click();
  await expect(page.getByRole('dialog')).toContainText('nowhere.example');

  await openCashier(page, { money: '11.0', returnUrl: 'https://card.longcoin.example/done' });
  await payOrder(page);
  await page.getByRole('button', { name: '返回商家' }).click();
  await expect(page.getByRole('heading', { name: '商家' })).toBeVisible();
});
