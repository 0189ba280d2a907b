import type { Page } from '@playwright/test';
import { open, typePassword } from './support/steps';
import { expect, test } from './support/test';
import { lin, su, zhou } from './support/world';

/** 何璐, who decides about the budgets and grants of 林晓禾. */
const he = { usercode: 'LX100010', name: '何璐' };
const password = '907214';

/** A spreadsheet with 88.0 coins for each of two colleagues. */
const sheet = {
  name: '新年名单.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('姓名,OA账号,部门,龙币\n周一航,zhou.yihang,研发中心,88\n苏念,su.nian,研发中心,88\n'),
};

/** Approves what waits, with the password where it is asked for. */
async function approve(page: Page, label: string | RegExp, withPassword: boolean): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: label }).click();
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  if (withPassword) await typePassword(page, password);
}

test('a budget is applied for, a grant is made from it and approved by somebody else, and its coins arrive with a pop-up and an entry of the bill', async ({
  page,
  world,
  anotherBrowser,
}) => {
  // Three people act in turn, each in a browser of their own.
  test.slow();
  await open(page, '/AccountApplyH5?view=form');
  await page.getByRole('textbox', { name: '用途' }).fill('新年活动');
  await page.getByRole('textbox', { name: '预算（龙币）' }).fill('3000');
  await page.getByRole('button', { name: /^审批人/ }).click();
  await page.getByRole('checkbox', { name: /^何璐/ }).click();
  await page.getByRole('button', { name: '提交给何璐审批' }).click();
  await expect(page.getByText('审批中')).toBeVisible();

  const approver = await (await anotherBrowser()).newPage();
  await open(approver, '/activityApprovalH5', he);
  await approver.getByRole('link', { name: /新年活动/ }).click();
  await approve(approver, '通过，拨付 3,000.0 龙币', true);
  await expect(approver.getByText('预算已到账').first()).toBeVisible();

  await open(page, '/grantActivityH5');
  await page.getByRole('radio', { name: '导入表格' }).click();
  await page.getByRole('button', { name: /^选择表格文件/ }).click();
  await page.getByLabel('表格文件').setInputFiles(sheet);
  await page.getByRole('button', { name: '提交名单' }).click();
  await expect(page.getByText('2 行都没问题')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 行都没问题')).toBeVisible();
  await page.getByRole('button', { name: '提交给何璐审批' }).click();
  await expect(page.getByText('审批中')).toBeVisible();

  await open(approver, '/grantApprovalH5', he);
  await approver.getByRole('link', { name: /176\.0/ }).click();
  await approve(approver, '通过，发放 176.0 龙币', false);
  await expect(approver.getByText('已发放').first()).toBeVisible({ timeout: 15_000 });
  expect(await world.change(zhou)).toBe(880);
  expect(await world.change(su)).toBe(880);
  expect(await world.change(lin)).toBe(0);

  await page.reload();
  await expect(page.getByText('已发 2 / 2 人')).toBeVisible();
  const receiver = await (await anotherBrowser()).newPage();
  await open(receiver, '/home', zhou);
  await expect(receiver.getByRole('dialog')).toContainText('88.0');
  await open(receiver, '/longballDetail', zhou);
  await expect(receiver.getByText('+88.0').first()).toBeVisible();
});
