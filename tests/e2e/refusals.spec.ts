import type { Page } from '@playwright/test';
import { brokenConnection } from './support/complaints';
import {
  chooseColleague,
  confirmButton,
  countRequests,
  dialog,
  expectSuccess,
  open,
  openSheet,
  reachSheet,
  scrollDown,
  writeDraft,
} from './support/steps';
import { expect, test } from './support/test';
import { feng, liang, lin, su, tokenOf, zhou } from './support/world';

test.describe('offline', () => {
  test('nothing is sent and nothing is lost; back online the warning goes, and sending is one’s own act', async ({
    page,
    context,
    world,
    complaints,
  }) => {
    complaints.allow(brokenConnection);
    await reachSheet(page);
    const requests = countRequests(page, 'batchTransfer');
    await context.setOffline(true);
    const warning = page.getByText('网络不可用，请检查您的网络设置');
    await expect(warning).toBeVisible();
    await confirmButton(page).click();
    await expect(dialog(page).getByText('网络不可用，什么都没有送出，内容都还在')).toBeVisible();
    expect(requests()).toBe(0);

    await context.setOffline(false);
    await expect(warning).toHaveCount(0);
    await world.expectNothingBooked();
    expect(requests()).toBe(0);
    await confirmButton(page).click();
    await expectSuccess(page);
    await world.expectBookedOnce(88);
  });

  test('the warning stands on watched pages alone', async ({ page, context, complaints }) => {
    complaints.allow(brokenConnection);
    await open(page, '/home');
    await expect(page.getByRole('heading', { name: '收到的心意' })).toBeVisible();
    await page.getByRole('link', { name: '账单', exact: true }).click();
    await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
    await context.setOffline(true);
    await page.goBack();
    const warning = page.getByText('网络不可用，请检查您的网络设置');
    await expect(warning).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: '账户明细' })).toBeVisible();
    await expect(warning).toHaveCount(0);
  });
});

