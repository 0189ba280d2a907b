import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules that axe leaves off by itself: of WCAG 2.2, and of names that lack the words in sight. */
const moreRules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

/** Axe finds nothing on the page, and its contrast rule, which needs computed styles, must have run wherever there are words in sight. */
export async function expectNoViolations(page: Page, look: string): Promise<void> {
  // Of the rules that pass one element is enough here: to gather all of them takes as long as the rules.
  const { violations, passes, incomplete } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: moreRules })
    .analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes) {
      const selector = target.join(' ');
      if (id !== 'target-size' || (await isSmallInTheMiddle(page, selector)))
        found.push(`${id}: ${selector} ${failureSummary ?? ''}`);
    }
  expect(found, look).toEqual([]);
  if (await page.evaluate(hasWords))
    expect([...passes, ...incomplete].map(({ id }) => id)).toContain('color-contrast');
}

/** Whether any word is in sight, which none is while a page of a map is loaded. A browser test runs it in the page. */
function hasWords(): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || (node.textContent ?? '').trim() === '') continue;
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (isShown && width > 3 && height > 3) return true;
  }
  return false;
}

/** Whether a control is too small even where no bar lies over it: what scrolls below a bar can be scrolled out again. */
async function isSmallInTheMiddle(page: Page, selector: string): Promise<boolean> {
  await page.evaluate((each) => document.querySelector(each)?.scrollIntoView({ block: 'center' }), selector);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(selector)
    .options({ runOnly: ['target-size'], rules: moreRules })
    .analyze();
  await page.evaluate(() => window.scrollTo(0, 0));
  return violations.length > 0;
}
