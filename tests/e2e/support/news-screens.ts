import { expect, type Page } from '@playwright/test';
import type { ScreenState } from './screens';
import { open } from './steps';

/** A list or an article with all its pictures near the window. */
async function reach(page: Page, address: string, last: string | RegExp): Promise<void> {
  await open(page, address);
  await expect(page.getByText(last).first()).toBeVisible();
}

/** The news, in each state that looks different. */
export const newsScreens: readonly ScreenState[] = [
  {
    address: '/news-list',
    what: 'filled',
    reach: ({ page }) => reach(page, '/news-list', '冬至值班与调休安排已发布'),
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
    what: 'with nothing in it',
    reach: async ({ page, world }) => {
      const value = JSON.stringify({ total: 0, articles: [] });
      await world.fault({ call: 'articleList', kind: 'wrong-shape', value, times: 'always' });
      await reach(page, '/news-list?kind=health', '这一类还没有资讯');
    },
  },
  {
    address: '/news-list',
    what: 'that fails',
    reach: async ({ page, world }) => {
      await world.fault({
        call: 'articleList',
        kind: 'code',
        value: '7777',
        message: '系统维护中',
        times: 'always',
      });
      await reach(page, '/news-list', '资讯没能取到');
    },
  },
  {
    address: '/news-detail',
    what: 'with a table, pictures and links',
    reach: ({ page }) => reach(page, '/news-detail?id=N0000', '下一篇'),
  },
  {
    address: '/news-detail',
    what: 'that is gone',
    reach: ({ page }) => reach(page, '/news-detail?id=nothing', '这篇资讯已经不在了'),
  },
];
