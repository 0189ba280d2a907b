import { brokenConnection, httpStatusError } from './support/browser-errors';
import { confirmButton, dialog, expectSuccess, holdClock, open, reachSheet, runUntil } from './support/steps';
import { expect, test } from './support/test';
import { su } from './support/world';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test.describe('an answer that is lost after the booking', () => {
  for (const times of [1, 'always'] as const) {
    test(`leaves one entry and one success page when it is lost ${times === 'always' ? 'every time' : `${times}×`}`, async ({
      page,
      world,
      browserErrors,
    }) => {
      browserErrors.allow(brokenConnection);
      await reachSheet(page);
      await world.fault({ call: 'batchTransfer', kind: 'drop', when: 'after', times });
      await confirmButton(page).click();
      await runUntil(page, page.getByText('心意已送到'));
      await expectSuccess(page);
      const id = await world.expectBookedOnce(88);
      await expect(page.getByText(id)).toBeVisible();

      await page.goto('/#/longballDetail');
      await expect(page.getByRole('link').filter({ hasText: '转账给苏念' }).first()).toHaveAttribute(
        'href',
        new RegExp(id),
      );
    });
  }

  test('leaves one entry when an invalid answer came instead', async ({ page, world }) => {
    await reachSheet(page);
    await world.fault({ call: 'batchTransfer', kind: 'garbled', when: 'after' });
    await confirmButton(page).click();
    await runUntil(page, page.getByText('心意已送到'));
    await world.expectBookedOnce(88);
  });

  test('leaves one entry when a proxy answered 502', async ({ page, world, browserErrors }) => {
    browserErrors.allow(httpStatusError(502));
    await reachSheet(page);
    await world.fault({ call: 'batchTransfer', kind: 'status', value: 502, when: 'after', times: 'always' });
    await confirmButton(page).click();
    await runUntil(page, page.getByText('心意已送到'));
    await world.expectBookedOnce(88);
  });
});

test('counts as not sent only after two status queries when the request never arrived, and sending it again books it once', async ({
  page,
  world,
  browserErrors,
}) => {
  browserErrors.allow(brokenConnection);
  await reachSheet(page);
  await holdClock(page);
  await world.fault({ call: 'batchTransfer', kind: 'drop', when: 'before', times: 'always' });
  await confirmButton(page).click();
  await runUntil(page, page.getByText('暂未收到结果，正在查询，请勿重复转账'));
  await runUntil(page, dialog(page).getByText('没有送出'));
  await world.expectNothingBooked();
  await world.clearFaults();
  await page.clock.resume();
  await dialog(page).getByRole('button', { name: '再试一次' }).click();
  await expectSuccess(page);
  await world.expectBookedOnce(88);
});

