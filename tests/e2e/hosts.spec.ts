import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/mocked-build';

const panel = (page: Page) => page.getByRole('dialog', { name: 'QA 控制台' });

async function openTab(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'QA 控制台' }).click();
  await panel(page).getByRole('tab', { name: '宿主' }).click();
  return panel(page);
}

const loggedCalls = (tab: Locator) => tab.getByRole('list', { name: '桥接调用' }).getByRole('listitem');

async function tryCall(tab: Locator, call: string): Promise<Locator> {
  await tab.getByRole('button', { name: `试调 ${call}` }).click();
  return tab.getByRole('status', { name: '试调结果' });
}

async function stored(page: Page): Promise<Record<string, unknown>> {
  const text = await page.evaluate(() => localStorage.getItem('session'));
  return JSON.parse(text ?? '{}') as Record<string, unknown>;
}

const balance = (page: Page) => page.getByText('2,680.5 龙币').first();

test.describe('the simulated hosts of a mocked build', () => {
  const wallet = { sysType: 'WALLET', businessSource: '122', longminId: 'LM100001' };
  const staff = { sysType: 'LONGCOIN', businessSource: '05' };
  for (const [host, session, start, call, said] of [
    ['super-app', wallet, ['getMemberInfo'], 'refreshToken', '***'],
    [
      'channel-app',
      { ...staff, buCode: 'C0001', channel: 'CH1', longminId: 'LM100001' },
      ['getMemberToken', 'getChannelInfo'],
      'scanQRCode',
      '#/transfer1',
    ],
    ['maia', { ...staff, longminId: 'LM100001' }, ['getMemberInfo'], 'loginCheck', 'true'],
    ['mini-program', staff, [], 'scanQRCode', '#/transfer1'],
    ['social-browser', staff, [], 'share', 'prepared'],
    ['browser', staff, [], 'share', 'sheet-shown'],
  ] as const) {
    test(`${host} starts with its session, and its bridge answers`, async ({ page }) => {
      await page.goto(`/?qaHost=${host}#/home`);
      const tab = await openTab(page);
      await expect(tab.getByText(`识别为 ${host}`)).toBeVisible();
      for (const name of start) await expect(loggedCalls(tab).filter({ hasText: name })).toContainText('0');
      // A host may take ten seconds to tell the member's id.
      await expect
        .poll(() => stored(page), { timeout: 15_000 })
        .toMatchObject({ token: 'lx-LX100001', ...session });
      await expect(await tryCall(tab, call)).toContainText(said);
      await expect(tab.getByRole('row', { name: new RegExp(call) })).toBeVisible();
      expect(page.url()).not.toContain('lx-');
    });
  }

  test('a choice in the console reloads the page in that host, which is kept over a reload', async ({
    page,
  }) => {
    await page.goto('/#/home');
    let tab = await openTab(page);
    await tab.getByRole('button', { name: 'MAIA' }).click();
    await expect(panel(page)).toHaveCount(0);
    await page.reload();
    tab = await openTab(page);
    await expect(tab.getByText('识别为 maia')).toBeVisible();
    await expect(tab.getByRole('button', { name: 'MAIA' })).toHaveAttribute('aria-pressed', 'true');
    await expect(loggedCalls(tab).filter({ hasText: 'getMemberInfo' })).toContainText('0');
  });

  test('a call is logged with its arguments, and a held one waits until QA answers', async ({ page }) => {
    await page.goto('/?qaHost=channel-app#/home');
    const tab = await openTab(page);
    await tryCall(tab, 'share');
    const shared = loggedCalls(tab).filter({ hasText: 'share' });
    await shared.locator('summary').click();
    await expect(shared).toContainText('"text":"QA 分享"');

    await tab.getByRole('combobox', { name: '再加一个方法' }).selectOption('scanQRCode');
    await tab.getByRole('switch', { name: '按住 scanQRCode 的回答' }).click();
    const result = await tryCall(tab, 'scanQRCode');
    await expect(result).toHaveText('等待回答…');
    const held = tab.getByRole('list', { name: '按住的桥接回答' });
    await expect(held.getByRole('listitem')).toContainText(['scanQRCode 按住']);
    await held.getByRole('button', { name: '放行' }).click();
    await expect(result).toHaveText('"#/transfer1"');
    await expect(held.getByRole('listitem')).toHaveCount(0);
  });

  test('all six are open side by side with the same page, each in a session of its own', async ({ page }) => {
    // Six apps start on a machine that may have two cores for them and for another test.
    test.setTimeout(180_000);
    const patience = { timeout: 60_000 };
    await page.goto('/#/home');
    await expect(balance(page)).toBeVisible();
    // The log-in key is exchanged in the background.
    await expect.poll(async () => (await stored(page))['loginToken']).toMatch(/^key-/);
    const before = await stored(page);
    const tab = await openTab(page);
    await tab.getByRole('button', { name: '并排对照六个宿主' }).click();
    const bench = page.getByRole('dialog', { name: '宿主对照' });
    await expect(bench.getByRole('figure').filter({ hasText: 'WALLET · 122' })).toHaveText(
      /集团 App/,
      patience,
    );
    await expect(bench.getByRole('figure').filter({ hasText: 'LONGCOIN · 05' })).toHaveCount(5, patience);
    for (const name of ['集团 App', '渠道 App', 'MAIA', '小程序']) {
      const inside = bench.frameLocator(`iframe[title="${name}"]`);
      await expect(inside.getByText('2,680.5 龙币').first()).toBeVisible(patience);
    }
    expect(await stored(page)).toEqual(before);
    await bench.getByRole('button', { name: '关闭宿主对照' }).click();
    await expect(bench).toHaveCount(0);
  });

  test('calls of the start can be scripted in advance: the page opens in a super app that never answers', async ({
    page,
  }) => {
    await page.goto('/?qaHost=super-app#/home');
    await expect(balance(page)).toBeVisible();
    const tab = await openTab(page);
    await tab.getByRole('button', { name: '不回答' }).click();
    await page.evaluate(() => localStorage.removeItem('session'));
    await tab.getByRole('button', { name: /^重新载入/ }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'QA 控制台' })).toBeVisible();
    const again = await openTab(page);
    await expect(loggedCalls(again).filter({ hasText: 'getMemberInfo' })).toContainText('不回答');
    await expect.poll(() => stored(page)).toMatchObject({ token: '', sysType: 'WALLET' });
    await expect(page.getByRole('heading').first()).toBeVisible();
  });
});
