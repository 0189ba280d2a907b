import type { Page } from '@playwright/test';
import { confirmButton, dialog, expectSuccess, openSheet, writeDraft } from './support/steps';
import { expect, test } from './support/test';
import { liang, lin, tokenOf } from './support/world';

/** A WALLET session as a host app leaves it in the storage. */
async function enter(page: Page, address: string, person: { usercode: string }): Promise<void> {
  await page.addInitScript((token) => {
    localStorage.setItem('session', JSON.stringify({ token, loginToken: token, sysType: 'WALLET' }));
  }, tokenOf(person));
  await page.goto(`/#${address}`);
}

test.beforeEach(async ({ world }) => {
  await world.reset('wallet-mode');
});

test('a WALLET session has one balance and no incentive account', async ({ page }) => {
  await enter(page, '/home', lin);
  await expect(page.getByText('2,680.5 龙币')).toBeVisible();
  await expect(page.getByText('团队激励')).toHaveCount(0);
  await expect(page.getByText('个人账户')).toHaveCount(0);
});

test('a WALLET member with an OA account sends coins to colleagues', async ({ page, world }) => {
  await enter(page, '/transfer1', lin);
  await writeDraft(page);
  await openSheet(page);
  await confirmButton(page).click();
  await expectSuccess(page);
  await world.expectBookedOnce(88);
});

test('a WALLET member without an OA account cannot send coins and is told why', async ({ page, world }) => {
  await enter(page, '/transfer1', liang);
  await writeDraft(page);
  await openSheet(page);
  await confirmButton(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('您没有 OA 账号，不能转账');
  await world.expectNothingBooked();
});
