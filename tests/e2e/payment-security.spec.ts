import type { Page } from '@playwright/test';
import {
  answerCaptcha,
  lockPassword,
  password,
  reachLimitsCode,
  reachProof,
  wrongPassword,
} from './support/states/payment-security';
import { countRequests, dialog, expectSuccess, open, typePassword, writeDraft } from './support/steps';
import { expect, test } from './support/test';
import type { World } from './support/world';

const newPassword = '480615';
const code = (page: Page) => page.getByRole('textbox', { name: '短信验证码' });
const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });

/** Six digits that are not the newest code. */
async function wrongCode(world: World): Promise<string> {
  return (await world.newestCode()) === '000000' ? '000001' : '000000';
}

test('a forgotten password is set anew by a code that was wrong first, and the new one is the one that counts', async ({
  page,
  world,
}) => {
  await open(page, '/settingNew');
  await page.getByRole('button', { name: /^支付密码 ?已设置/ }).click();
  await page.getByRole('button', { name: '忘记密码' }).click();
  await answerCaptcha(page);
  await expect(code(page)).toBeVisible();
  await code(page).fill(await wrongCode(world));
  await expect(page.getByRole('alert')).toContainText('验证码不对，还可以试 4 次');
  await page.reload();
  await expect(page.getByText(/秒后可以重新发送$/)).toBeVisible();
  await code(page).fill(await world.newestCode());
  await expect(step(page, '输入新的支付密码')).toBeVisible();
  await typePassword(page, newPassword);
  await expect(step(page, '再输一次新密码')).toBeVisible();
  await typePassword(page, newPassword);
  await expect(page.getByRole('heading', { name: '账户与安全' })).toBeVisible();

  await page.getByRole('button', { name: /^支付密码/ }).click();
  await typePassword(page, password);
  await expect(page.getByRole('alert')).toContainText('密码不对，还可以试 4 次');
  await typePassword(page, newPassword);
  await expect(step(page, '输入新的支付密码')).toBeVisible();
});

test('the password is changed by a wrong one, then the right one, and back goes one step back', async ({
  page,
}) => {
  await open(page, '/setPassword');
  await typePassword(page, wrongPassword);
  await expect(page.getByRole('alert')).toContainText('密码不对，还可以试 4 次');
  // A keyboard types as well; nothing of it is ever in a field.
  await page.keyboard.type(password);
  await expect(step(page, '输入新的支付密码')).toBeVisible();
  expect(await page.locator('input').count()).toBe(0);
  await typePassword(page, newPassword);
  await expect(step(page, '再输一次新密码')).toBeVisible();
  await page.goBack();
  await expect(step(page, '输入新的支付密码')).toBeVisible();
  await typePassword(page, newPassword);
  await expect(step(page, '再输一次新密码')).toBeVisible();
  await typePassword(page, newPassword);
  await expect(page.getByRole('heading', { name: '账户与安全' })).toBeVisible();
});

test('a reload between the steps asks for the old password again', async ({ page }) => {
  await open(page, '/setPassword');
  await typePassword(page, password);
  await expect(step(page, '输入新的支付密码')).toBeVisible();
  await page.reload();
  await expect(step(page, '输入现在的支付密码')).toBeVisible();
});

test('five wrong passwords lock it, on every page, until a code sets a new one', async ({ page, world }) => {
  await lockPassword(page);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('密码错了太多次，已锁定到');
  await open(page, '/payLimitation');
  await expect(page.getByRole('note')).toContainText('支付密码已锁定到');
  await page.getByRole('button', { name: '重新设置' }).click();
  await answerCaptcha(page);
  await expect(code(page)).toBeVisible();
  await code(page).fill(await world.newestCode());
  await typePassword(page, newPassword);
  await expect(step(page, '再输一次新密码')).toBeVisible();
  await typePassword(page, newPassword);
  await expect(page.getByRole('heading', { name: '支付限额' })).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('a limit is raised by a code on a page that a reload does not lose, and back is where it was begun', async ({
  page,
  world,
}) => {
  const sent = countRequests(page, 'sendCodes');
  await reachLimitsCode(page);
  await page.reload();
  await expect(page.getByText(/秒后可以重新发送$/)).toBeVisible();
  expect(sent()).toBe(1);
  await code(page).fill(await wrongCode(world));
  await expect(page.getByRole('alert')).toContainText('还可以试 4 次');
  await code(page).fill(await world.newestCode());
  await expect(page.getByRole('link', { name: /^每天最多付.*6,000\.0$/ })).toBeVisible();
});

test('a second tap saves nothing twice, and closing the password step leaves the form as it was', async ({
  page,
}) => {
  const saved = countRequests(page, 'updatePaymentLimit');
  await reachProof(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveValue('6000');
  await page.getByRole('textbox').fill('4000');
  await page.getByRole('button', { name: '调低到 4,000.0 龙币' }).dblclick();
  await expect(page.getByRole('link', { name: /^每天最多付.*4,000\.0$/ })).toBeVisible();
  expect(saved()).toBe(1);
});

test('what goes without the password is lowered, and a transfer above it asks for the password', async ({
  page,
  world,
}) => {
  await open(page, '/payLimitation');
  await page.getByRole('radio', { name: '50 龙币' }).click();
  await expect(page.getByRole('radio', { name: '50 龙币' })).toBeChecked();
  await page.goto('/#/transfer1');
  await writeDraft(page, '50.1');
  await page.getByRole('button', { name: '转出 50.1 龙币' }).click();
  await expect(dialog(page)).toContainText('下一步输入支付密码，超过每笔免密额度 50.0');
  await dialog(page).getByRole('button', { name: '确认转出 50.1 龙币' }).click();
  await typePassword(page, wrongPassword);
  await expect(page.getByRole('alert')).toContainText('密码不对，还可以试 4 次');
  await world.expectNothingBooked();
  await typePassword(page, password);
  await expectSuccess(page);
  await world.expectBookedOnce(501);
});

test('whoever sets the password anew out of a transfer comes back to its confirm sheet', async ({
  page,
  world,
}) => {
  await world.reset('no-password');
  await open(page, '/transfer1');
  await writeDraft(page, '1500');
  await page.getByRole('button', { name: '转出 1,500.0 龙币' }).click();
  await dialog(page)
    .getByRole('link', { name: /查看额度/ })
    .click();
  await page.getByRole('button', { name: '去设置' }).click();
  await typePassword(page, newPassword);
  await expect(step(page, '再输一次新密码')).toBeVisible();
  await typePassword(page, newPassword);
  await expect(page.getByRole('heading', { name: '支付限额' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toContainText('下一步输入支付密码');
});
