import { answerOutside, closesNoWindow } from './support/partners';
import { goTo, open } from './support/steps';
import { expect, test } from './support/test';
import { lin, tokenOf } from './support/world';

const shop = 'https://shop.prod.longcoin.example';
const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

test.describe('outside addresses, opened by a redirect through the external link guard', () => {
  for (const [code, to] of [['#transfer1', '/transfer1']] as const) {
    test(`${code} leads to a page of the app, and back does not end on the redirect`, async ({ page }) => {
      await open(page, '/home');
      // Code that runs before the page is loaded would leave the redirect out of the history.
      await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
      await page.goto(`/#/zhongxinLogin?${query({ redirectUrl: code })}`);
      await expect(page).toHaveURL(new RegExp(`#${to.replace('?', '\\?')}$`));
      await page.goBack();
      await expect(page).toHaveURL(/#\/home$/);
    });
  }

  test('a listed host is opened without a question', async ({ page, browserErrors }) => {
    browserErrors.allow(/foreign host: https:\/\/shop\.prod/);
    const asked = await answerOutside(page.context());
    await open(page, `/zhongxinLogin?${query({ redirectUrl: `${shop}/goods` })}`);
    await expect(page).toHaveURL(`${shop}/goods`);
    expect(asked.map((request) => request.headers()['referer'])).toEqual([undefined]);
  });

  test('another host is opened only after a question', async ({ page, browserErrors }) => {
    browserErrors.allow(/foreign host: https:\/\/evil/);
    await answerOutside(page.context());
    await open(page, `/zhongxinLogin?${query({ redirectUrl: 'https://evil.example/x' })}`);
    await page.getByRole('button', { name: '前往 evil.example' }).click();
    await expect(page).toHaveURL('https://evil.example/x');
  });
});

test('a partner’s code becomes a session, and is neither in the address nor in the history afterwards', async ({
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
  browserErrors,
}) => {
  browserErrors.allow(/foreign host: https:\/\/login\.prod/);
  await answerOutside(page.context());
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

test('the care platform receives a key and no token, and back does not lead there again', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/foreign host: https:\/\/care\.prod/);
  const asked = await answerOutside(page.context());
  await open(page, '/linkToGuanAiTong');
  await expect(page).toHaveURL(/^https:\/\/care\.prod\.longcoin\.example\/\?key=key-LX100001-[^&]+&buCode=/);
  expect(asked.map((request) => request.url()).join()).not.toContain(tokenOf(lin));
  await page.goBack();
  await expect(page.getByText('你已去过关爱通')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a form is posted once, with the token, to a listed host; neither back nor a reload posts it again', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/foreign host: https:\/\/shop\.prod/);
  const asked = await answerOutside(page.context());
  await open(page, `/newWebviewforPost?${query({ url: `${shop}/pay`, fields: '{"order":"A 1"}' })}`);
  await expect(page).toHaveURL(`${shop}/pay`);
  expect(asked.map((request) => [request.method(), request.postData()])).toEqual([
    ['POST', `order=A+1&token=${tokenOf(lin)}`],
  ]);
  await page.goBack();
  await expect(page.getByText('已提交过')).toBeVisible();
  await page.reload();
  await expect(page.getByText('已提交过')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('the page goes one page back when the browser cannot close it', async ({ page, browserErrors }) => {
  browserErrors.allow(closesNoWindow);
  await open(page, '/longballDetail');
  await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
  await goTo(page, '/webviewClose');
  await expect(page).toHaveURL(/#\/longballDetail$/);
});