test.describe('a transfer is refused', () => {
  test('before it is sent where the balance is not enough, with what is missing', async ({ page, world }) => {
    await world.reset('poor');
    await open(page, '/transfer1');
    await expect(page.getByText('个人账户 3.5')).toBeVisible();
    await writeDraft(page);
    await expect(page.getByRole('button', { name: '余额不足，还差 5.3' })).toBeVisible();
    await page.getByRole('button', { name: '余额不足，还差 5.3' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveText('余额不足，还差 5.3');
  });

  const refusals = [
    {
      why: 'the balance shrank meanwhile',
      world: 'poor',
      amount: '8.8',
      says: '余额不足：共需 8.8 龙币，还差 5.3',
    },
    {
      why: 'a recipient has left meanwhile',
      world: 'departed-colleague',
      amount: '8.8',
      says: '周一航（研发中心 20200211）已离职，不能收龙币',
    },
    {
      why: 'the sender has left',
      world: 'departed-me',
      amount: '8.8',
      says: '您已离职，账户里的龙币不能再使用',
    },
  ];
  for (const { why, world: name, amount, says } of refusals) {
    test(`by the gateway’s own words where ${why}, and nothing that was written is lost`, async ({
      page,
      world,
    }) => {
      await open(page, '/transfer1');
      await chooseColleague(page, zhou.initials, zhou.name);
      await page.getByRole('textbox', { name: '每人收到的龙币' }).fill(amount);
      await page.getByRole('button', { name: /^转出 / }).click();
      await world.reset(name);
      await dialog(page)
        .getByRole('button', { name: /^确认转出 / })
        .click();
      await expect(dialog(page).getByRole('alert')).toContainText(says);
      await expect(dialog(page).getByRole('alert')).toContainText('你的龙币没有变动，内容都还在。');
      await world.expectNothingBooked();
      await dialog(page).getByRole('button', { name: '返回修改' }).click();
      await expect(page.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue(amount);
      await expect(page.getByRole('button', { name: `移除${zhou.name}` })).toBeVisible();
    });
  }

  test('and what is corrected then goes out as a new transfer', async ({ page, world }) => {
    await open(page, '/transfer1');
    await writeDraft(page);
    await openSheet(page);
    await world.fault({ call: 'batchTransfer', kind: 'code', value: '5110', message: '余额不足' });
    await confirmButton(page).click();
    await dialog(page).getByRole('button', { name: '返回修改' }).click();
    await page.getByRole('textbox', { name: '每人收到的龙币' }).fill('3');
    await page.getByRole('button', { name: '转出 3.0 龙币' }).click();
    await dialog(page).getByRole('button', { name: '确认转出 3.0 龙币' }).click();
    await expectSuccess(page);
    await world.expectBookedOnce(30);
  });

  test('in the picker for oneself and for those who have left or have no OA account', async ({ page }) => {
    await open(page, '/rewardUsers?for=/transfer1');
    const search = page.getByRole('searchbox', { name: '搜索同事' });
    for (const [query, name, says] of [
      [lin.name, lin.name, '不能转给自己'],
      [liang.name, liang.name, '还没有 OA 账号'],
      [feng.name, feng.name, '冯乐已离职，不能收龙币'],
    ] as const) {
      await search.fill(query);
      // Marked as disabled, which a person may tap all the same.
      await page.getByRole('checkbox', { name }).first().click({ force: true });
      await expect(page.getByText(says).last()).toBeVisible();
      await expect(page.getByRole('button', { name: '请选择同事' })).toBeDisabled();
    }
  });
});

test('somebody without an account is told so by an alert that waits', async ({ page, world }) => {
  await world.reset('no-account');
  await open(page, '/home');
  const alert = page.getByRole('dialog', { name: '提示' });
  await expect(alert).toContainText('您还没有龙币账户');
  await alert.getByRole('button', { name: '知道了' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('note').getByText('还没有龙币账户')).toBeVisible();
  await scrollDown(page);
  await expect(page.getByRole('heading', { name: '积分' })).toBeVisible();
});

/** The confirm sheet with all that it asks beside the transfer: only the transfer itself is still to meet the gateways. */
async function reachQuietSheet(page: Page): Promise<void> {
  const asked = ['appointment/v1/list', 'c/queryUserExpireDetail', 'queryGiftHistory'].map((path) =>
    page.waitForResponse((response) => response.url().endsWith(path)),
  );
  await Promise.all([...asked, reachSheet(page)]);
}

test.describe('a session that ends during a transfer', () => {
  test('is said once; draft and key are kept and offered again after logging in anew', async ({
    page,
    world,
  }) => {
    await reachQuietSheet(page);
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/batchTransfer')) keys.push(request.headers()['idempotency-key'] ?? '');
    });
    await world.expire(tokenOf(lin));
    await confirmButton(page).click();
    await expect(page.getByText('登录已过期')).toBeVisible();
    await world.expectNothingBooked();

    await world.expire(tokenOf(lin), true);
    await page.goto('about:blank');
    await open(page, '/home');
    await expect(page.getByText('没有送出')).toBeVisible();
    await page.getByRole('button', { name: '再试一次' }).click();
    await dialog(page).getByRole('button', { name: '再试一次' }).click();
    await expectSuccess(page);
    await world.expectBookedOnce(88);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('is not offered to somebody else who logs in on the same device', async ({ page, world }) => {
    await reachQuietSheet(page);
    await world.expire(tokenOf(lin));
    await confirmButton(page).click();
    await expect(page.getByText('登录已过期')).toBeVisible();
    await page.goto('about:blank');
    await open(page, '/home', su);
    await expect(page.getByRole('heading', { name: '收到的心意' })).toBeVisible();
    await expect(page.getByText('没有送出')).toHaveCount(0);
    await page.getByRole('link', { name: '转账', exact: true }).click();
    await expect(page.getByText('已选 0 / 20 人')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue('');
    await world.expectNothingBooked();
  });
});
