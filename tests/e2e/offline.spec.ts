import { brokenConnection } from './support/browser-errors';
import { confirmButton, countRequests, dialog, expectSuccess, open, reachSheet } from './support/steps';
import { expect, test } from './support/test';

test.describe('offline', () => {
  test('nothing is sent and nothing is lost; back online the warning disappears, and only the person sends', async ({
    page,
    context,
    world,
    browserErrors,
  }) => {
    browserErrors.allow(brokenConnection);
    await reachSheet(page);
    const requests = countRequests(page, 'batchTransfer');
    await context.setOffline(true);
    const warning = page.getByText('网络不可用，请检查您的网络设置');
    await expect(warning).toBeVisible();
    await expect(confirmButton(page)).toBeDisabled();
    await expect(dialog(page).getByText('无网络，联网后可用')).toBeVisible();
    expect(requests()).toBe(0);

    await context.setOffline(false);
    await expect(warning).toHaveCount(0);
    await world.expectNothingBooked();
    expect(requests()).toBe(0);
    await confirmButton(page).click();
    await expectSuccess(page);
    await world.expectBookedOnce(88);
  });

  test('the warning is shown on watched pages alone', async ({ page, context, browserErrors }) => {
    browserErrors.allow(brokenConnection);
    await open(page, '/home');
    await expect(page.getByRole('heading', { name: '收到的心意' })).toBeVisible();
    await page.getByRole('link', { name: '账单', exact: true }).click();
    await expect(page.getByText(/共 \d+ 笔/)).toBeVisible();
    await context.setOffline(true);
    await page.goBack();
    const warning = page.getByText('网络不可用，请检查您的网络设置');
    await expect(warning).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: '账户明细' })).toBeVisible();
    await expect(warning).toHaveCount(0);
  });
});
