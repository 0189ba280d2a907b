import type { Locator, Page } from '@playwright/test';
import { expectRowsToFill, open } from './support/steps';
import { expect, test } from './support/test';

const strip = (page: Page) => page.getByRole('slider', { name: '按拼音首字母跳转' });
const letter = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const people = (page: Page): Locator => page.getByRole('checkbox');

async function openPicker(page: Page): Promise<void> {
  await open(page, '/rewardUsers?for=/transfer1');
  await expect(people(page).first()).toBeVisible();
}

/** The head of this letter is the first thing below the page's header. */
async function expectFirstLetter(page: Page, name: string): Promise<void> {
  await expect(strip(page)).toHaveAttribute('aria-valuetext', name);
  await expect(async () => {
    const top = (await letter(page, name).boundingBox())?.y ?? NaN;
    expect(top).toBeGreaterThan(20);
    expect(top).toBeLessThan(110);
  }).toPass({ timeout: 5_000 });
}

test.describe('the index strip of the picker', () => {
  test('moves from letter to letter by the arrow keys', async ({ page }) => {
    await openPicker(page);
    const [first = '', ...further] = await strip(page).locator('span').allTextContents();
    await expect(strip(page)).toHaveAttribute('aria-valuetext', first);
    await strip(page).focus();
    for (const name of further.slice(0, 3)) {
      await page.keyboard.press('ArrowDown');
      await expectFirstLetter(page, name);
    }
    await page.keyboard.press('ArrowUp');
    await expectFirstLetter(page, further[1] ?? '');
    await expect(strip(page)).toBeFocused();
  });

  test('leads to the letter below the pointer, and follows it while it is dragged', async ({ page }) => {
    await openPicker(page);
    const middleOf = async (name: string) => {
      const box = await strip(page).getByText(name, { exact: true }).boundingBox();
      if (box === null) throw new Error(`${name} is not on the strip.`);
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    };
    await page.mouse.move(...(await middleOf('S')));
    await page.mouse.down();
    await expectFirstLetter(page, 'S');
    await page.mouse.move(...(await middleOf('H')), { steps: 4 });
    await expectFirstLetter(page, 'H');
    await page.mouse.up();
    await page.mouse.move(...(await middleOf('W')));
    await expectFirstLetter(page, 'H');
    await expect(people(page).first()).toBeVisible();
  });
});

test('the picker mounts only the rows near the viewport of 50,000 colleagues, when browsing and when searching', async ({
  page,
  world,
}) => {
  await world.reset('heavy');
  await openPicker(page);
  await expect(page.getByText('共 50,000 位同事')).toBeVisible();
  expect(await people(page).count()).toBeLessThan(60);
  for (const typed of ['c', 'cs', 'csy']) {
    await page.getByRole('searchbox').fill(typed);
    await expect(people(page).first()).toBeVisible();
    expect(await people(page).count()).toBeLessThan(60);
  }
});

test('the picker fills a tall screen with rows before anybody has scrolled, when browsing and when searching', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 1400 });
  await world.reset('heavy');
  await openPicker(page);
  await expectRowsToFill(page, people(page));
  await page.getByRole('searchbox').fill('c');
  await expect(page.getByText('仅显示前 50 位，请输入更多文字查找')).toBeVisible();
  await expectRowsToFill(page, people(page));
});