test.describe('an answer that does not come', () => {
  test('is awaited at 15 s, queried at 30 s, checked at 60 s, and reported when it arrives at last', async ({
    page,
    world,
  }) => {
    await reachSheet(page);
    await holdClock(page);
    await world.fault({ call: 'batchTransfer', kind: 'hold', when: 'before' });
    await confirmButton(page).click();
    await world.untilHeld();
    await expect(dialog(page).getByRole('status')).toHaveText('正在送出');
    await page.clock.runFor(15_000);
    await expect(dialog(page).getByRole('status')).toHaveText('仍在处理，请稍候');
    const asked = page.waitForResponse(/queryByIdempotencyKey$/);
    await page.clock.runFor(15_000);
    await expect(dialog(page).getByRole('status')).toContainText('暂未收到结果，正在查询，请勿重复转账');
    await asked;
    await page.clock.runFor(30_000);
    const checking = page.getByRole('heading', { name: '正在核对这笔转账' });
    await runUntil(page, checking);
    // This state is a page of its own, which focuses its message.
    await expect(dialog(page)).toHaveCount(0);
    await expect(checking).toBeFocused();
    await expect(page.getByRole('note')).toContainText('不要重复转出');
    await expect(page.getByRole('list', { name: '进度' })).toContainText('核对中');
    await expect(page.getByRole('button', { name: /转出/ })).toHaveCount(0);
    await world.expectNothingBooked();
    await world.release();
    await page.clock.resume();
    await runUntil(page, page.getByText('心意已送到'));
    await expectSuccess(page);
    await world.expectBookedOnce(88);
  });

  test('does not prevent the outcome from being found by its key at 30 s', async ({ page, world }) => {
    await reachSheet(page);
    await holdClock(page);
    await world.fault({ call: 'batchTransfer', kind: 'hold', when: 'after' });
    await confirmButton(page).click();
    await world.untilHeld();
    await page.clock.runFor(29_000);
    await expect(dialog(page).getByRole('status')).toHaveText('仍在处理，请稍候');
    await page.clock.runFor(2_000);
    await page.clock.resume();
    await expectSuccess(page);
    await world.expectBookedOnce(88);
    await world.release();
  });

  test('leads from the page of the check to the bill, and /home shows the open outcome until it is known', async ({
    page,
    world,
  }) => {
    await reachSheet(page);
    await holdClock(page);
    await world.fault({ call: 'batchTransfer', kind: 'hold', when: 'before' });
    await confirmButton(page).click();
    await world.untilHeld();
    await page.clock.runFor(30_000);
    await expect(dialog(page).getByRole('status')).toContainText('暂未收到结果，正在查询，请勿重复转账');
    await page.clock.runFor(30_000);
    await runUntil(page, page.getByRole('button', { name: '查看账单' }));
    await page.getByRole('button', { name: '查看账单' }).click();
    await expect(page.getByRole('heading', { name: '账户明细' })).toBeVisible();
    await page.goto('/#/home');
    const card = page.getByRole('main');
    await expect(card.getByText('有一笔转账还没有结果')).toBeVisible();
    await expect(card.getByText(/送给苏念，合计 8.8 龙币/)).toBeVisible();
    await card.getByRole('button', { name: '查看进度' }).click();
    await expect(page.getByRole('heading', { name: '正在核对这笔转账' })).toBeVisible();
    await page.getByRole('button', { name: '返回首页' }).click();
    await world.release();
    await page.clock.resume();
    await runUntil(page, card.getByText('心意已送到'));
    await world.expectBookedOnce(88);
  });
});

test('blocks a new transfer with new content until the outcome of the former one is known', async ({
  page,
  world,
}) => {
  await reachSheet(page);
  await world.fault({ call: 'batchTransfer', kind: 'hold', when: 'before' });
  await confirmButton(page).click();
  await world.untilHeld();
  await page.goBack();
  await page.getByRole('textbox', { name: '每人收到的龙币' }).fill('6.6');
  await page.getByRole('button', { name: '转出 6.6 龙币' }).click();
  // The sheet shows the pending transfer, not the new content.
  await expect(dialog(page).getByText('1 人 × 8.8')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: '确认转出 6.6 龙币' })).toHaveCount(0);
  await world.release();
  await expectSuccess(page);
  await world.expectBookedOnce(88);

  // The draft is kept.
  await open(page, '/transfer1');
  await expect(page.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue('6.6');
  await expect(page.getByRole('button', { name: `移除${su.name}` })).toBeVisible();
});

test('an HTML page instead of an answer does not count as success, and the draft is kept', async ({
  page,
  world,
}) => {
  await reachSheet(page);
  await world.fault({ call: 'batchTransfer', kind: 'html', when: 'before' });
  await confirmButton(page).click();
  await runUntil(page, dialog(page).getByText('没有送出'));
  await world.expectNothingBooked();
  await dialog(page).getByRole('button', { name: '返回修改' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue('8.8');
  await expect(page.getByRole('button', { name: `移除${su.name}` })).toBeVisible();
});
