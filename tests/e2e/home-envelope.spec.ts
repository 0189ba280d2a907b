import { open } from './support/steps';
import { expect, test } from './support/test';

test('hidden amounts stay hidden after a reload, until they are shown again', async ({ page }) => {
  await open(page, '/home');
  await expect(page.getByText('2,680.5 龙币')).toBeVisible();
  await page.getByRole('button', { name: '隐藏金额' }).click();
  const hidden = async () => {
    await expect(page.getByText('金额已隐藏')).toBeVisible();
    await expect(page.getByText('2,680.5 龙币')).toHaveCount(0);
    await expect(page.getByText('2,680.5', { exact: true })).toBeHidden();
  };
  await hidden();
  await page.reload();
  await hidden();
  await page.getByRole('button', { name: '显示金额' }).click();
  await expect(page.getByText('2,680.5 龙币')).toBeVisible();
});

test('the account switch changes the envelope and its pocket, and keeps to it after a reload', async ({
  page,
}) => {
  await open(page, '/home');
  const pocket = page.getByRole('navigation', { name: '我的龙币' }).getByRole('link');
  await expect(pocket).toHaveText(['转账', '定时祝福', '兑换积分', '账单']);
  await expect(page.getByText(/将于 30 天内到期/)).toBeVisible();
  await page.getByRole('tab', { name: '团队激励' }).click();
  const team = async () => {
    await expect(pocket).toHaveText(['奖励同事', '定时奖励', '转账', '账单']);
    await expect(page.getByText(/^[\d,.]+ 龙币$/)).toBeVisible();
    await expect(page.getByText('2,680.5 龙币')).toHaveCount(0);
    // Coins for rewards do not lapse.
    await expect(page.getByText(/将于 30 天内到期/)).toHaveCount(0);
  };
  await team();
  await page.reload();
  await team();
  // The arrow keys move the switch too.
  await page.getByRole('tab', { name: '团队激励' }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: '个人账户' })).toBeFocused();
  await expect(page.getByText('2,680.5 龙币')).toBeVisible();
});

test('a gift is a letter that leads to its transfer', async ({ page }) => {
  await open(page, '/home');
  await expect(page.getByText('最近收到 1 份心意')).toBeVisible();
  await page.getByRole('link', { name: /生日快乐，天天开心/ }).click();
  await expect(page).toHaveURL(/#\/rewardDetail\?id=/);
  await expect(page.getByText('已收到')).toBeVisible();
  await expect(page.getByText('周一航 敬上')).toBeVisible();
  await expect(page.getByText('66.0 龙币', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '收到的心意' })).toBeVisible();
});

test.describe('customer service', () => {
  const service = 'https://service.longcoin.example';
  const listed = 'https://care.prod.longcoin.example';

  test('on a host that is not listed is opened only after asking', async ({ page, context, complaints }) => {
    complaints.allow(new RegExp(`foreign host: ${service}/`));
    await context.route(`${service}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Service</h1>' }),
    );
    await open(page, '/home');
    const ask = page.getByRole('dialog', { name: '要离开龙币钱包吗' });
    await page.getByRole('button', { name: '联系客服' }).click();
    await expect(ask).toContainText('你将前往 service.longcoin.example，它不属于龙币钱包。');
    await ask.getByRole('button', { name: '留在这里' }).click();
    await expect(ask).toHaveCount(0);
    await expect(page).toHaveURL(/#\/home$/);

    await page.getByRole('button', { name: '联系客服' }).click();
    await ask.getByRole('button', { name: '前往 service.longcoin.example' }).click();
    await expect(page.getByRole('heading', { name: 'Service' })).toBeVisible();
    expect(page.url()).not.toContain('lx-');
  });

  test('on a listed host is opened at once', async ({ page, context, complaints, world }) => {
    complaints.allow(new RegExp(`foreign host: ${listed}/`));
    await context.route(`${listed}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Care</h1>' }),
    );
    await world.fault({
      call: 'getTinyUrl',
      kind: 'wrong-shape',
      value: JSON.stringify({ tinyUrl: `${listed}/chat` }),
    });
    await open(page, '/home');
    await page.getByRole('button', { name: '联系客服' }).click();
    await expect(page.getByRole('heading', { name: 'Care' })).toBeVisible();
  });

  for (const address of [
    'javascript:document.title="taken"',
    'data:text/html,<h1>taken</h1>',
    '//evil.example',
  ]) {
    test(`is refused visibly where its address is ${address}`, async ({ page, world }) => {
      await world.fault({
        call: 'getTinyUrl',
        kind: 'wrong-shape',
        value: JSON.stringify({ tinyUrl: address }),
      });
      await open(page, '/home');
      await page.getByRole('button', { name: '联系客服' }).click();
      await expect(page.getByText('这个地址不能打开')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/#\/home$/);
      await expect(page).toHaveTitle('龙币钱包');
    });
  }
});
