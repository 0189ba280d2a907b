import type { BrowserContext, Page } from '@playwright/test';
import {
  confirmButton,
  dialog,
  expectSuccess,
  kill,
  open,
  openSheet,
  reachSheet,
  runUntil,
} from './support/steps';
import { expect, test } from './support/test';
import type { World } from './support/world';

test.beforeEach(async ({ context }) => {
  await context.clock.install();
});

/** Kills the tab at some point of the transfer; `page` has the sheet open and nothing sent. */
type Kill = (parts: { page: Page; world: World }) => Promise<void>;

async function reopen(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
  return page;
}

/** The answer arrives, and the tab dies before it is read. */
const beforeAnswerIsRead: Kill = async ({ page, world }) => {
  const arrived = page.waitForRequest(/batchTransfer$/);
  await page.route(/batchTransfer$/, async (route) => {
    await route.fetch();
    // No answer comes because the page is gone.
  });
  await confirmButton(page).click();
  await arrived;
  await expect.poll(async () => (await world.transfers()).length).toBe(1);
};

/** From a certain write on the page stores nothing more, as if it had died at that moment. */
async function freezeStorage(page: Page, last: 'done is not written' | 'done is written'): Promise<void> {
  await page.evaluate((moment) => {
    const write = Storage.prototype.setItem.bind(localStorage);
    const remove = Storage.prototype.removeItem.bind(localStorage);
    let dead = false;
    Storage.prototype.setItem = (key: string, value: string) => {
      if (dead) return;
      const done = key === 'settlements' && value.includes('"phase":"done"');
      if (!done || moment === 'done is written') write(key, value);
      dead = done;
    };
    Storage.prototype.removeItem = (key: string) => {
      if (!dead) remove(key);
    };
  }, last);
}

const beforeOutcomeIsStored: Kill = async ({ page }) => {
  await freezeStorage(page, 'done is not written');
  await confirmButton(page).click();
  await expectSuccess(page);
};

const beforeDraftIsReset: Kill = async ({ page }) => {
  await freezeStorage(page, 'done is written');
  await confirmButton(page).click();
  await expectSuccess(page);
};

const holdTransfer =
  (when: 'before' | 'after'): Kill =>
  async ({ page, world }) => {
    await world.fault({ call: 'batchTransfer', kind: 'hold', when });
    await confirmButton(page).click();
    await world.untilHeld();
  };

test.describe('a tab that is killed', () => {
  test('with the sheet open and nothing sent leaves the draft and no transfer', async ({
    page,
    context,
    world,
  }) => {
    await reachSheet(page);
    await kill(page);
    const next = await reopen(context);
    await expect(next.getByText('有一笔转账还没有结果')).toHaveCount(0);
    await world.expectNothingBooked();
    await next.getByRole('link', { name: '转账', exact: true }).click();
    await openSheet(next);
    await confirmButton(next).click();
    await expectSuccess(next);
    await world.expectBookedOnce(88);
  });

  test('after the key was stored and before anything was sent is reported as not sent, and sending again books once', async ({
    page,
    context,
    world,
  }) => {
    await reachSheet(page);
    // The request is intercepted and never sent.
    await page.route(/batchTransfer$/, () => undefined);
    const caught = page.waitForRequest(/batchTransfer$/);
    await confirmButton(page).click();
    await caught;
    await kill(page);
    const next = await reopen(context);
    await expect(next.getByRole('main').getByText('有一笔转账还没有结果')).toBeVisible();
    await runUntil(next, next.getByText('没有送出'));
    await world.expectNothingBooked();
    await next.getByRole('button', { name: '再试一次' }).click();
    await dialog(next).getByRole('button', { name: '再试一次' }).click();
    await expectSuccess(next);
    await world.expectBookedOnce(88);
  });

  const deaths: readonly [moment: string, death: Kill][] = [
    ['after sending and before the booking', holdTransfer('before')],
    ['after the booking and before the answer', holdTransfer('after')],
    ['with the answer arrived and not read', beforeAnswerIsRead],
    ['with the answer read and the outcome not stored', beforeOutcomeIsStored],
    ['with the outcome stored and the draft not reset', beforeDraftIsReset],
  ];
  for (const [moment, death] of deaths) {
    test(`${moment} is recovered by the next one, with exactly one entry and an empty draft`, async ({
      page,
      context,
      world,
    }) => {
      await reachSheet(page);
      await death({ page, world });
      await kill(page);
      await world.release();
      const next = await reopen(context);
      await runUntil(next, next.getByText('心意已送到'));
      const id = await world.expectBookedOnce(88);
      await next.getByRole('button', { name: '查看转账' }).click();
      await expect(next.getByText(id)).toBeVisible();
      await open(next, '/transfer1');
      await expect(next.getByText('已选 0 / 20 人')).toBeVisible();
      await expect(next.getByText('心意已送到')).toHaveCount(0);
      await world.expectBookedOnce(88);
    });
  }

  test('while the gateway is still processing is queried by the next one, which cannot send again', async ({
    page,
    context,
    world,
  }) => {
    await reachSheet(page);
    await holdTransfer('before')({ page, world });
    await kill(page);
    const next = await reopen(context);
    await next.getByRole('link', { name: '转账', exact: true }).click();
    await expect(next.getByRole('main').getByText('有一笔转账还没有结果')).toBeVisible();
    await next.getByRole('button', { name: '转出 8.8 龙币' }).click();
    await expect(dialog(next)).toBeVisible();
    await expect(confirmButton(next)).toHaveCount(0);
    await world.release();
    await runUntil(next, next.getByText('心意已送到'));
    await world.expectBookedOnce(88);
  });

  test('or reloaded is recovered in the same way', async ({ page, world }) => {
    await reachSheet(page);
    await holdTransfer('after')({ page, world });
    await page.reload();
    await world.release();
    await runUntil(page, page.getByText('心意已送到'));
    await world.expectBookedOnce(88);
  });
});
