import { expect } from '@playwright/test';
import { open } from '../steps';
import { reach, refuseCall, showing, type ScreenState } from './state';

/** The news, in each state that looks different. */
export const newsStates: readonly ScreenState[] = [
  {
    address: '/news-list',
    what: 'filled',
    reach: showing('/news-list', '冬至值班与调休安排已发布'),
  },
  {
    address: '/news-list',
    what: 'of one category to its end',
    reach: async ({ page }) => {
      await reach(page, '/news-list?kind=learning', /^同事荐书/);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.getByText('没有更多了')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    address: '/news-list',
    what: 'of an empty category',
    reach: async ({ page, world }) => {
      const value = JSON.stringify({ total: 0, articles: [] });
      await world.fault({ call: 'articleList', kind: 'wrong-shape', value, times: 'always' });
      await reach(page, '/news-list?kind=health', '这个分类还没有资讯');
    },
  },
  {
    address: '/news-list',
    what: 'that fails',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('articleList'));
      await reach(page, '/news-list', '资讯加载失败');
    },
  },
  {
    address: '/news-detail',
    what: 'with a table, pictures and links',
    reach: showing('/news-detail?id=N0000', '下一篇'),
  },
  {
    address: '/news-detail',
    what: 'that does not exist',
    reach: showing('/news-detail?id=nothing', '没有找到这篇资讯'),
  },
  {
    address: '/news-detail',
    what: 'with a picture as large as the window',
    reach: async ({ page }) => {
      await open(page, '/news-detail?id=N0000');
      await page.getByRole('button', { name: /^看大图.*班车/ }).click();
      await expect(page.getByRole('dialog', { name: /班车/ }).locator('img')).toBeVisible();
    },
  },
];
