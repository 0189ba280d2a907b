import { balance } from './support/home';
import {
  confirmButton,
  countRequests,
  countToasts,
  dialog,
  expectSuccess,
  open,
  reachSheet,
  writeDraft,
} from './support/steps';
import { expect, test } from './support/test';
import { lin, su, tokenOf } from './support/world';

test.describe('two people on one device', () => {
  test('use one session: after a log-in in a second tab the first one sends nothing under the new token', async ({
    page,
    context,
    world,
  }) => {
    await reachSheet(page);
    const requests = countRequests(page, 'batchTransfer');
    const second = await context.newPage();
    await open(second, '/home', su);
    await second.getByRole('button', { name: `切换到${su.name}的钱包` }).click();
    await expect(second.getByRole('heading', { name: '收到的心意' })).toBeVisible();
    await expect(confirmButton(page)).toHaveCount(0);
    await page.goto('/#/transfer1');
    await expect(page.getByText(`${su.name} 敬上`)).toBeVisible();
    await expect(page.getByText('已选 0 / 20 人')).toBeVisible();
    expect(requests()).toBe(0);
    await world.expectNothingBooked();
  });

  test('an expired session is reported once, however many calls fail together', async ({ page, world }) => {
    const toasts = await countToasts(page, '登录失效');
    await open(page, '/home');
    await expect(balance(page)).toBeVisible();
    await world.expire(tokenOf(lin));
    await page.reload();
    await expect(page.getByText('登录已过期')).toBeVisible();
    await expect.poll(toasts).toBe(1);
    await expect(page.getByText('登录失效')).toHaveCount(0);
    expect(await toasts()).toBe(1);
  });
});

test.describe('a browser that refuses storage', () => {
  for (const failing of ['setItem', 'getItem'] as const) {
    test(`because ${failing} throws shows a warning on the sheet, and can still send coins`, async ({
      page,
      world,
    }) => {
      await page.addInitScript((name) => {
        Storage.prototype[name] = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }, failing);
      await open(page, '/transfer1');
      await writeDraft(page);
      await page.getByRole('button', { name: '转出 8.8 龙币' }).click();
      await expect(dialog(page).getByRole('alert')).toContainText('当前浏览器无法保存记录');
      await dialog(page).getByRole('button', { name: '仍要转出 8.8 龙币' }).click();
      await expectSuccess(page);
      await world.expectBookedOnce(88);
    });
  }

  test('invalid stored records are ignored, and one invalid field does not affect the others', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('settlements', '{"settlements":[{"intent"');
      localStorage.setItem('preferences', '[]');
      localStorage.setItem('person/transfer-draft', '{"money":"6.6","transferList":"nobody","text":7}');
      localStorage.setItem('session', '{"token":["x"],"sysType":"OTHER","__proto__":{"polluted":true}}');
    });
    await open(page, '/transfer1');
    await expect(page.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue('6.6');
    await expect(page.getByText('已选 0 / 20 人')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '写句祝福' })).toHaveValue('恭喜发财！');
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });
});
