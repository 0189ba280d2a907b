import { expect } from '@playwright/test';
import { chooseSheet, fixtureFile, linkedWorkbook, showFaultyList } from '../spreadsheets';
import { reach, showing, type ScreenState } from './state';

/** /excelPreviewGrant, /excelPreview and /examplegrantH5 in each state that looks different. */
export const sheetStates: readonly ScreenState[] = [
  { address: '/excelPreviewGrant', what: 'with faulty rows', reach: ({ page }) => showFaultyList(page) },
  {
    address: '/excelPreviewGrant',
    what: 'without a file',
    reach: showing('/excelPreviewGrant', '还没有选表格'),
  },
  {
    address: '/excelPreviewGrant',
    what: 'with a clean list',
    reach: async ({ page }) => {
      await chooseSheet(page, fixtureFile('clean.xlsx'));
      await expect(page.getByText('5 位同事，共 2,388.5 龙币')).toBeVisible();
    },
  },
  {
    address: '/excelPreviewGrant',
    what: 'with all rows',
    reach: async ({ page }) => {
      await showFaultyList(page);
      await page.getByRole('tab', { name: /^全部/ }).click();
      await expect(page.getByRole('table', { name: '全部行' })).toBeVisible();
    },
  },
  {
    address: '/excelPreviewGrant',
    what: 'that asks for its columns',
    reach: async ({ page }) => {
      await chooseSheet(page, {
        name: 'list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('谁,给多少\nhan.xu,5'),
      });
      await expect(page.getByText('没认出哪一列').first()).toBeVisible();
    },
  },
  {
    address: '/excelPreviewGrant',
    what: 'with a file that has a password',
    reach: async ({ page }) => {
      await chooseSheet(page, fixtureFile('encrypted.xlsx'));
      await expect(page.getByText('文件加了密码')).toBeVisible();
    },
  },
  {
    address: '/excelPreview',
    what: 'with several sheets',
    reach: async ({ page }) => {
      await reach(page, linkedWorkbook, 'mid-autumn.xlsx');
      await page.getByRole('tab', { name: '活动安排' }).click();
      await expect(page.getByText('国庆值班')).toBeVisible();
    },
  },
  {
    address: '/excelPreview',
    what: 'of another site',
    reach: showing(`/excelPreview?url=${encodeURIComponent('https://files.example.org/a.xlsx')}`, '打开网页'),
  },
  { address: '/excelPreview', what: 'without a link', reach: showing('/excelPreview', '没有要看的表格') },
  { address: '/examplegrantH5', what: 'filled', reach: showing('/examplegrantH5', '一位同事只写一行') },
];
