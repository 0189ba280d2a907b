import { brokenConnection, missingParts } from './support/browser-errors';
import { goTo, open } from './support/steps';
import { expect, test } from './support/test';

test.describe('addresses', () => {
  test('of the root lead to /home, however they are written', async ({ page }) => {
    await open(page, '/home');
    await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
    for (const address of ['/', '/#', '/#/']) {
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page).toHaveURL(/#\/home$/);
      await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
    }
  });

  test('that cannot be decoded stay inside the app', async ({ page, browserErrors }) => {
    // React Router warns about an address that it cannot decode.
    browserErrors.allow(/could not be decoded|malformed/i);
    await open(page, '/%E0%A4%A');
    await expect(page.getByText('没有找到这个页面').last()).toBeVisible();
  });

  test('a screen whose code does not arrive is named, with a way to load it again', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/net::ERR_FAILED/, /dynamically imported module/);
    await open(page, '/home');
    await expect(page.getByRole('heading', { name: '收到的心意' })).toBeVisible();
    await page.route(/assets\/bill-[^/]*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: '账单', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('页面内容加载失败');
    await page.unroute(/assets\/bill-[^/]*\.js/);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
  });

  test('a screen whose styles did not arrive looks as it should once it is opened again', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(brokenConnection, missingParts);
    const sizes = () =>
      page.locator('main *').evaluateAll(async (parts) => {
        // Lines are a pixel higher until the fonts have come.
        await document.fonts.ready;
        return parts.map((part) => [part.clientWidth, part.clientHeight]);
      });
    await open(page, '/transfer3');
    await expect(page.getByRole('textbox', { name: '写句祝福' })).toBeVisible();
    await expect(page.getByText('林晓禾 敬上')).toBeVisible();
    const whole = await sizes();
    const begin = await (await page.request.get('/')).text();

    await page.goto('about:blank');
    const fetchedLater = (url: URL) => url.pathname.endsWith('.css') && !begin.includes(url.pathname);
    await page.route(fetchedLater, (route) => route.abort());
    await open(page, '/transfer3');
    await expect(page.getByRole('alert')).toContainText('页面内容加载失败');
    await page.unroute(fetchedLater);
    await page.getByRole('button', { name: '返回首页' }).click();
    await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
    await goTo(page, '/transfer3');
    await expect(page.getByRole('textbox', { name: '写句祝福' })).toBeVisible();
    await expect.poll(sizes).toEqual(whole);
  });

  test('one page alone says that what every page needs did not arrive', async ({ page, browserErrors }) => {
    browserErrors.allow(brokenConnection, missingParts);
    const parts = /assets\/(?!index-)[^/]*\.(js|css)$/;
    await page.route(parts, (route) => route.abort());
    await open(page, '/longballDetail');
    await expect(page.getByRole('alert')).toContainText('页面内容加载失败');
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.unroute(parts);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
  });
});

test('a real build has neither the QA console nor the component gallery', async ({ page }) => {
  await open(page, '/__kit');
  await expect(page.getByText('没有找到这个页面').last()).toBeVisible();
  await page.goto('/#/home');
  await expect(page.getByText('2,680.5 龙币')).toBeVisible();
  await expect(page.getByText('QA', { exact: true })).toHaveCount(0);
});
