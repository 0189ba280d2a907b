import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { confirmButton, expectSuccess, open, openSheet, reachSheet, writeDraft } from './support/steps';
import { expect, test } from './support/test';
import { su } from './support/world';

/** Every page that is built, brought to where it has all its content. */
const pages: readonly { what: string; reach: (page: Page) => Promise<void> }[] = [
  {
    what: '/home',
    reach: async (page) => {
      await open(page, '/home');
      await expect(page.getByRole('link', { name: /周一航的转账/ })).toBeVisible();
      await expect(page.getByText('3,260 积分')).toBeVisible();
      await expect(page.getByText('个人账户')).toBeVisible();
    },
  },
  {
    what: '/transfer1, filled',
    reach: async (page) => {
      await open(page, '/transfer1');
      await writeDraft(page);
      await expect(page.getByRole('button', { name: '转出 8.8 龙币' })).toBeVisible();
    },
  },
  { what: '/transfer1 with its sheet', reach: reachSheet },
  {
    what: '/transfer1 with a complaint',
    reach: async (page) => {
      await open(page, '/transfer1');
      await writeDraft(page, '99999');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    what: '/rewardUsers',
    reach: async (page) => {
      await open(page, '/rewardUsers?for=/transfer1');
      await page.getByRole('searchbox', { name: '搜索同事' }).fill('chen');
      await page.getByRole('checkbox').first().click();
      await expect(page.getByRole('button', { name: /送给这 1 位/ })).toBeVisible();
    },
  },
  {
    what: '/rewardDetail',
    reach: async (page) => {
      await open(page, '/rewardDetail');
      await expect(page.getByText('单号')).toBeVisible();
    },
  },
  {
    what: '/longballDetail',
    reach: async (page) => {
      await open(page, '/longballDetail');
      await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
    },
  },
  {
    what: '/home without a session',
    reach: async (page) => {
      await page.goto('/#/home');
      await expect(page.getByText('还没有登录')).toBeVisible();
    },
  },
  {
    what: 'an unknown address',
    reach: async (page) => {
      await open(page, '/nowhere');
      await expect(page.getByText('没有找到这个页面').last()).toBeVisible();
    },
  },
  {
    what: 'a page still to come',
    reach: async (page) => {
      await open(page, '/guide');
      await expect(page.getByText('即将开放')).toBeVisible();
    },
  },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}, axe finds nothing and no page 320 px wide scrolls sideways`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const { what, reach } of pages) {
      test(`on ${what}`, async ({ page }) => {
        await reach(page);
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
        );
        expect(found).toEqual([]);

        await page.setViewportSize({ width: 320, height: 568 });
        const overhang = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overhang).toBeLessThanOrEqual(0);
      });
    }
  });
}

/** Walks on with the Tab key until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 40; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${wanted.toString()}.`);
}

test('the main job can be done with the keyboard alone', async ({ page, world }) => {
  await open(page, '/home');
  await tabTo(page, page.getByRole('link', { name: '转账', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '添加同事' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('searchbox', { name: '搜索同事' }));
  await page.keyboard.type(su.initials);
  await tabTo(page, page.getByRole('checkbox', { name: su.name }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: su.name })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: '送给这 1 位同事' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: '每人收到的龙币' }));
  await page.keyboard.type('8.8');
  await tabTo(page, page.getByRole('textbox', { name: '写句祝福' }));
  await tabTo(page, page.getByRole('button', { name: '转出 8.8 龙币' }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '确认转账' });
  await expect(sheet).toBeFocused();

  // The focus stays inside the sheet, Esc closes it and gives the focus back.
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab');
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: '转出 8.8 龙币' })).toBeFocused();
  await openSheet(page);
  await tabTo(page, confirmButton(page));
  await page.keyboard.press('Enter');
  await expectSuccess(page);
  await world.expectBookedOnce(88);
});
