import { expect, type Page } from '@playwright/test';
import { dialog, expectSuccess, open } from '../steps';
import { chen, su, zhou } from '../world';
import type { ScreenState } from './state';

const field = (page: Page, name: string) => page.getByRole('textbox', { name: `${name}收到的龙币` });

/** Fills a transfer to three colleagues with an individual amount for each. */
async function fillThree(page: Page): Promise<void> {
  await open(page, '/transfer1');
  await page.getByRole('button', { name: '添加同事' }).click();
  for (const query of ['20183306', zhou.initials, su.initials]) {
    await page.getByRole('searchbox', { name: '搜索同事' }).fill(query);
    await page
      .getByRole('checkbox', { name: new RegExp([chen, zhou, su].map(({ name }) => name).join('|')) })
      .first()
      .click();
  }
  await page.getByRole('button', { name: '确定（3 人）' }).click();
  await page.getByRole('radio', { name: '分别填写' }).click();
  await field(page, chen.name).fill('188');
  await field(page, zhou.name).fill('66');
}

async function confirmSheet(page: Page): Promise<void> {
  await fillThree(page);
  await field(page, su.name).fill('8.8');
  await page.getByRole('button', { name: '转出 262.8 龙币' }).click();
  await expect(dialog(page).getByText(/^这笔无需输入密码/)).toBeVisible();
}

/** A transfer with individual amounts, in each state that looks different. */
export const ownAmountStates: readonly ScreenState[] = [
  {
    address: '/transfer1',
    what: 'with individual amounts, one invalid and one missing',
    reach: async ({ page }) => {
      await fillThree(page);
      await field(page, chen.name).fill('10000.1');
      await page.getByRole('button', { name: '陈思远：单人最多 10,000 龙币' }).click();
      await expect(page.getByRole('alert')).toHaveCount(2);
    },
  },
  {
    address: '/transfer1',
    what: 'with the keypad for an individual amount',
    reach: async ({ page }) => {
      await fillThree(page);
      await field(page, su.name).tap();
      await page
        .getByRole('dialog', { name: '给苏念' })
        .getByRole('button', { name: '8', exact: true })
        .click();
      await expect(page.getByText('8 龙币', { exact: true })).toBeVisible();
    },
  },
  {
    address: '/transfer1',
    what: 'with the confirm sheet of individual amounts',
    reach: ({ page }) => confirmSheet(page),
  },
  {
    address: '/rewardDetail',
    what: 'of individual amounts that were just sent',
    reach: async ({ page }) => {
      await confirmSheet(page);
      await dialog(page).getByRole('button', { name: '确认转出 262.8 龙币' }).click();
      await expectSuccess(page);
    },
  },
];
