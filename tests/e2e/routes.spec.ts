import { expectSuccess, confirmButton, open, reachSheet } from './support/steps';
import { expect, test } from './support/test';
import { lin, tokenOf } from './support/world';

test.describe('addresses', () => {
  for (const address of ['/', '/#', '/#/']) {
    test(`${address} leads to /home`, async ({ page }) => {
      await open(page, '/home');
      await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page).toHaveURL(/#\/home$/);
      await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
    });
  }

  for (const [from, to] of [
    ['/accountdetails/0', '/longballDetail'],
    ['/accountdetails/1', '/manageAccounts/1'],
  ] as const) {
    test(`${from} leads to ${to} and leaves no step of its own in the history`, async ({ page }) => {
      await open(page, '/home');
      await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
      await page.goto(`/#${from}`);
      await expect(page).toHaveURL(new RegExp(`#${to}$`));
      await page.goBack();
      await expect(page).toHaveURL(/#\/home$/);
    });
  }

  test('one that does not exist says so and leads home', async ({ page }) => {
    await open(page, '/no/such/page?x=1');
    await expect(page.getByText('没有找到这个页面').last()).toBeVisible();
    await expect(page).toHaveTitle('没有找到这个页面');
    await page.getByRole('button', { name: '回到首页' }).click();
    await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
  });

  test('one whose parts cannot be decoded stays inside the app', async ({ page, complaints }) => {
    // React Router itself remarks on what it could not decode.
    complaints.allow(/could not be decoded|malformed/i);
    await open(page, '/%E0%A4%A');
    await expect(page.getByText('没有找到这个页面').last()).toBeVisible();
  });

  test('one whose screen is still to come says so', async ({ page }) => {
    await open(page, '/recharge');
    await expect(page.getByText('即将开放')).toBeVisible();
    await expect(page.getByRole('button', { name: '回到首页' })).toBeVisible();
  });

  test('each page has its title in the document', async ({ page }) => {
    for (const [address, title] of [
      ['/home', '龙币钱包'],
      ['/transfer1', '转账'],
      ['/longballDetail', '账户明细'],
      ['/rewardDetail', '转账详情'],
    ] as const) {
      await open(page, address);
      await expect(page, address).toHaveTitle(title);
    }
  });

  test('a transfer can be opened by its address alone, and again after a reload', async ({ page, world }) => {
    await reachSheet(page);
    await confirmButton(page).click();
    await expectSuccess(page);
    const id = await world.expectBookedOnce(88);
    await page.goto('about:blank');
    await page.goto(`/#/rewardDetail?id=${id}`);
    await expect(page.getByText('已转出')).toBeVisible();
    await page.reload();
    await expect(page.getByText(id)).toBeVisible();
  });

  test('a screen whose code does not arrive names the part and offers to load again', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/net::ERR_FAILED/, /dynamically imported module/);
    await open(page, '/home');
    await expect(page.getByRole('heading', { name: '收到的心意' })).toBeVisible();
    await page.route(/assets\/bill-[^/]*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: '账单', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('页面内容没能加载');
    await page.unroute(/assets\/bill-[^/]*\.js/);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
  });
});

test('a real build has neither the QA console nor the page of all parts', async ({ page }) => {
  await open(page, '/__kit');
  await expect(page.getByText('没有找到这个页面').last()).toBeVisible();
  await page.goto('/#/home');
  await expect(page.getByText('2,680.5 龙币')).toBeVisible();
  await expect(page.getByText('QA', { exact: true })).toHaveCount(0);
});

test.describe('the token of the address', () => {
  for (const address of [`/?token=${tokenOf(lin)}#/home`, `/#/home?token=${tokenOf(lin)}`]) {
    test(`is erased from ${address.startsWith('/?') ? 'before' : 'behind'} the # and never leaves the page in an address`, async ({
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

  test('and every other secret that a link brings: in no address, no history, no Referer and no log afterwards', async ({
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

  for (const address of ['/home', '/transfer1', '/longballDetail', '/rewardDetail']) {
    test(`missing, ${address} says that nobody is logged in and asks the gateways nothing`, async ({
      page,
    }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/gw/')) calls.push(request.url());
      });
      await page.goto(`/#${address}`);
      await expect(page.getByText('还没有登录')).toBeVisible();
      expect(calls).toEqual([]);
    });
  }
});
