import {
  chooseSheet,
  fixtureFile,
  keptFiles,
  linkedWorkbook,
  longList,
  occupyFiles,
  showFaultyList,
} from './support/spreadsheets';
import { open } from './support/steps';
import { expect, test } from './support/test';
import { su } from './support/world';

test('a list is read by a worker under the content policy, put right, and survives a reload', async ({
  page,
}) => {
  await chooseSheet(page, fixtureFile('faulty.xlsx'));
  await expect(page.getByText('改完 10 行就能提交')).toBeVisible();
  await page.getByRole('button', { name: '改成 500.0' }).click();
  await page.getByRole('button', { name: '填上 he.lu' }).click();
  await expect(page.getByText('改完 8 行就能提交')).toBeVisible();
  await page.reload();
  await expect(page.getByText('改完 8 行就能提交')).toBeVisible();
  expect(page.workers()).toEqual([]);
});

test('a row that is put right stays so where the page ends in the same moment', async ({ page }) => {
  await showFaultyList(page);
  await expect.poll(() => keptFiles(page)).toContain('sheet-file');
  await page.getByRole('button', { name: '填上 he.lu' }).evaluate((fix: HTMLElement) => {
    fix.click();
    window.location.reload();
  });
  await expect(page.getByText('改完 9 行就能提交')).toBeVisible();
});

test('a row that is put right stays so where the browser is still busy with the database', async ({
  page,
}) => {
  await showFaultyList(page);
  await expect.poll(() => keptFiles(page)).toContain('sheet-file');
  await occupyFiles(page);
  await page.getByRole('button', { name: '填上 he.lu' }).click();
  await expect(page.getByText('改完 9 行就能提交')).toBeVisible();
  await page.reload();
  await expect(page.getByText('改完 9 行就能提交')).toBeVisible();
});

test('the next person who logs in finds nothing of a list on the phone', async ({ page }) => {
  await showFaultyList(page);
  await expect.poll(() => keptFiles(page)).toContain('sheet-file');
  await open(page, '/home', su);
  await page.getByRole('button', { name: '切换到苏念的钱包' }).click();
  await expect.poll(() => keptFiles(page)).toEqual([]);
});

test('cells are changed from the keyboard', async ({ page }) => {
  await chooseSheet(page, fixtureFile('faulty.xlsx'));
  await page.getByRole('button', { name: 'D5 龙币 五百' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '改 D5 龙币' })).toBeFocused();
  await page.getByRole('textbox', { name: '改 D5 龙币' }).fill('88.5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('改完 9 行就能提交')).toBeVisible();
  await expect(page.getByRole('table', { name: '要改的行' })).toBeFocused();
});

test('20,000 rows are checked, scrolled and submitted nowhere while one is faulty', async ({ page }) => {
  test.slow();
  await chooseSheet(page, longList(20_000));
  await expect(page.getByRole('tab', { name: '要改的 20,000' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('tab', { name: '全部 20,000' }).click();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('button', { name: 'A20001 姓名 同事19999' })).toBeVisible();
  await expect(page.getByRole('button', { name: '提交名单' })).toBeDisabled();
});

test('reading is stopped while the worker is still on its way, and the page answers', async ({ page }) => {
  // The worker's file never arrives, so that reading lasts as long as the test needs.
  await page.route(/sheet-worker-.*\.js$/, () => undefined);
  await chooseSheet(page, fixtureFile('clean.xlsx'));
  await expect(page.getByText('正在读取表格')).toBeVisible();
  await page.getByRole('button', { name: '停止' }).click();
  await expect(page.getByText('还没有选表格')).toBeVisible();
  expect(page.workers()).toEqual([]);
});

test('a workbook behind a link keeps its head and row numbers in place', async ({ page }) => {
  await open(page, linkedWorkbook);
  await page.getByRole('tab', { name: '活动安排' }).click();
  const region = page.getByRole('region', { name: '工作表 活动安排' });
  await expect(region.getByRole('columnheader', { name: 'E' })).toBeAttached();
  const before = await region.getByRole('rowheader', { name: '1', exact: true }).boundingBox();
  await region.evaluate((element) => element.scrollTo(200, 0));
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  const after = await region.getByRole('rowheader', { name: '1', exact: true }).boundingBox();
  expect(after?.x).toBe(before?.x);
  await page.getByRole('tab', { name: '填写说明' }).click();
  await expect(page.getByText('先看这里')).toBeVisible();
});

test('the sheet to fill in is saved', async ({ page }) => {
  await open(page, '/examplegrantH5');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载模板' }).click();
  expect((await download).suggestedFilename()).toBe('发放名单模板.xlsx');
});
