import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { switchToEnglish } from './english';
import { expectNoIbmViolations } from './ibm';
import { expectNoLayoutFault } from './layout-faults';
import { walkThrough } from './tab-walk';

const narrow = { width: 320, height: 568 };
/** A desktop window of 1280 px at 400 %. */
const zoomed = { width: 320, height: 256 };
const desktop = { width: 1280, height: 800 };

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
  await page.setViewportSize(narrow);
  await setTextSize(page, 'xlarge');
  await expectNoSidewaysScroll(page, '320 px wide with extra-large text');
  await expectNoViolations(page, 'dark with extra-large text');
}

/** Checks axe and the width in dark, then at 320 px, then with extra-large text. */
export async function expectFineInOtherLooks(page: Page): Promise<void> {
  await turnDark(page);
  await expectNoViolations(page, 'dark');
  await page.setViewportSize(narrow);
  await expectNoSidewaysScroll(page, '320 px wide');
  await expectFineInExtraLargeDark(page);
}

/** Checks axe and the layout in a window of a desktop, and the layout there at 400 %: every control is reached and seen in what is left of the window. */
export async function expectFineOnDesktop(page: Page): Promise<void> {
  await setTextSize(page, 'normal');
  await page.setViewportSize(desktop);
  await expectFits(page, 'on a desktop');
  await expectNoViolations(page, 'on a desktop');
  await page.setViewportSize(zoomed);
  await expectFits(page, 'at 400 %');
  await walkThrough(page);
}

/** Checks the layout at 320 px with as much space between lines, words and letters as WCAG 1.4.12 lets a person ask for. */
export async function expectFineWithTextSpacing(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  // Letters that are set so wide may break a long word; nothing is lost by it.
  await expectFits(page, 'with text spacing', 'broken word');
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** Checks axe and the layout in English at 320 px. */
export async function expectFineInEnglish(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  await switchToEnglish(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expectFits(page, 'in English, 320 px wide');
  await expectNoViolations(page, 'in English');
}

/** Checks that neither axe nor IBM's rules find anything. */
export async function expectAccessible(page: Page, look: string): Promise<void> {
  await expectNoViolations(page, look);
  await expectNoIbmViolations(page, look);
}

async function expectFits(page: Page, look: string, allowed?: string): Promise<void> {
  await expectNoSidewaysScroll(page, look);
  await expectNoLayoutFault(page, look, allowed);
}

async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color-scheme', 'dark');
}

async function setTextSize(page: Page, size: 'normal' | 'xlarge'): Promise<void> {
  await page.evaluate((chosen) => {
    const { dataset } = document.documentElement;
    if (chosen === 'normal') delete dataset['lcText'];
    else dataset['lcText'] = chosen;
  }, size);
}
