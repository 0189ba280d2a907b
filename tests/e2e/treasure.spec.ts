import { open } from './support/steps';
import { expect, test } from './support/test';
import { lin } from './support/world';

test('a draw is joined from its home, paid, drawn by the last share, and checked on the phone', async ({
  page,
  world,
}) => {
  await open(page, '/grabTreasureHome');
  await page.getByRole('link', { name: /高山绿茶/ }).click();
  await page.getByRole('button', { name: '多一份' }).click();
  await page.getByRole('button', { name: '多一份' }).click();
  await page.getByRole('button', { name: '付 3.0 龙币加 3 份' }).click();
  await page.getByRole('button', { name: /^付款 / }).click();
  await expect(page.getByRole('heading', { name: /^(中奖了|没有中奖)$/ })).toBeVisible();
  expect(await world.change(lin)).toBe(-30);
  await page.getByRole('link', { name: /高山绿茶/ }).click();
  await page.getByRole('button', { name: '自己验算' }).click();
  for (const right of ['种子和承诺值一致', '号码齐全，没有重复', '算出的号码和公布的一致'])
    await expect(page.getByText(right)).toBeVisible();
});
