import type { Page } from '@playwright/test';
import { exportedBill } from './support/csv';
import { open } from './support/steps';
import { expect, test } from './support/test';

test.describe('the account page', () => {
  test('shows the personal account, and its ways lead to transfers and to its bill', async ({ page }) => {
    await open(page, '/manageAccounts/0');
    await expect(page.getByText('2,680.5 龙币')).toBeVisible();
    await expect(page.getByText('个人消费账户（XF）')).toBeVisible();
    await expect(page.getByText(/将在 30 天内到期/)).toBeVisible();
    for (const [way, address] of [
      ['转账', /#\/transfer1$/],
      ['账单', /#\/longballDetail\?account=0$/],
    ] as const) {
      await page.getByRole('link', { name: way, exact: true }).click();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(page.getByText('2,680.5 龙币')).toBeVisible();
    }
  });

  test('switches to the incentive account by its address, without a step in the history', async ({
    page,
  }) => {
    await open(page, '/home');
    await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
    await page.goto('/#/manageAccounts/0');
    await page.getByRole('tab', { name: '团队激励' }).click();
    await expect(page).toHaveURL(/#\/manageAccounts\/1$/);
    await expect(page.getByText('团队激励账户（GLZ）')).toBeVisible();
    await expect(page.getByText('即将到期')).toHaveCount(0);
    await expect(page.getByRole('link', { name: '奖励同事' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: '团队激励' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: '全部账单' }).click();
    await expect(page).toHaveURL(/#\/longballDetail\?account=1$/);
    await page.goBack();
    await expect(page.getByText('团队激励账户（GLZ）')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/#\/home$/);
  });

  test('shows an overdrawn incentive account as 0 and says by how much it is overdrawn', async ({
    page,
    world,
  }) => {
    await world.reset('poor');
    await open(page, '/manageAccounts/1');
    await expect(page.getByText('账户透支 120.0，余额显示为 0。')).toBeVisible();
    await expect(page.getByText('0.0 龙币', { exact: true })).toBeVisible();
  });
});

test.describe('an entry of the bill', () => {
  /** Numbers of a gift of the group and of a transfer, as the bill's file has them. */
  async function numbers(page: Page): Promise<{ gift: string; transfer: string }> {
    await open(page, '/longballDetail');
    const { rows } = await exportedBill(page);
    const [gift, transfer] = rows;
    return { gift: gift?.id ?? '', transfer: transfer?.id ?? '' };
  }

  test('that is a transfer leads to that transfer, and back', async ({ page }) => {
    const { transfer } = await numbers(page);
    await page.goto(`/#/orderItemDetail/${transfer}`);
    await expect(page.getByText('转账 · 周一航的转账')).toBeVisible();
    await expect(page.getByText('+66.0 龙币')).toBeVisible();
    await expect(page.getByText(transfer)).toBeVisible();
    await page.getByRole('button', { name: '查看转账' }).click();
    await expect(page).toHaveURL(/#\/rewardDetail\?id=/);
    await expect(page.getByText('生日快乐，天天开心')).toBeVisible();
    await page.getByRole('button', { name: '返回' }).click();
    await expect(page).toHaveURL(new RegExp(`#/orderItemDetail/${transfer}$`));
    await page.reload();
    await expect(page.getByText('转账 · 周一航的转账')).toBeVisible();
  });

  test('that is none leads to the bill alone', async ({ page }) => {
    const { gift } = await numbers(page);
    await page.goto(`/#/orderItemDetail/${gift}`);
    await expect(page.getByText('福利 · 节日福利')).toBeVisible();
    await expect(page.getByText('集团工会', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '查看转账' })).toHaveCount(0);
    await page.getByRole('button', { name: '全部账单' }).click();
    await expect(page).toHaveURL(/#\/longballDetail\?account=0$/);
  });

  test('that does not exist says so and leads to the bill', async ({ page }) => {
    await open(page, '/orderItemDetail/nothing');
    await expect(page.getByText('没有找到这笔账单')).toBeVisible();
    await expect(page.getByText('它可能属于别的账号。')).toBeVisible();
    await page.getByRole('button', { name: '全部账单' }).click();
    await expect(page.getByText('共 400 笔')).toBeVisible();
  });
});
