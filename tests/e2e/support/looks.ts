import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe finds nothing on the page, and its contrast rule must have run because it needs computed styles. */
export async function expectNoViolations(page: Page, look: string): Promise<void> {
  // Of the rules that pass one element is enough here: to gather all of them takes as long as the rules.
  const { violations, passes, incomplete } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(found, look).toEqual([]);
  expect([...passes, ...incomplete].map(({ id }) => id)).toContain('color-contrast');
}

/** The page needs no horizontal scrolling. */
async function expectNoSidewaysScroll(page: Page, look: string): Promise<void> {
  const overhang = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overhang, look).toBeLessThanOrEqual(0);
}

/** Checks axe and the width in dark at 320 px with extra-large text, without a reload. */
export async function expectFineInExtraLargeDark(page: Page): Promise<void> {
  await turnDark(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await enlargeText(page);
  await expectNoSidewaysScroll(page, '320 px wide with extra-large text');
  await expectNoViolations(page, 'dark with extra-large text');
}

/** Checks axe and the width in dark, then at 320 px, then with extra-large text. */
export async function expectFineInOtherLooks(page: Page): Promise<void> {
  await turnDark(page);
  await expectNoViolations(page, 'dark');
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
