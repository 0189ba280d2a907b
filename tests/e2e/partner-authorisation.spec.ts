import { answerOutside } from './support/partners';
import { open } from './support/steps';
import { expect, test } from './support/test';
import { lin, tokenOf } from './support/world';

const yunshan = 'https://health.yunshan.example';

const requestHash = (parameters: Record<string, string>) =>
  `/AuthorizePage?${new URLSearchParams(parameters).toString()}`;

test.describe('an authorisation request of a partner', () => {
  test('leads back with a key that was never in the address or the storage of the app', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/foreign host: https:\/\/health\.yunshan/);
    const asked = await answerOutside(page.context());
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
