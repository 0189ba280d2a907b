import { open } from './support/steps';
import { expect, test } from './support/test';
import { lin, tokenOf } from './support/world';

test.describe('the token of the address', () => {
  for (const address of [`/?token=${tokenOf(lin)}#/home`, `/#/home?token=${tokenOf(lin)}`]) {
    test(`is removed from ${address.startsWith('/?') ? 'before' : 'behind'} the # and never leaves the page in an address`, async ({
      page,
    }) => {
      const leaks: string[] = [];
      page.on('request', (request) => {
        const told = [request.url(), request.headers()['referer'] ?? ''].join(' ');
        if (!request.isNavigationRequest() && told.includes('lx-')) leaks.push(told);
      });
      await page.goto(address);
      await expect(page.getByRole('heading', { name: '收到的心意' })).toBeVisible();
      await expect(page).toHaveURL(/\/#\/home$/);
      await page.getByRole('link', { name: '账单', exact: true }).click();
      await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/#\/home$/);
      expect(leaks).toEqual([]);
    });
  }

  test('is absent, like every other secret of a link, from addresses, history, Referer and logs afterwards', async ({
    page,
  }) => {
    const secrets = [
      tokenOf(lin),
      `b-${lin.usercode}`,
      `key-${lin.usercode}-7`,
      'unique-secret',
      `key-${lin.usercode}-chat`,
    ];
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    page.on('request', (request) => {
      told.push(request.headers()['referer'] ?? '');
      if (!request.isNavigationRequest()) told.push(request.url());
    });
    const [token, bToken, key, unique, chat] = secrets.map(encodeURIComponent);
    await page.goto(
      `/?token=${token}&uniqueKey=${unique}#/home?bToken=${bToken}&disposableKey=${key}&lxToken=${chat}&from=x`,
    );
    await expect(page.getByRole('heading', { name: '收到的心意' })).toBeVisible();
    await expect(page).toHaveURL(/\/#\/home\?from=x$/);
    told.push(
      page.url(),
      await page.evaluate(() => JSON.stringify([window.history.state, document.referrer])),
    );
    await page.getByRole('link', { name: '账单', exact: true }).click();
    await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
    await page.goBack();
    told.push(page.url());
    for (const secret of secrets) expect(told.filter((text) => text.includes(secret))).toEqual([]);
  });

  test('is kept for the next visit', async ({ page }) => {
    await open(page, '/home');
    await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
    await page.goto('about:blank');
    await page.goto('/#/home');
    await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
  });
});
