import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/mocked-build';
import { confirmButton, dialog, expectSuccess, openSheet, scrollDown, writeDraft } from './support/steps';

const handle = (page: Page) => page.getByRole('button', { name: 'QA 控制台' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'QA 控制台' });

async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(`/#${address}`);
  await expect(handle(page)).toBeVisible();
}

async function openConsole(page: Page, tab: string): Promise<Locator> {
  await handle(page).click();
  await panel(page).getByRole('tab', { name: tab }).click();
  return panel(page);
}

async function closeConsole(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: '收起控制台' }).click();
  await expect(panel(page)).toHaveCount(0);
}

async function send(page: Page, { found = true } = {}): Promise<void> {
  await openAt(page, '/transfer1');
  await writeDraft(page);
  await openSheet(page, { found });
  await confirmButton(page).click();
}

/** The texts that extend as far left as the visible part of the handle extends right, at any height. */
async function findTextsNear(page: Page, shown: Locator): Promise<string[]> {
  const box = await shown.boundingBox();
  return page.evaluate(
    (right) => {
      const texts = document.createTreeWalker(
        document.querySelector('#root') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      while (texts.nextNode() !== null) {
        const { parentElement: box, textContent: text } = texts.currentNode;
        // Text for screen readers only has a box of one pixel.
        if (box === null || box.clientWidth === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const lines = Array.from(range.getClientRects());
        if (lines.some((line) => line.width > 0 && line.left < right)) found.push(text ?? '');
      }
      return found;
    },
    (box?.x ?? NaN) + (box?.width ?? NaN),
  );
}

test.describe('the QA console of a mocked build', () => {
  test('holds the answer of a call until it is released', async ({ page }) => {
    await openAt(page, '/home');
    const faults = await openConsole(page, '故障');
    await faults.getByRole('combobox', { name: '再加一个接口' }).selectOption('batchTransfer');
    await faults.getByRole('switch', { name: '按住 batchTransfer 的回答' }).click();
    await expect(faults.getByRole('switch', { name: '按住 batchTransfer 的回答' })).toBeChecked();
    await closeConsole(page);
    await send(page);
    await expect(dialog(page).getByRole('status')).toHaveText('正在送出');

    const waiting = (await openConsole(page, '故障')).getByRole('list', { name: '按住的回答' });
    await expect(waiting.getByRole('listitem')).toContainText(['batchTransfer']);
    await expect(page.getByText('心意已送到')).toHaveCount(0);
    await waiting.getByRole('button', { name: '放行' }).click();
    await expectSuccess(page);
    await expect(waiting.getByRole('listitem')).toHaveCount(0);
  });

  test('moves the business clock, which keeps running', async ({ page }) => {
    await openAt(page, '/home');
    const clock = await openConsole(page, '时钟');
    const shown = clock.getByRole('time');
    const before = Date.parse(`${(await shown.textContent()) ?? ''}Z`);
    await clock.getByRole('button', { name: '+30 天' }).click();
    await expect(clock.getByText('已移动，继续走')).toBeVisible();
    const moved = async () => Date.parse(`${(await shown.textContent()) ?? ''}Z`) - before;
    const thirtyDays = 30 * 86_400_000;
    await expect.poll(moved).toBeGreaterThanOrEqual(thirtyDays + 1_000);
    expect(await moved()).toBeLessThan(thirtyDays + 60_000);
    const day = ((await shown.textContent()) ?? '').slice(0, 10);
    await closeConsole(page);
    await send(page, { found: false });
    await expectSuccess(page);
    await expect(page.getByText(new RegExp(`^${day} \\d\\d:\\d\\d$`))).toBeVisible();
  });

  test('exports the state of the gateways, resets it, and imports the exported state', async ({ page }) => {
    await send(page);
    await expectSuccess(page);
    await openAt(page, '/home');
    await expect(page.getByText('2,671.7 龙币')).toBeVisible();
    await handle(page).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: '导出状态' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^state-default-\d{14}\.json$/);
    const exported = await readFile(await download.path(), 'utf8');
    const state: unknown = JSON.parse(exported);
    expect(state).toMatchObject({ world: 'default', transfers: { length: 1 } });

    await panel(page).getByRole('button', { name: '重置世界' }).click();
    await panel(page).getByRole('button', { name: '再点一次重置' }).click();
    await expect(page.getByText('2,680.5 龙币')).toBeVisible();

    await handle(page).click();
    await panel(page)
      .getByLabel('导入文件')
      .setInputFiles({ name: 'state.json', mimeType: 'application/json', buffer: Buffer.from(exported) });
    await expect(page.getByText('2,671.7 龙币')).toBeVisible();
    await scrollDown(page);
    await expect(page.getByRole('link', { name: /转账给苏念/ })).toBeVisible();
  });

  test('is opened and closed by the keyboard, and returns the focus to its handle', async ({ page }) => {
    await openAt(page, '/home');
    await handle(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('button', { name: '收起控制台' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(handle(page)).toBeFocused();
  });

  for (const width of [390, 320]) {
    test(`covers no text with its handle on a screen of ${width} px, wherever it was moved to`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const [address, shown] of [
        ['/home', '可用龙币'],
        ['/transfer1', '送给谁'],
        ['/paymentQRcode', '向商家付款'],
      ] as const) {
        await openAt(page, address);
        await expect(page.getByText(shown).first()).toBeVisible();
        expect(await findTextsNear(page, handle(page).getByText('QA'))).toEqual([]);
      }
    });
  }

  test('has its handle beside the column of a wide window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAt(page, '/home');
    const [own, column] = [await handle(page).boundingBox(), await page.getByRole('main').boundingBox()];
    expect((own?.x ?? NaN) + (own?.width ?? NaN)).toBeLessThanOrEqual(column?.x ?? NaN);
  });
});
