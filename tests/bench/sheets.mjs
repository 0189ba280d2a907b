/**
 * How long the page is held up while a grant list of 20,000 rows is read, checked and changed, on a slow phone: the built app in Chromium with
 * its CPU slowed down four times. Prints each figure beside its limit and ends with 1 when one is exceeded. Run `npm run build` first.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tooling/ready.mjs';
import { openHeavyWallet, report, runSlowed } from './slow-phone.mjs';

const rows = 20_000;
/** What a tap may wait at most on such a phone, ms. */
const answered = 300;

const { base, page, close } = await openHeavyWallet(Number(process.env.PORT ?? 4173));
const figures = [];
// From a file: a buffer would be decoded within the page, and counted as its work.
const file = join(root, '.tmp/bench-list.csv');
mkdirSync(join(root, '.tmp'), { recursive: true });
writeFileSync(file, list());
try {
  await page.goto(`${base}/#/excelPreviewGrant`);
  await page.getByText('还没有选表格').waitFor();
  await watchTasks();
  await runSlowed(page, async () => {
    const start = Date.now();
    await page.getByLabel('表格文件').setInputFiles(file);
    await page.getByRole('tab', { name: '全部 20,000' }).waitFor({ timeout: 120_000 });
    figures.push({
      what: '20,000 rows: longest task while reading',
      value: await longestTask(),
      limit: answered,
    });
    await page.getByRole('tab', { name: '要改的 20,000' }).waitFor({ timeout: 240_000 });
    figures.push(
      { what: '20,000 rows: longest task while checking', value: await longestTask(), limit: answered },
      { what: '20,000 rows: until all are checked', value: Date.now() - start, limit: 60_000 },
    );
    await page.getByRole('button', { name: 'D2 龙币 88.5' }).click();
    await longestTask();
    await page.getByRole('textbox', { name: '改 D2 龙币' }).fill('99');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'D2 龙币 99.0' }).waitFor();
    figures.push({
      what: '20,000 rows: longest task of a change',
      value: await longestTask(),
      limit: answered,
    });
  });
} finally {
  await close();
}
report(figures);

function list() {
  const lines = Array.from({ length: rows }, (_, row) => `同事${row},nobody.${row},客服中心,88.5`);
  return `姓名,OA账号,部门,龙币\n${lines.join('\n')}\n`;
}

async function watchTasks() {
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  });
}

/** Since the last time it was asked, ms. */
async function longestTask() {
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const found = window.longest;
    window.longest = 0;
    return found;
  });
}
