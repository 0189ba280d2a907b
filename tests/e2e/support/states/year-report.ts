import { expect } from '@playwright/test';
import { reach, refuseCall, showing, type ScreenState } from './state';

/** /activityYears in each state that looks different. */
export const yearReportStates: readonly ScreenState[] = [
  {
    address: '/activityYears',
    what: 'with what was given',
    reach: showing('/activityYears?page=3', '每个月送了几次'),
  },
  { address: '/activityYears', what: 'at its cover', reach: showing('/activityYears', '打开你的这一年') },
  {
    address: '/activityYears',
    what: 'with what was received',
    reach: showing('/activityYears?page=2', '公司的福利'),
  },
  {
    address: '/activityYears',
    what: 'with people',
    reach: showing('/activityYears?page=4', '收到最多的一位'),
  },
  { address: '/activityYears', what: 'with thanks', reach: showing('/activityYears?page=5', '你收到的谢谢') },
  {
    address: '/activityYears',
    what: 'at its end',
    reach: showing('/activityYears?page=6', '谢谢你的这一年'),
  },
  {
    address: '/activityYears',
    what: 'with a page as a picture',
    reach: async ({ page }) => {
      await reach(page, '/activityYears?page=4', '收到最多的一位');
      await page.getByRole('button', { name: '保存图片' }).click();
      await expect(page.getByRole('img', { name: /^将要保存的图片/ })).toBeVisible();
    },
  },
  {
    address: '/activityYears',
    what: 'of a year without anything',
    reach: showing('/activityYears?year=2020', '2020 年没有龙币往来'),
  },
  {
    address: '/activityYears',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('yearReport'));
      await reach(page, '/activityYears', '年度账单加载失败，你的龙币都在');
      await expect(page.getByText('系统维护中')).toHaveCount(1);
    },
  },
];
