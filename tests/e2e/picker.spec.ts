import type { Locator, Page } from '@playwright/test';
import {
  chooseColleague,
  confirmButton,
  expectRowsToFill,
  expectSuccess,
  open,
  reachSheet,
} from './support/steps';
import { expect, test } from './support/test';
import { lin, su, zhou } from './support/world';

const strip = (page: Page) => page.getByRole('slider', { name: '按拼音首字母跳转' });
const letter = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const people = (page: Page): Locator => page.getByRole('checkbox');
const scope = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function openPicker(page: Page): Promise<void> {
  await open(page, '/rewardUsers?for=/transfer1');
  await expect(people(page).first()).toBeVisible();
}

/** The list stands at a letter: its head is the first thing below the page's header. */
async function expectAt(page: Page, name: string): Promise<void> {
  await expect(strip(page)).toHaveAttribute('aria-valuetext', name);
  await expect(async () => {
    const top = (await letter(page, name).boundingBox())?.y ?? NaN;
    expect(top).toBeGreaterThan(20);
    expect(top).toBeLessThan(110);
  }).toPass({ timeout: 5_000 });
}

test.describe('the index strip of the picker', () => {
  test('leads from letter to letter by the arrow keys', async ({ page }) => {
    await openPicker(page);
    const [first = '', ...further] = await strip(page).locator('span').allTextContents();
    await expect(strip(page)).toHaveAttribute('aria-valuetext', first);
    await strip(page).focus();
    for (const name of further.slice(0, 3)) {
      await page.keyboard.press('ArrowDown');
      await expectAt(page, name);
    }
    await page.keyboard.press('ArrowUp');
    await expectAt(page, further[1] ?? '');
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
    await expectAt(page, 'S');
    await page.mouse.move(...(await middleOf('H')), { steps: 4 });
    await expectAt(page, 'H');
    await page.mouse.up();
    await page.mouse.move(...(await middleOf('W')));
    await expectAt(page, 'H');
    await expect(people(page).first()).toBeVisible();
  });
});

test('my team is those of one’s own department', async ({ page }) => {
  await openPicker(page);
  await scope(page, '我的团队').click();
  await expect(page.getByText('共 2000 位同事')).toHaveCount(0);
  await expect(people(page).filter({ hasText: '程意' })).toBeVisible();
  await expect(people(page).filter({ hasText: zhou.name })).toHaveCount(0);
  // Rows that cannot be chosen say why instead of where.
  const lines = await people(page).and(page.locator('[aria-disabled="false"]')).allTextContents();
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => !line.includes('客服中心'))).toEqual([]);
  await strip(page).getByText('L', { exact: true }).click();
  await expect(people(page).filter({ hasText: lin.name })).toHaveAttribute('aria-disabled', 'true');
});

test('those who were sent coins last come first among the recent ones', async ({ page, world }) => {
  await openPicker(page);
  await scope(page, '最近').click();
  await expect(page.getByText('没有找到这位同事')).toBeVisible();
  await expect(strip(page)).toHaveCount(0);

  await reachSheet(page);
  await confirmButton(page).click();
  await expectSuccess(page);
  await world.expectBookedOnce(88);
  await open(page, '/transfer1');
  await page.getByRole('button', { name: '添加同事' }).click();
  await scope(page, '最近').click();
  await expect(people(page)).toHaveText([new RegExp(su.name)]);
  await people(page).click();
  await page.getByRole('button', { name: '送给这 1 位同事' }).click();
  await expect(page.getByRole('button', { name: `移除${su.name}` })).toBeVisible();
});

test('a department narrows both the list and the search', async ({ page }) => {
  await openPicker(page);
  await page.getByRole('combobox', { name: '部门' }).selectOption('研发中心');
  await expect(page.getByText('共 2000 位同事')).toHaveCount(0);
  const rows = people(page).and(page.locator('[aria-disabled="false"]'));
  const lines = await rows.allTextContents();
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => !line.includes('研发中心'))).toEqual([]);
  const search = page.getByRole('searchbox', { name: '搜索同事' });
  await search.fill(zhou.initials);
  await expect(people(page).filter({ hasText: zhou.name })).toBeVisible();
  await search.fill('cheng yi');
  await expect(people(page).filter({ hasText: '程意' })).toHaveCount(0);
  await page.getByRole('combobox', { name: '部门' }).selectOption('');
  await expect(people(page).filter({ hasText: '程意' }).first()).toBeVisible();
});

test('whoever was chosen stands below the list and can be taken out there', async ({ page }) => {
  await open(page, '/transfer1');
  await chooseColleague(page, su.initials, su.name);
  await page.getByRole('button', { name: '添加同事' }).click();
  await expect(page.getByText('已选 1 / 20 人')).toBeVisible();
  await page.getByRole('button', { name: `移除${su.name}` }).click();
  await expect(page.getByText('已选 0 / 20 人')).toBeVisible();
  await expect(page.getByRole('button', { name: '请选择同事' })).toBeDisabled();
});

test('of 50,000 colleagues only the rows near the screen are mounted, while browsing and while typing', async ({
  page,
  world,
}) => {
  await world.reset('heavy');
  await openPicker(page);
  await expect(page.getByText('共 50000 位同事')).toBeVisible();
  expect(await people(page).count()).toBeLessThan(60);
  for (const typed of ['c', 'cs', 'csy']) {
    await page.getByRole('searchbox').fill(typed);
    await expect(people(page).first()).toBeVisible();
    expect(await people(page).count()).toBeLessThan(60);
  }
});

test('the rows fill a tall screen before anybody has scrolled, while browsing and while typing', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 1400 });
  await world.reset('heavy');
  await openPicker(page);
  await expectRowsToFill(page, people(page));
  await page.getByRole('searchbox').fill('c');
  await expect(page.getByText('只显示前 50 位，再多打几个字')).toBeVisible();
  await expectRowsToFill(page, people(page));
});
