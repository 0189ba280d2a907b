import { expect } from '@playwright/test';
import { reach, refuseCall, showing, type ScreenState } from './state';

/** /activityPrize in each state that looks different. */
export const prizeStates: readonly ScreenState[] = [
  { address: '/activityPrize', what: 'filled', reach: showing('/activityPrize', '晴雨伞') },
  {
    address: '/activityPrize',
    what: 'with the address for goods',
    reach: async ({ page }) => {
      await reach(page, '/activityPrize', '晴雨伞');
      await page.getByRole('button', { name: '领取降噪耳机' }).click();
      await expect(page.getByRole('dialog')).toContainText('云杉中心');
    },
  },
  {
    address: '/activityPrize',
    what: 'with goods and no address for them',
    reach: async ({ page, world }) => {
      await world.alter((state) => ({ ...state, addresses: [] }));
      await reach(page, '/activityPrize', '晴雨伞');
      await page.getByRole('button', { name: '领取降噪耳机' }).click();
      await expect(page.getByRole('dialog')).toContainText('请先设置收货地址');
    },
  },
  {
    address: '/activityPrize',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('award'));
      await reach(page, '/activityPrize', '奖品加载失败，奖品都还在');
      await expect(page.getByText('系统维护中')).toHaveCount(1);
    },
  },
];
