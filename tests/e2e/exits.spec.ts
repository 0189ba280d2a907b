import type { Page, Request } from '@playwright/test';
import { open } from './support/steps';
import { expect, test } from './support/test';
import { lin, tokenOf } from './support/world';

const shop = 'https://shop.prod.longcoin.example';
const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

/** Places outside answer with an empty page; gives what was asked of them. */
async function outside(page: Page): Promise<Request[]> {
  const asked: Request[] = [];
  await page.context().route(/^https?:\/\/[^/]*\.example\//, async (route) => {
    asked.push(route.request());
    await route.fulfill({ contentType: 'text/html', body: '<title>outside</title>' });
  });
  return asked;
}

test.describe('addresses from outside, opened by a hand-over through the one door', () => {
  for (const [code, to] of [
    ['#transfer1', '/transfer1'],
    ['#orderreward1?select=1', '/orderreward1?select=1'],
    ['#integralExchange', '/integralExchange'],
    ['/longballDetail', '/longballDetail'],
  ] as const) {
    test(`${code} is a page of the app, and back does not end on the hand-over`, async ({ page }) => {
      await open(page, '/home');
      // Whoever leaves before the page stands has not been here yet.
      await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
      await page.goto(`/#/zhongxinLogin?${query({ redirectUrl: code })}`);
      await expect(page).toHaveURL(new RegExp(`#${to.replace('?', '\\?')}$`));
      await page.goBack();
      await expect(page).toHaveURL(/#\/home$/);
    });
  }

  test('a hash that nobody knows ends on the page for unknown addresses', async ({ page }) => {
    await open(page, `/zhongxinLogin?${query({ redirectUrl: '#no-such-page' })}`);
    await expect(page.getByText('没有找到这个页面').last()).toBeVisible();
  });

  test('a listed host is opened', async ({ page, complaints }) => {
    complaints.allow(/foreign host: https:\/\/shop\.prod/);
    const asked = await outside(page);
    await open(page, `/zhongxinLogin?${query({ redirectUrl: `${shop}/goods` })}`);
    await expect(page).toHaveURL(`${shop}/goods`);
    expect(asked.map((request) => request.headers()['referer'])).toEqual([undefined]);
  });

  test('another host is asked about', async ({ page, complaints }) => {
    complaints.allow(/foreign host: https:\/\/evil/);
    await outside(page);
    await open(page, `/zhongxinLogin?${query({ redirectUrl: 'https://evil.example/x' })}`);
    await page.getByRole('button', { name: '前往 evil.example' }).click();
    await expect(page).toHaveURL('https://evil.example/x');
  });

  test('anything else is refused, visibly', async ({ page }) => {
    await open(page, `/zhongxinLogin?${query({ redirectUrl: 'javascript:alert(1)' })}`);
    await expect(page.getByRole('alert')).toContainText('这个地址不能打开');
  });
});

test('a partner’s code becomes a session; it is nowhere in the address or the history afterwards', async ({
  page,
}) => {
  await page.goto(`/#/welfareByGuanYu?${query({ code: `b-${lin.usercode}-1`, redirectUrl: '#transfer1' })}`);
  await expect(page.getByText(`${lin.name} 敬上`)).toBeVisible();
  expect(page.url()).not.toContain('b-LX');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('b-LX');
  await page.reload();
  await expect(page.getByText(`${lin.name} 敬上`)).toBeVisible();
});

test('a refused code leads to the partner’s log-in page with all eight parameters', async ({
  page,
  complaints,
}) => {
  complaints.allow(/foreign host: https:\/\/login\.prod/);
  await outside(page);
  await page.goto('/#/zhongxinLogin?code=made-up&channel=C7');
  await page.getByRole('button', { name: '去登录' }).click();
  await expect(page).toHaveURL(/^https:\/\/login\.prod\.longcoin\.example\/partner\?/);
  expect([...new URL(page.url()).searchParams.keys()]).toEqual([
    ...[
      'protocolType',
      'bu_code',
      'channel',
      'prefix',
      'phoneNumber',
      'b_token',
      'onceTokenKey',
      'redirectUrl',
    ],
  ]);
  expect(page.url()).not.toContain('made-up');
});

test('the care platform gets a key and no token; back from it nobody is sent there again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/foreign host: https:\/\/care\.prod/);
  const asked = await outside(page);
  await open(page, '/linkToGuanAiTong');
  await expect(page).toHaveURL(/^https:\/\/care\.prod\.longcoin\.example\/\?key=key-LX100001-[^&]+&buCode=/);
  expect(asked.map((request) => request.url()).join()).not.toContain(tokenOf(lin));
  await page.goBack();
  await expect(page.getByText('已经去过关爱通')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a form is posted once, with the token, to a listed host; neither back nor a reload post it again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/foreign host: https:\/\/shop\.prod/);
  const asked = await outside(page);
  await open(page, `/newWebviewforPost?${query({ url: `${shop}/pay`, fields: '{"order":"A 1"}' })}`);
  await expect(page).toHaveURL(`${shop}/pay`);
  expect(asked.map((request) => [request.method(), request.postData()])).toEqual([
    ['POST', `order=A+1&token=${tokenOf(lin)}`],
  ]);
  await page.goBack();
  await expect(page.getByText('已经提交过了')).toBeVisible();
  await page.reload();
  await expect(page.getByText('已经提交过了')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a form goes to a host on the list that may have no token without one', async ({ page, complaints }) => {
  complaints.allow(/foreign host: https:\/\/app\.prod/);
  const asked = await outside(page);
  const address = 'https://app.prod.longcoin.example/x';
  await open(page, `/newWebviewforPost?${query({ url: address, fields: '{"order":"A 1"}' })}`);
  await expect(page).toHaveURL(address);
  expect(asked.map((request) => [request.method(), request.postData()])).toEqual([['POST', 'order=A+1']]);
});

test('a link is copied where nothing shares', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await open(page, `/webviewShare?${query({ title: '团圆礼盒', url: '#transfer1' })}`);
  await page.getByRole('button', { name: '复制链接' }).click();
  await expect(page.getByText('链接已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/#\/transfer1$/);
});

test('where a browser can’t close the page it goes one page back', async ({ page, complaints }) => {
  complaints.allow(/Scripts may close only/);
  await open(page, '/longballDetail');
  await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '/webviewClose';
  });
  await expect(page).toHaveURL(/#\/longballDetail$/);
});
