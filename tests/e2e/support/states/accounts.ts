import { expect } from '@playwright/test';
import { open } from '../steps';
import { showing, type ScreenState } from './state';

/** Accounts, the bill and the welfare data, in each state that looks different. */
export const accountStates: readonly ScreenState[] = [
  {
    address: '/manageAccounts/:accountType',
    what: 'personal',
    reach: showing('/manageAccounts/0', /将在 30 天内到期/),
  },
  {
    address: '/manageAccounts/:accountType',
    what: 'incentive',
    reach: showing('/manageAccounts/1', '激励账户（GLZ）'),
  },
  {
    address: '/manageAccounts/:accountType',
    what: 'overdrawn',
    reach: async ({ page, world }) => {
      await world.reset('poor');
      await open(page, '/manageAccounts/1');
      await expect(page.getByText(/^还差 /)).toBeVisible();
      await expect(page.getByText('只有你看得到')).toBeVisible();
    },
  },
  { address: '/longballDetail', what: 'filled', reach: showing('/longballDetail', /^共 [\d,]+ 笔/) },
  {
    address: '/longballDetail',
    what: 'with no match',
    reach: showing('/longballDetail?q=nothing&filter=sent', '没有符合条件的账单'),
  },
  {
    address: '/longballDetail',
    what: 'with the month being chosen',
    reach: async ({ page }) => {
      await open(page, '/longballDetail');
      await page.getByRole('button', { name: /^月份/ }).click();
      await expect(page.getByRole('combobox', { name: '月份' })).toBeAttached();
    },
  },
  {
    address: '/longballDetail',
    what: 'with one counterparty',
    reach: showing('/longballDetail?party=LX100004&filter=received', /^共 \d+ 笔收/),
  },
  {
    address: '/longballDetail',
    what: 'with the counterparty being chosen',
    reach: showing('/longballDetail?step=party', '商业运营中心'),
  },
  { address: '/orderItemDetail/:id', what: 'filled', reach: showing('/orderItemDetail/P000001', 'P000001') },
  {
    address: '/orderItemDetail/:id',
    what: 'unknown',
    reach: showing('/orderItemDetail/nothing', '没有找到这笔账单'),
  },
  {
    address: '/manageAccounts/:accountType',
    what: 'without an account',
    reach: async ({ page, world }) => {
      await world.reset('no-account');
      await open(page, '/manageAccounts/0');
      await page.getByRole('button', { name: '知道了' }).click();
      await expect(page.getByRole('button', { name: '申请账户' })).toBeVisible();
    },
  },
  { address: '/bigdata', what: 'with charts', reach: showing('/bigdata', /没有谢过/) },
  { address: '/bigdata', what: 'as text', reach: showing('/bigdata?span=year&view=text', /没有谢过/) },
  {
    address: '/bigdata',
    what: 'with the people who were not thanked',
    reach: async ({ page }) => {
      await open(page, '/bigdata');
      await page.getByRole('button', { name: /没有谢过/ }).click();
      await expect(page.getByRole('button', { name: '回赠周一航' })).toBeVisible();
    },
  },
  {
    address: '/bigdata',
    what: 'of the incentive account',
    reach: showing('/bigdata?account=1', '补贴与经费'),
  },
];
