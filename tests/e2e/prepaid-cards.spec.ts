import { openCards, orderCard, revealCode } from './support/cards';
import { typePassword } from './support/steps';
import { expect, test } from './support/test';
import { lin } from './support/world';

const code = /^卡密[A-Z2-9]{4}( [A-Z2-9]{4}){3}$/;

test('a card is bought with coins and beans, its code revealed, and hidden again after 30 s', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await openCards(page);
  await orderCard(page);
  await page.getByRole('button', { name: '付款 87.4 龙币' }).click();
  await typePassword(page, '907214');
  await expect(page.getByText('E 卡 100 已放进卡包')).toBeVisible();
  await expect(page.getByRole('heading', { name: '我的卡 4' })).toBeVisible();
  expect(await world.change(lin)).toBe(-874);
  await revealCode(page);
  await expect(page.getByText(code)).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.getByText(code)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '输入支付密码查看' })).toBeVisible();
});

test('the code of a card is hidden while another tab is in front, and gone after a reload', async ({
  page,
}) => {
  await openCards(page);
  await revealCode(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(code)).toHaveCount(0);
  await revealCode(page);
  await page.reload();
  await expect(page.getByText('卡密已隐藏')).toBeAttached();
  await expect(page.getByText(code)).toHaveCount(0);
});
