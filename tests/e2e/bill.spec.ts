import type { Page } from '@playwright/test';
import { exportedBill, type BillRow } from './support/csv';
import { expectRowsToFill, fingerOn, open } from './support/steps';
import { expect, test } from './support/test';

const month = (page: Page) => page.getByRole('combobox', { name: '月份' });
const filter = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: '搜索账单' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function openBill(page: Page): Promise<void> {
  await open(page, '/longballDetail');
  await expect(page.getByText('共 400 笔')).toBeVisible();
}

/** The month before the running one, which is the first of the list after “all”. */
async function chooseLastMonth(page: Page): Promise<string> {
  const value = (await month(page).locator('option').nth(2).getAttribute('value')) ?? '';
  await month(page).selectOption(value);
  await expect(page).toHaveURL(new RegExp(`month=${value}`));
  return value;
}

/** A sum as the page shows it, in tenths. */
function tenthsOf(shown: string | null): number {
  return Math.round(Number((shown ?? '').replace('−', '-').replace(/[,+]/g, '')) * 10);
}

const sumOf = (rows: readonly BillRow[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

test.describe('the bill', () => {
  test('of a month has the entries of that month alone, with their income and spending', async ({ page }) => {
    await openBill(page);
    const chosen = await chooseLastMonth(page);
    const [income, spending] = [page.getByRole('definition').first(), page.getByRole('definition').nth(1)];
    await expect(page.getByText('共 400 笔')).toHaveCount(0);
    const { name, rows } = await exportedBill(page);
    await expect(page.getByText(`共 ${rows.length} 笔`)).toBeVisible();
    expect(name).toBe(`龙币账单-${chosen}.csv`);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter(({ time }) => !time.startsWith(chosen))).toEqual([]);
    expect(tenthsOf(await income.textContent())).toBe(sumOf(rows.filter(({ amount }) => amount > 0)));
    expect(tenthsOf(await spending.textContent())).toBe(sumOf(rows.filter(({ amount }) => amount < 0)));
  });

  const filters: readonly { name: string; kinds: readonly string[]; sign: -1 | 1 }[] = [
    { name: '收到', kinds: ['福利', '转账', '奖励'], sign: 1 },
    { name: '送出', kinds: ['转账', '奖励'], sign: -1 },
    { name: '消费', kinds: ['消费', '兑换'], sign: -1 },
  ];
  test('narrowed to a type has entries of that type alone', async ({ page }) => {
    await openBill(page);
    for (const { name, kinds, sign } of filters) {
      await filter(page, name).click();
      await expect(filter(page, name)).toBeChecked();
      const { rows } = await exportedBill(page);
      await expect(page.getByText(`共 ${rows.length} 笔`)).toBeVisible();
      expect(rows.length).toBeGreaterThan(0);
      const foreign = rows.filter(({ kind, amount }) => !kinds.includes(kind) || Math.sign(amount) !== sign);
      expect(foreign, name).toEqual([]);
    }
    await filter(page, '退回').click();
    await expect(page.getByText('没有符合的账单')).toBeVisible();
  });

  test('is searched by title and by the other side, and says where nothing fits', async ({ page }) => {
    await openBill(page);
    await search(page).fill('打车');
    await expect(page.getByText('共 400 笔')).toHaveCount(0);
    const { rows } = await exportedBill(page);
    await expect(page.getByText(`共 ${rows.length} 笔`)).toBeVisible();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ title, source }) => !`${title} ${source}`.includes('打车'))).toEqual([]);
    await search(page).fill('云杉中心');
    await expect(page.getByText('地铁站 → 云杉中心').first()).toBeVisible();
    await search(page).fill('nothing of the kind');
    await expect(page.getByText('没有符合的账单')).toBeVisible();
    await page.getByRole('button', { name: '清除筛选' }).click();
    await expect(page.getByText('共 400 笔')).toBeVisible();
    await expect(search(page)).toHaveValue('');
  });

  test('keeps month, type and word in its address: over a reload, and on the way back from an entry', async ({
    page,
  }) => {
    await openBill(page);
    const chosen = await chooseLastMonth(page);
    await filter(page, '收到').click();
    await search(page).fill('转账');
    const total = page.getByText(/共 \d+ 笔/);
    const stands = async () => {
      await expect(month(page)).toHaveValue(chosen);
      await expect(filter(page, '收到')).toBeChecked();
      await expect(search(page)).toHaveValue('转账');
      await expect(page.getByRole('link').first()).toContainText('的转账');
      await expect(page.getByRole('link').first()).toContainText('+');
    };
    await stands();
    const before = await total.textContent();
    await page.getByRole('link').first().click();
    await expect(page.getByText('已收到')).toBeVisible();
    await page.goBack();
    await stands();
    await page.reload();
    await stands();
    await expect(total).toHaveText(before ?? '');
  });

  test('as a file begins with a byte order mark and has every entry, the newest first', async ({ page }) => {
    await openBill(page);
    const told = expect(page.getByText('已导出 400 笔')).toBeVisible();
    const { name, text, head, rows } = await exportedBill(page);
    await told;
    expect(name).toBe('龙币账单-全部.csv');
    expect(text.startsWith('\ufeff"时间"')).toBe(true);
    expect(head).toEqual(['时间', '类型', '说明', '对方', '金额', '余额', '单号']);
    expect(rows).toHaveLength(400);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(400);
    const times = rows.map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
    expect(rows.slice(0, 2).map(({ title, amount }) => [title, amount])).toEqual([
      ['节日福利', 5000],
      ['周一航的转账', 660],
    ]);
  });

  test('goes on to its last entry, and then says that there is no more', async ({ page }) => {
    await openBill(page);
    const { rows } = await exportedBill(page);
    const oldest = rows[rows.length - 1]?.time ?? '';
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByText('没有更多了')).toBeInViewport({ timeout: 200 });
    }).toPass({ intervals: [50], timeout: 20_000 });
    const [, number, day] = oldest.slice(0, 10).split('-').map(Number);
    const days = page.getByRole('heading', { level: 2, name: /^\d+ 月 \d+ 日/ });
    await expect(days.last()).toContainText(`${number} 月 ${day} 日`);
  });

  test('is asked for again by the button that stands for pulling down', async ({ page, world }) => {
    await openBill(page);
    await world.reset('poor');
    await page.getByRole('button', { name: '刷新' }).press('Enter');
    await expect(page.getByText('共 401 笔')).toBeVisible();
    await expect(page.getByText('商城订单').first()).toBeVisible();
    await expect(page.getByText('余额 3.5').first()).toBeVisible();
  });

  test('is asked for again when it is pulled down by a finger, and not when it is let go too early', async ({
    page,
    world,
  }) => {
    await openBill(page);
    await world.reset('poor');
    const early = await fingerOn(page, page.getByText('共 400 笔'));
    await early.pullBy(50);
    await expect(page.getByText('下拉刷新')).toBeVisible();
    await early.lift();
    await expect(page.getByText('下拉刷新')).toHaveCount(0);
    await expect(page.getByText('共 400 笔')).toBeVisible();

    const finger = await fingerOn(page, page.getByText('共 400 笔'));
    await finger.pullBy(120);
    await expect(page.getByText('松开刷新')).toBeVisible();
    await finger.lift();
    await expect(page.getByText('共 401 笔')).toBeVisible();
  });

  test('of the incentive account is one tap away, and its address says so', async ({ page }) => {
    await openBill(page);
    await tab(page, '团队激励').click();
    await expect(page).toHaveURL(/[?&]account=1/);
    // /home is in the document too, out of sight, and has an entrance of that name.
    const entries = page.getByText(/^奖励/).filter({ visible: true });
    await expect(entries.first()).toBeVisible();
    await page.reload();
    await expect(tab(page, '团队激励')).toHaveAttribute('aria-selected', 'true');
    await expect(entries.first()).toBeVisible();
    const { rows } = await exportedBill(page);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['福利', '奖励']));
    await tab(page, '个人账户').click();
    await expect(page.getByText('共 400 笔')).toBeVisible();
  });

  test('of 10,000 entries mounts only those near the screen, however far it was scrolled', async ({
    page,
    world,
  }) => {
    await world.reset('heavy');
    await open(page, '/longballDetail');
    await expect(page.getByText('共 10000 笔')).toBeVisible();
    const newest = await page.getByRole('link').first().getAttribute('href');
    const rows = page.getByText(/^余额 /);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (let part = 0; part < 12; part++) {
      const before = await height();
      await page.evaluate((bottom) => window.scrollTo(0, bottom), before);
      await expect.poll(height).toBeGreaterThan(before);
      expect(await rows.count()).toBeLessThan(60);
    }
    await expect(rows.first()).toBeAttached();
    await expect(page.locator(`a[href="${newest}"]`)).toHaveCount(0);
  });
});

