import { expect } from '@playwright/test';
import { refuseCall, reach, showing, type ScreenState } from './state';

/** Cities and past trips in each state that looks different. */
export const tripStates: readonly ScreenState[] = [
  { address: '/cityOnlyList', what: 'filled', reach: showing('/cityOnlyList', '遵义') },
  {
    address: '/cityOnlyList',
    what: 'with the cities that were searched for',
    reach: async ({ page }) => {
      await reach(page, '/cityOnlyList', '热门城市');
      await page.getByRole('searchbox', { name: '搜索城市' }).fill('nan');
      await expect(page.getByText('南京')).toBeVisible();
    },
  },
  {
    address: '/cityOnlyList',
    what: 'with nothing found',
    reach: async ({ page }) => {
      await reach(page, '/cityOnlyList', '热门城市');
      await page.getByRole('searchbox', { name: '搜索城市' }).fill('云杉');
      await expect(page.getByText('没有找到这座城市')).toBeVisible();
    },
  },
  {
    address: '/cityOnlyList',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('cities'));
      await reach(page, '/cityOnlyList', '城市列表加载失败');
    },
  },
];
