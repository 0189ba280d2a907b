import { expect } from '@playwright/test';
import { open } from '../steps';
import { showing, type ScreenState } from './state';

/** The top-up of phones in each state that looks different. */
export const phoneTopUpStates: readonly ScreenState[] = [
  { address: '/rechargeNew', what: 'kinds', reach: showing('/rechargeNew', '充值后可以在这里查看进度。') },
  { address: '/rechargeHome', what: 'kinds', reach: showing('/rechargeHome', '充值后可以在这里查看进度。') },
  {
    address: '/rechargeNewTel',
    what: 'a number one digit off',
    reach: async ({ page }) => {
      await open(page, '/rechargeNewTel');
      await page.getByRole('textbox', { name: '手机号' }).fill('13827166188');
      await expect(page.getByText('和妈妈的号码只差一位')).toBeVisible();
      await expect(page.getByRole('radio', { name: /500 元/ })).toBeVisible();
    },
  },
  { address: '/rechargeTel', what: 'the number', reach: showing('/rechargeTel', '常充的号') },
  { address: '/rechargeNewEdit', what: 'numbers', reach: showing('/rechargeNewEdit', '许向阳') },
  { address: '/rechargeEdit', what: 'a new number', reach: showing('/rechargeEdit?edit=new', '保存账号') },
];
