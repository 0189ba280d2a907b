import { brokenConnection } from './support/browser-errors';
import { open, typePassword } from './support/steps';
import { expect, test } from './support/test';
import { lin } from './support/world';

const password = '907214';

test('an exchange takes the coins once, gives the points, and stands in the bill', async ({
  page,
  world,
}) => {
  await open(page, '/home');
  await page.getByRole('link', { name: '兑换积分' }).first().click();
  await page.getByRole('textbox', { name: '换多少龙币' }).fill('100');
  await expect(page.getByText('2,580.5')).toBeVisible();
  await page.getByRole('button', { name: '兑换 10,000 积分' }).click();
  await page
    .getByRole('dialog', { name: '确认兑换' })
    .getByRole('button', { name: '兑换 10,000 积分' })
    .click();
  await typePassword(page, password);
  await expect(page.getByText('已兑换 10,000 积分')).toBeVisible();
  expect(await world.change(lin)).toBe(-1_000);

  // The sheet says it too, before the page of the record follows.
  await expect(page.getByRole('button', { name: '查看账单' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('已兑换 10,000 积分')).toBeVisible();
  await page.getByRole('button', { name: '查看账单' }).click();
  await expect(page.getByText('兑换 · 兑换积分')).toBeVisible();
  await expect(page.getByText('2,580.5')).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: '再换一次' }).click();
  await expect(page.getByText(/现有 13,260/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '换多少龙币' })).toHaveValue('');
});

test('an exchange whose answer was lost is carried out once, and the page finds out', async ({
  page,
  world,
  browserErrors,
}) => {
  browserErrors.allow(brokenConnection);
  await open(page, '/integralExchange');
  await page.getByRole('textbox', { name: '换多少龙币' }).fill('50');
  await page.getByRole('button', { name: '兑换 5,000 积分' }).click();
  await world.fault({ call: 'pointsExchange', kind: 'drop', when: 'after', times: 3 });
  await page
    .getByRole('dialog', { name: '确认兑换' })
    .getByRole('button', { name: '兑换 5,000 积分' })
    .click();
  await typePassword(page, password);
  await expect(page.getByText('已兑换 5,000 积分')).toBeVisible({ timeout: 20_000 });
  expect(await world.change(lin)).toBe(-500);
});
