import {
  chooseColleague,
  confirmButton,
  countRequests,
  dialog,
  expectSuccess,
  open,
  openSheet,
  reachSheet,
} from './support/steps';
import { expect, test } from './support/test';
import { su } from './support/world';

test.describe('a transfer', () => {
  test('arrives with its blessing, and is in the bills of sender and receiver, after a reload too', async ({
    page,
    world,
    anotherBrowser,
  }) => {
    await open(page, '/home');
    await page.getByRole('link', { name: '转账', exact: true }).click();
    await chooseColleague(page, su.initials, su.name);
    await page.getByRole('textbox', { name: '每人收到的龙币' }).fill('8.8');
    await page.getByRole('textbox', { name: '写句祝福' }).fill('新年快乐，苏念');
    await openSheet(page);
    await expect(dialog(page)).toContainText(su.name);
    await confirmButton(page).click();
    await expectSuccess(page);
    await expect(page.getByText('新年快乐，苏念')).toBeVisible();
    const id = await world.expectBookedOnce(88);
    await expect(page.getByText(id)).toBeVisible();

    await page.getByRole('button', { name: '查看账单' }).click();
    const sent = page.getByRole('link').filter({ hasText: '转账给苏念' }).first();
    await expect(sent).toContainText('8.8');
    await page.reload();
    await expect(sent).toContainText('8.8');

    const receiver = await (await anotherBrowser()).newPage();
    await open(receiver, '/longballDetail', su);
    const received = receiver.getByRole('link').filter({ hasText: '林晓禾的转账' }).first();
    await expect(received).toContainText('+8.8');
    await received.click();
    await expect(receiver).toHaveURL(new RegExp(`#/rewardDetail\\?id=${id}$`));
    await expect(receiver.getByText('已收到')).toBeVisible();
    await expect(receiver.getByText('新年快乐，苏念')).toBeVisible();
    await receiver.reload();
    await expect(receiver.getByText('新年快乐，苏念')).toBeVisible();
    expect(await world.change(su)).toBe(88);
    await world.expectSound();
  });

  test('is not confirmed again by going back from the success page', async ({ page, world }) => {
    await open(page, '/home');
    await page.getByRole('link', { name: '转账', exact: true }).click();
    await chooseColleague(page, su.initials, su.name);
    await page.getByRole('textbox', { name: '每人收到的龙币' }).fill('8.8');
    await openSheet(page);
    await confirmButton(page).click();
    await expectSuccess(page);
    await page.goBack();
    await expect(page).toHaveURL(/#\/home$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await world.expectBookedOnce(88);
  });
});

test.describe('impatient input', () => {
  test('sends one request and books one transfer for five taps on the confirm button', async ({
    page,
    world,
  }) => {
    await reachSheet(page);
    const requests = countRequests(page, 'batchTransfer');
    await confirmButton(page).evaluate((button: HTMLButtonElement) => {
      for (let tap = 0; tap < 5; tap++) button.click();
    });
    await expectSuccess(page);
    expect(requests()).toBe(1);
    await world.expectBookedOnce(88);
  });

  test('sends one request and books one transfer for Enter and a tap together', async ({ page, world }) => {
    await reachSheet(page);
    const requests = countRequests(page, 'batchTransfer');
    await world.fault({ call: 'batchTransfer', kind: 'hold', when: 'after' });
    const box = await confirmButton(page).boundingBox();
    if (box === null) throw new Error('The button is nowhere to be seen.');
    await confirmButton(page).focus();
    await page.keyboard.press('Enter');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.keyboard.press('Enter');
    await world.untilHeld();
    await world.release();
    await expectSuccess(page);
    expect(requests()).toBe(1);
    await world.expectBookedOnce(88);
  });
});
