import { countRequests, open, reachActivationCode } from './support/steps';
import { expect, test } from './support/test';
import { openAsWallet } from './support/wallet';
import { lin } from './support/world';

test.describe('activating an account', () => {
  test.beforeEach(({ world }) => world.reset('no-account'));

  test('from the alert on /home to the account that is there everywhere', async ({ page, world }) => {
    await open(page, '/home');
    await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '激活账户' }).click();
    await page.getByRole('button', { name: '是我，下一步' }).click();
    await page.getByRole('checkbox', { name: '我已阅读并同意以上协议' }).click();
    await page.getByRole('button', { name: '同意，去验证手机' }).click();
    const activations = countRequests(page, 'activateAccount');
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await world.newestCode());
    await expect(page.getByText('账户已激活')).toBeVisible();
    await expect(page).toHaveURL(/#\/activation\?step=done$/);
    expect(activations()).toBe(1);
    await page.reload();
    await expect(page.getByText('账户已激活')).toBeVisible();
    await page.getByRole('button', { name: '去首页' }).click();
    await expect(page.getByText('2,680.5 龙币')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/#/manageAccounts/0');
    await expect(page.getByText('XF100001')).toBeVisible();
    await page.goto('/#/transfer1');
    await expect(page.getByText(/2,680\.5/).filter({ visible: true })).toBeVisible();
  });

  test('keeps its place over a reload, with the countdown and without another code', async ({
    page,
    world,
  }) => {
    const sent = countRequests(page, 'sendAlertMsg');
    await reachActivationCode(page);
    await page.reload();
    await expect(page.getByText(/秒后可以重新发送/)).toBeVisible();
    expect(sent()).toBe(1);
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: '我已阅读并同意以上协议' })).toBeChecked();
    await page.goForward();
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await world.newestCode());
    await expect(page.getByText('账户已激活')).toBeVisible();
  });

  test('that nobody hears of is there after a reload, and happened once', async ({ page, world }) => {
    await reachActivationCode(page);
    const code = await world.newestCode();
    await world.fault({ call: 'activateAccount', kind: 'hold', when: 'after' });
    await page.getByRole('textbox', { name: '短信验证码' }).fill(code);
    await world.untilHeld();
    await page.reload();
    await expect(page.getByText('账户已激活')).toBeVisible();
    await world.release();
  });

  test('in a WALLET session goes by the unified account', async ({ page, world }) => {
    await openAsWallet(page, '/activation?step=agreement', lin);
    await page.getByRole('checkbox').click();
    const sent = countRequests(page, 'sendCodes');
    await page.getByRole('button', { name: '同意，去验证手机' }).click();
    await page.getByRole('textbox', { name: '短信验证码' }).fill(await world.newestCode());
    await expect(page.getByText('LM100001')).toBeVisible();
    expect(sent()).toBe(1);
  });
});

test('alerts of the account are read one after the other, and are not told again', async ({
  page,
  world,
}) => {
  await world.reset('alerts');
  await open(page, '/home');
  const read = countRequests(page, 'confirmAlert');
  for (const name of ['绑定的手机号已更换', '两个账户已合并', '统一账户已开通'])
    await page.getByRole('dialog', { name }).getByRole('button', { name: '我知道了' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(read).toBe(3);
  const asked = page.waitForResponse(/unified-account\/v1\/queryAlertInfo$/);
  await page.reload();
  await (await asked).finished();
  await expect(page.getByText('2,680.5 龙币')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
