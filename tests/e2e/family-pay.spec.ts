import { openCashier } from './support/cashier';
import { open, typePassword } from './support/steps';
import { expect, test } from './support/test';
import { lin } from './support/world';

/** 程意, whom the world's own person invites. */
const cheng = { usercode: 'LX100008', name: '程意', mobile: '13853107320' };
const password = '907214';

test('a family member who is invited accepts, pays an order with the owner’s coins, and both see it and can end it', async ({
  page,
  world,
  anotherBrowser,
}) => {
  await open(page, '/familyPay');
  await page.getByRole('button', { name: '邀请家人' }).click();
  await page.getByRole('textbox', { name: '家人的姓名' }).fill(cheng.name);
  await page.getByRole('textbox', { name: '家人的手机号' }).fill(cheng.mobile);
  await page.getByRole('radio', { name: '姐妹' }).click();
  await page.getByRole('textbox', { name: '每月上限' }).fill('100');
  await page.getByRole('button', { name: '发出邀请' }).click();
  await typePassword(page, password);
  const row = page.getByRole('listitem').filter({ hasText: cheng.name });
  await expect(row).toContainText('等 TA 接受');

  const member = await (await anotherBrowser()).newPage();
  await open(member, '/familyPay', cheng);
  await member.getByRole('button', { name: '接受邀请' }).click();
  await expect(member.getByRole('listitem').filter({ hasText: '林晓禾的龙币' })).toContainText('100.0');
  await openCashier(member, { money: '66.0' }, cheng);
  await member.getByRole('radio', { name: /亲情付/ }).click();
  await member.getByRole('button', { name: '确认付款' }).click();
  await member.getByRole('dialog', { name: '确认付款' }).getByRole('button', { name: /^付款/ }).click();
  await expect(member.getByText('已付给云杉生活馆')).toBeVisible();
  expect(await world.change(lin)).toBe(-660);
  expect(await world.change(cheng)).toBe(0);

  await page.reload();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: '亲情付详情' })).toBeVisible();
  await expect(page.getByText('还可用').locator('..')).toContainText('34.0');
  await page.getByRole('link', { name: /团圆月饼礼盒/ }).click();
  await expect(page.getByText('团圆月饼礼盒 · 八枚装 · 亲情付')).toBeVisible();

  await open(member, '/familyPayDetail', cheng);
  await member.getByRole('button', { name: '不再使用' }).click();
  await member.getByRole('dialog').getByRole('button', { name: '不再使用' }).click();
  await expect(member.getByText(/^你在 .* 不再使用$/)).toBeVisible();
  await open(page, '/familyPay');
  await expect(page.getByText(/^程意在 .* 不再使用$/)).toBeVisible();
});