test('the rows fill a tall screen before anybody has scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1400 });
  await openBill(page);
  await expectRowsToFill(page, page.getByText(/^余额 /));
});

test('a scroll has half a screen of rows drawn ahead of it, so that a busy phone shows no blank paper', async ({
  page,
}) => {
  await openBill(page);
  const screensAhead = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const lowest = () =>
          Math.max(
            ...Array.from(document.querySelectorAll('main a'), (row) => row.getBoundingClientRect().bottom),
          );
        // The list learns of the scrolling in one frame and acts on it in the next.
        const twoFramesOn = () =>
          requestAnimationFrame(() => requestAnimationFrame(() => done(lowest() / innerHeight - 1)));
        addEventListener('scroll', twoFramesOn, { once: true });
        scrollBy(0, 300);
      }),
  );
  expect(screensAhead).toBeGreaterThan(0.5);
});

test('a row that is tapped while the list still moves is the row that opens', async ({ page }) => {
  await openBill(page);
  const row = await page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        // The first row that begins below the middle: in the middle itself a day's heading may stand.
        const rows = () => Array.from(document.querySelectorAll('a[href^="#/orderItemDetail/"]'));
        const isFound = () => {
          const row = rows().find((each) => each.getBoundingClientRect().top > innerHeight / 2);
          const { left, top, width, height } = row?.getBoundingClientRect() ?? new DOMRect();
          return row?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) === true;
        };
        // The list learns of the scrolling in one frame and acts on it in the next.
        const twoFramesOn = () => requestAnimationFrame(() => requestAnimationFrame(() => done(isFound())));
        addEventListener('scroll', twoFramesOn, { once: true });
        scrollBy(0, 900);
      }),
  );
  expect(row).toBe(true);
});
