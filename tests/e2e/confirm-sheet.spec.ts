import type { Locator, Page } from '@playwright/test';
import { person } from '@/mocks/core/people';
import { dialog, open } from './support/steps';
import { expect, test } from './support/test';
import { su, zhou } from './support/world';

/** Colleagues who can receive coins, in the order of their numbers. */
const receivers = Array.from({ length: 60 }, (_, index) => person(index + 1)).filter(
  ({ departed, oaAccount }) => !departed && oaAccount !== null,
);
const twenty = receivers.slice(0, 20);

/** Pastes a list of OA accounts on the page of the transfer, which must be open. */
async function pasteList(page: Page, people: readonly { oaAccount: string | null }[]): Promise<void> {
  await page.getByRole('button', { name: '添加同事' }).click();
  await page.getByRole('button', { name: '粘贴名单' }).click();
  const sheet = page.getByRole('dialog', { name: '粘贴名单' });
  await sheet
    .getByRole('textbox', { name: '名单', exact: true })
    .fill(people.map((each) => each.oaAccount).join('\n'));
  await expect(sheet.getByRole('status')).toContainText(`可添加 ${people.length} 位`);
}

async function acceptList(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^添加 \d+ 位同事/ }).click();
  await page.getByRole('button', { name: /^确定（/ }).click();
  await expect(page).toHaveURL(/#\/transfer\d$/);
}

const amountFor = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: `${name}收到的龙币` });

test('twenty individual amounts are confirmed without scrolling, and a refusal is scrolled to', async ({
  page,
  world,
}) => {
  await open(page, '/transfer1');
  await pasteList(page, twenty);
  await acceptList(page);
  await page.getByRole('radio', { name: '分别填写' }).click();
  const fields = page.getByRole('textbox', { name: /收到的龙币/ });
  await expect(fields).toHaveCount(20);
  for (const field of await fields.all()) await field.fill('3');
  await amountFor(page, su.name).fill('4');
  await page.getByRole('button', { name: '转出 61.0 龙币' }).click();
  await expect(dialog(page).getByText(/^这笔无需输入密码/)).toBeAttached();
  const button = dialog(page).getByRole('button', { name: '确认转出 61.0 龙币' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await world.alter((state) => ({ ...state, leavers: [zhou.usercode] }));
  await button.click();
  await expect(dialog(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(dialog(page).getByRole('alert')).toContainText('已离职，不能收龙币');
});
