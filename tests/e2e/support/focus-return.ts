import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    lastFocusOutside?: Element;
  }
}

/** Lets the page remember what had the focus before a sheet or a dialog took it. */
export async function rememberFocus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.closest('[aria-modal="true"]') === null)
        window.lastFocusOutside = target;
    });
  });
}

/** The end of the next frame; a browser that has stopped drawing gives none, so that the wait has an end of its own. */
function nextFrame(): Promise<unknown> {
  return new Promise((settled) => {
    requestAnimationFrame(() => setTimeout(settled));
    setTimeout(settled, 1_000);
  });
}

/** Esc closes the open sheet or dialog, and what had the focus before has it again, unless it is gone or another one follows. */
export async function expectFocusReturned(page: Page): Promise<void> {
  const open = page.locator('[aria-modal="true"]');
  const before = await open.count();
  if (before === 0) return;
  await page.keyboard.press('Escape');
  await page.evaluate(nextFrame);
  if ((await open.count()) >= before) return;
  const lost = () =>
    page.evaluate(() => {
      const opener = window.lastFocusOutside;
      const modals = document.querySelectorAll('[aria-modal="true"]');
      const { activeElement } = document;
      const top = modals[modals.length - 1];
      if (top !== undefined) return top.contains(activeElement) ? '' : 'the dialog below has no focus';
      const isThere =
        opener?.isConnected === true && opener.checkVisibility() && !opener.matches(':disabled');
      return isThere && activeElement !== opener ? opener.outerHTML.slice(0, 120) : '';
    });
  await expect.poll(lost, 'has the focus again').toBe('');
}
