import { confirmButton, expectSuccess, openSheet, scrollDown, writeDraft } from './support/steps';
import { expect, test } from './support/test';
import { openAsWallet } from './support/wallet';
import { liang, lin } from './support/world';

test.beforeEach(async ({ world }) => {
  await world.reset('wallet-mode');
});

test('a WALLET session has one balance and no incentive account', async ({ page }) => {
  await openAsWallet(page, '/home', lin);
  await expect(page.getByText('2,680.5 龙币')).toBeVisible();
  await expect(page.getByText('团队激励')).toHaveCount(0);
  await expect(page.getByText('个人账户')).toHaveCount(0);
});

test('a WALLET member with an OA account sends coins to colleagues', async ({ page, world }) => {
  await openAsWallet(page, '/transfer1', lin);
  await writeDraft(page);
  await openSheet(page);
  await confirmButton(page).click();
  await expectSuccess(page);
  await world.expectBookedOnce(88);
});

test('a WALLET member without an OA account is told so before anything is written, wherever coins are given', async ({
  page,
}) => {
  for (const address of ['/transfer1', '/transfer3', '/rewardUsers', '/transfer-page']) {
    await openAsWallet(page, address, liang);
    await expect(page.getByText('你还不能送龙币给同事'), address).toBeVisible();
    await expect(page.getByRole('textbox'), address).toHaveCount(0);
    await page.getByRole('button', { name: '回首页' }).click();
    await expect(page).toHaveURL(/#\/home$/);
  }
});

test('a WALLET session is offered payments and neither transfers nor rewards', async ({ page }) => {
  await openAsWallet(page, '/home', lin);
  const pocket = page.getByRole('navigation', { name: '我的龙币' });
  await expect(pocket.getByRole('link')).toHaveText(['付款码', '充值', '兑换积分', '账单']);
  await scrollDown(page);
  await expect(page.getByText('3,260 积分')).toBeVisible();
  for (const name of ['转账', '定时祝福', '奖励同事', '定时奖励'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('the incentive account of a WALLET session says why there is none, and leads to the personal one', async ({
  page,
}) => {
  await openAsWallet(page, '/manageAccounts/1', lin);
  await expect(page.getByText('这里只有个人账户')).toBeVisible();
  await expect(page.getByText('你用钱包身份登录，没有团队激励账户。')).toBeVisible();
  await page.getByRole('button', { name: '看个人账户' }).click();
  await expect(page).toHaveURL(/#\/manageAccounts\/0$/);
  await expect(page.getByText('2,680.5 龙币')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('the bill of a WALLET session has no account to switch to', async ({ page }) => {
  await openAsWallet(page, '/longballDetail', lin);
  await expect(page.getByText('共 400 笔')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
});
