import { expect, type Page } from '@playwright/test';
import { open } from '../steps';
import type { ScreenState } from './state';

/** Opens the page without a camera, with a typed text treated as scanned. */
async function typeCode(page: Page, text: string): Promise<void> {
  await open(page, '/qrcodeScan');
  await page.getByRole('button', { name: '手动输入' }).click();
  await page.getByRole('textbox', { name: '码的内容' }).fill(text);
  await page.getByRole('button', { name: '识别' }).click();
}

/** /qrcodeScan in each state that looks different. */
export const scanStates: readonly ScreenState[] = [
  {
    address: '/qrcodeScan',
    what: 'without a camera',
    reach: async ({ page }) => {
      await open(page, '/qrcodeScan');
      await expect(page.getByText('没有找到相机')).toBeVisible();
    },
  },
  {
    address: '/qrcodeScan',
    what: 'with a code being typed',
    reach: async ({ page }) => {
      await open(page, '/qrcodeScan');
      await page.getByRole('button', { name: '手动输入' }).click();
      await expect(page.getByRole('textbox', { name: '码的内容' })).toBeFocused();
    },
  },
  {
    address: '/qrcodeScan',
    what: 'with a text that was found',
    reach: async ({ page }) => {
      await typeCode(page, '会议室 3A');
      await expect(page.getByRole('dialog', { name: '扫到一段文字' })).toBeVisible();
    },
  },
  {
    address: '/qrcodeScan',
    what: 'with a colleague who has left',
    reach: async ({ page }) => {
      await typeCode(page, 'LC1:C:LX100006');
      await expect(page.getByText('冯乐已离职，不能收龙币')).toBeVisible();
    },
  },
];
