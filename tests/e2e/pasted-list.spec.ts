import { person } from '@/mocks/core/people';
import { dialog, open } from './support/steps';
import { expect, test } from './support/test';

const able = Array.from({ length: 60 }, (_, index) => person(index + 11)).filter(
  ({ departed, oaAccount }) => !departed && oaAccount !== null,
);
const rowOf = (name: string, account: string | null, amount: string, remark = '') =>
  [name, account ?? '', amount, remark].join('\t');

/** A header and 28 people: 22 who can be added, and one of each kind that cannot. */
const sheet = [
  rowOf('姓名', 'OA 账号', '金额', '备注'),
  ...able.slice(0, 22).map(({ name, oaAccount }, at) => rowOf(name, oaAccount, String(at + 1), '苏念推荐')),
  rowOf('陈思远', '', '66'),
  rowOf('张三丰', '', '66', '苏念'),
  rowOf('冯乐', '', '66'),
  rowOf('梁栖', '', '66'),
  rowOf('林晓禾', '', '66'),
  rowOf(able[0]?.name ?? '', able[0]?.oaAccount ?? '', '66'),
].join('\n');

test('a pasted sheet of 29 rows becomes twenty amounts, and the rest wait for the next batch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/transfer1');
  await page.getByRole('button', { name: '添加同事' }).click();
  await page.getByRole('button', { name: '粘贴名单' }).click();
  const list = page.getByRole('dialog', { name: '粘贴名单' });
  await list.getByRole('textbox', { name: '名单' }).fill(sheet);
  const rows = list.getByRole('list', { name: '识别结果' }).locator('> li');
  await expect(rows).toHaveCount(28);
  await expect(list.getByRole('status')).toContainText('共 28 位，可添加 20 位');
  await expect(rows.nth(20)).toContainText('下一批');
  await expect(rows.nth(23)).toContainText('没找到');
  await list.getByRole('radio', { name: /财务共享中心/ }).click();
  await expect(rows.nth(22)).toContainText('下一批');
  const add = list.getByRole('button', { name: '添加 20 位同事' });
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click();
  await page.getByRole('button', { name: '确定（20 人）' }).click();
  await expect(page.getByText('名单里还有 3 位同事留到下一批')).toBeVisible();
  await page.getByRole('button', { name: '转出 210.0 龙币' }).click();
  await dialog(page).getByRole('button', { name: '确认转出 210.0 龙币' }).click();
  await expect(page.getByText('心意已送到').first()).toBeVisible();
  await open(page, '/transfer1');
  await page.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '陈思远收到的龙币' })).toHaveValue('66');
});
