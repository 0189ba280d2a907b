import { exportedBill } from './support/csv';
import { chooseColleague, expectSuccess, open } from './support/steps';
import { expect, test } from './support/test';
import { openAsWallet } from './support/wallet';
import { liang, lin, su, zhou } from './support/world';

const day = 86_400_000;

test('the bill of 10,000 entries is narrowed to one colleague, with the other filters and in the file', async ({
  page,
  world,
}) => {
  await world.reset('heavy');
  await open(page, '/longballDetail');
  await expect(page.getByText('共 10000 笔')).toBeVisible();
  await page.getByRole('button', { name: '选择对方' }).click();
  const sheet = page.getByRole('dialog', { name: '只看和谁的往来' });
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  // Back closes the sheet and nothing else.
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/#\/longballDetail$/);
  await page.getByRole('button', { name: '选择对方' }).click();
  await sheet.getByRole('searchbox', { name: '搜索对方' }).fill(zhou.initials);
  await sheet.getByRole('button', { name: new RegExp(zhou.name) }).click();
  await expect(page).toHaveURL(new RegExp(`party=${zhou.usercode}`));
  await page.getByRole('radio', { name: '送出' }).click();
  await expect(page).toHaveURL(/filter=sent/);
  const total = page.getByText(/^共 \d+ 笔/);
  await expect(total).toContainText('收 0.0');
  const { rows } = await exportedBill(page);
  await expect(total).toContainText(`共 ${rows.length} 笔`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ source, amount }) => !source.includes(zhou.name) || amount > 0)).toEqual([]);
  await page.reload();
  await expect(total).toContainText(`共 ${rows.length} 笔`);
  await page.getByRole('button', { name: `不再只看${zhou.name}` }).click();
  await expect(page).not.toHaveURL(/party=/);
  await expect(page.getByRole('radio', { name: '送出' })).toBeChecked();
});

test('coins that would lapse are given in time, and nothing is left to lapse', async ({ page, world }) => {
  await open(page, '/home');
  await page.getByRole('link', { name: /将于 30 天内到期/ }).click();
  await expect(page).toHaveURL(/#\/manageAccounts\/0$/);
  await expect(page.getByText('到期前没有预约会用到，将全部到期')).toBeVisible();
  await page.getByRole('button', { name: '到期前送出去 260.0' }).click();
  await expect(page).toHaveURL(/#\/transfer1$/);
  await expect(page.getByRole('textbox', { name: '每人收到的龙币' })).toHaveValue('260');
  await chooseColleague(page, su.initials, su.name);
  await page.getByRole('button', { name: '转出 260.0 龙币' }).click();
  const sheet = page.getByRole('dialog', { name: '确认转账' });
  await sheet.getByRole('button', { name: /确认转出|仍要转出/ }).click();
  await expectSuccess(page);
  await world.expectBookedOnce(2600);
  await page.goto('/#/manageAccounts/0');
  await expect(page.getByRole('heading', { name: '龙币到期' })).toBeVisible();
  await expect(page.getByText('预约会在到期前全部用掉')).toBeVisible();
  await expect(page.getByRole('button', { name: /到期前送出去/ })).toHaveCount(0);
});

test('the incentive account tells its pace, and whom one has not thanked gets a reward', async ({ page }) => {
  await open(page, '/manageAccounts/1');
  await expect(page.getByText('每人还可以放心送')).toBeVisible();
  await expect(page.getByText(/^本期已送出 \d+%，时间过了 \d+%$/)).toBeVisible();
  const reward = page.getByRole('button', { name: /^奖励./ }).first();
  const name = ((await reward.getAttribute('aria-label')) ?? '').slice(2);
  await reward.click();
  await expect(page).toHaveURL(/#\/transfer2$/);
  await expect(page.getByRole('button', { name: `移除${name}` })).toBeVisible();
});

test('a WALLET member without an OA account is told so before a gift is written', async ({ page, world }) => {
  await world.reset('no-oa');
  await openAsWallet(page, '/transfer3', liang);
  await expect(page.getByText('你还不能送龙币给同事')).toBeVisible();
  await page.getByRole('button', { name: '回首页' }).click();
  await expect(page).toHaveURL(/#\/home$/);
});

test('a booked gift that was being paid again is offered at the next start, and was paid once', async ({
  page,
  world,
}) => {
  await world.reset('gifts');
  await world.fault({ call: 'appointmentPayAgain', kind: 'hang', when: 'after' });
  await open(page, '/orderreward1?id=A-G1');
  await page.getByRole('button', { name: '再送一次' }).click();
  await page.getByRole('button', { name: '确认送出 120.0 龙币' }).click();
  await expect.poll(async () => (await world.transfers()).length).toBe(1);
  await page.goto('about:blank');
  await open(page, '/home');
  await expect(page.getByText('心意已送到')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: '查看转账' }).click();
  await expect(page).toHaveURL(/#\/rewardDetail\?id=T/);
  await world.expectBookedOnce(1200, [su]);
  await page.goto('/#/home');
  await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
  await expect(page.getByText('心意已送到')).toHaveCount(0);
});

test('the calendar of bookings shows what became of the days that are over, and a gift leads to its bill entry and back', async ({
  page,
  world,
}) => {
  await world.reset('gifts');
  await world.moveClockTo(Date.now() + 6 * day);
  await open(page, '/orderreward1?view=calendar', lin);
  await expect(page.getByRole('grid')).toBeVisible();
  const twice = page.getByRole('button', { name: /2 份已送出，有人收到两份$/ });
  while ((await twice.count()) === 0) await page.getByRole('button', { name: '上个月' }).click();
  await twice.click();
  await expect(page.getByText(`${zhou.name}这天有两份`)).toBeVisible();
  await page
    .getByRole('link', { name: /已送出/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/rewardDetail\?id=T/);
  await page.goto(`/#/longballDetail?party=${zhou.usercode}`);
  await page
    .getByRole('link')
    .filter({ hasText: `转账给${zhou.name}` })
    .first()
    .click();
  await page.getByRole('button', { name: '查看预约' }).click();
  await expect(page).toHaveURL(/#\/orderreward1\?id=A-G\d$/);
  await expect(page.getByText('已送出')).toBeVisible();
});
