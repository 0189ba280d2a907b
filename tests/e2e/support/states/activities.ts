import { expect } from '@playwright/test';
import { reach, refuseCall, showing, type ScreenState } from './state';

/** Activities in each state that looks different. */
export const activityStates: readonly ScreenState[] = [
  { address: '/activityRecommend', what: 'filled', reach: showing('/activityRecommend', '查看全部活动') },
  {
    address: '/activityRecommend',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('activityList'));
      await reach(page, '/activityRecommend', '活动推荐加载失败');
    },
  },
  {
    address: '/activityDetails',
    what: 'with a place left',
    reach: showing('/activityDetails?id=A0014', '使用指南'),
  },
  {
    address: '/activityDetails',
    what: 'signed up for and with a reminder',
    reach: async ({ page }) => {
      await reach(page, '/activityDetails?id=A0014', '使用指南');
      await page.getByRole('button', { name: '报名参加' }).click();
      await page.getByRole('button', { name: '亲子烘焙课，提醒我' }).click();
      await expect(page.getByRole('button', { name: '亲子烘焙课，已设提醒' })).toBeVisible();
      await expect(page.getByText('你已报名')).toBeVisible();
    },
  },
  {
    address: '/activityDetails',
    what: 'with goods at its price',
    reach: showing('/activityDetails?id=A0001', '使用指南'),
  },
  {
    address: '/activityDetails',
    what: 'that is not for the person',
    reach: showing('/activityDetails?id=A0015', '你所在的部门不在报名范围内'),
  },
  {
    address: '/activityDetails',
    what: 'that is gone',
    reach: showing('/activityDetails?id=A9999', '没有找到这个活动'),
  },
  {
    address: '/activityDetails',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('activityDetail'));
      await reach(page, '/activityDetails', '活动加载失败');
    },
  },
  { address: '/longDay', what: 'before the next holiday', reach: showing('/longDay', '一起过节') },
  {
    address: '/longDay',
    what: 'whose goods cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('holidaySpecial'));
      await reach(page, '/longDay', '好礼和活动加载失败');
    },
  },
];
