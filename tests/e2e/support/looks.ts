import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds on the page as it stands; its rule for contrast reads computed styles, and must have been among those that ran. */
export async function expectNothingFound(page: Page, look: string): Promise<void> {
  const { violations, passes, incomplete } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(found, look).toEqual([]);
  expect([...passes, ...incomplete].map(({ id }) => id)).toContain('color-contrast');
}

/** The page can be read without moving it sideways. */
async function expectNoSidewaysScroll(page: Page, look: string): Promise<void> {
  const overhang = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overhang, look).toBeLessThanOrEqual(0);
}

/** Dark, 320 px wide and with extra-large text, without loading the page anew: axe finds nothing, and nothing has to be moved sideways. */
export async function expectFineInExtraLargeDark(page: Page): Promise<void> {
  await turnDark(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await enlargeText(page);
  await expectNoSidewaysScroll(page, '320 px wide with extra-large text');
  await expectNothingFound(page, 'dark with extra-large text');
}

/** Dark, then 320 px wide, then with extra-large text: axe finds nothing, and nothing has to be moved sideways. */
export async function expectFineInOtherLooks(page: Page): Promise<void> {
  await turnDark(page);
  await expectNothingFound(page, 'dark');
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(page, '320 px wide');
  await expectFineInExtraLargeDark(page);
}

async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color-scheme', 'dark');
}

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['lcText'] = 'xlarge';
  });
}
