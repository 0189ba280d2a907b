import type { Page } from '@playwright/test';
import {
  confirmButton,
  countRequests,
  dialog,
  expectSuccess,
  open,
  openSheet,
  reachSheet,
  scrollDown,
} from './support/steps';
import { expect, test } from './support/test';

const sentInOtherTab = '这笔转账已在另一个页面处理';

/** Opens two tabs of one person, both with the confirm sheet of the same draft. */
async function openTwoSheets(page: Page): Promise<Page> {
  await reachSheet(page);
  const second = await page.context().newPage();
  await second.goto('/#/transfer1');
  await openSheet(second);
  return second;
}

/** The tab shows the result by the success page itself, or by a link to it. */
async function expectResultIn(page: Page, id: string): Promise<void> {
  const way = dialog(page).getByRole('button', { name: '查看转账' });
  const success = page.getByText('心意已送到');
  await expect(success.or(dialog(page).getByText(sentInOtherTab))).toBeVisible();
  if (await way.isVisible()) await way.click();
  await expect(page.getByText(id)).toBeVisible();
}

test.describe('two tabs with the same draft', () => {
  test('that both confirm at once book one transfer, and both show it', async ({ page, world }) => {
    const second = await openTwoSheets(page);
    const dialogs = [page, second];
    await Promise.all(
      dialogs.map((tab) => confirmButton(tab).evaluate((button: HTMLButtonElement) => button.click())),
    );
    await expect.poll(async () => (await world.transfers()).length).toBe(1);
    const id = await world.expectBookedOnce(88);
    for (const tab of dialogs) await expectResultIn(tab, id);
    await world.expectBookedOnce(88);
  });

  test('show that the other one is sending, and cannot send it too', async ({ page, world }) => {
    const second = await openTwoSheets(page);
    const requests = countRequests(page, 'batchTransfer');
    await world.fault({ call: 'batchTransfer', kind: 'hold', when: 'after' });
    await confirmButton(page).click();
    await world.untilHeld();
    await expect(dialog(second).getByRole('status')).toHaveText('正在送出');
    await expect(dialog(second).getByRole('button', { name: '正在送出' })).toBeDisabled();
    await world.release();
    const id = await world.expectBookedOnce(88);
    await expectResultIn(page, id);
    await expectResultIn(second, id);
    expect(requests()).toBe(1);
    await world.expectBookedOnce(88);
  });

  test('share one draft: changes in one appear in the other', async ({ page }) => {
    const second = await page.context().newPage();
    await open(page, '/transfer1');
    await second.goto('/#/transfer1');
    await page.getByRole('textbox', { name: '写句祝福' }).fill('辛苦啦');
    await expect(second.getByRole('textbox', { name: '写句祝福' })).toHaveValue('辛苦啦');
  });
});

test('two tabs share one ledger: a transfer of one is in the bill of the other', async ({ page, world }) => {
  await reachSheet(page);
  const second = await page.context().newPage();
  await second.goto('/#/home');
  await scrollDown(second);
  await expect(second.getByRole('heading', { name: '最近收支' })).toBeVisible();
  await confirmButton(page).click();
  await expectSuccess(page);
  const id = await world.expectBookedOnce(88);
  await second.getByRole('link', { name: '全部账单' }).click();
  await expect(second.getByRole('link').filter({ hasText: '转账给苏念' }).first()).toHaveAttribute(
    'href',
    new RegExp(id),
  );
});
