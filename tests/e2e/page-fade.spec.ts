import { balance, openBill } from './support/home';
import { open } from './support/steps';
import { expect, test } from './support/test';

test('pages fade in a LONGCOIN session, and appear at once with reduced motion', async ({ page }) => {
  const countFades = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap((animation) => ('animationName' in animation ? String(animation.animationName) : []))
        .filter((name) => name.includes('fade')),
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/home');
  await expect(balance(page)).toBeVisible();
  expect(await countFades()).toEqual([]);
  const pages = page.locator('[data-fade]');
  await openBill(page);
  await expect(pages).toHaveAttribute('data-fade', '1');
  // Its style sheet comes with the background services.
  await expect.poll(() => pages.evaluate((box) => getComputedStyle(box).animationDuration)).toBe('0.24s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await expect(pages).toHaveAttribute('data-fade', '0');
  expect(await pages.evaluate((box) => getComputedStyle(box).animationName)).toBe('none');
});
