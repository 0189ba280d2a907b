import type { Locator, Page } from '@playwright/test';
import { person } from '@/mocks/people/people';
import { chooseColleague, dialog, expectSuccess, open } from './support/steps';
import { expect, test } from './support/test';
import { chen, lin, su, zhou, type World } from './support/world';

/** Colleagues who can receive, in the order of their numbers. */
const able = Array.from({ length: 60 }, (_, index) => person(index + 1)).filter(
  ({ departed, oaAccount }) => !departed && oaAccount !== null,
);
const twenty = able.slice(0, 20);

/** Puts a list of OA accounts in; the page of the transfer must be open. */
async function pasteList(page: Page, people: readonly { oaAccount: string | null }[]): Promise<void> {
  await page.getByRole('button', { name: '添加同事' }).click();
  await page.getByRole('button', { name: '粘贴名单' }).click();
  const sheet = page.getByRole('dialog', { name: '粘贴名单' });
  await sheet
    .getByRole('textbox', { name: 'OA 账号名单' })
    .fill(people.map((each) => each.oaAccount).join('\n'));
  await expect(sheet.getByRole('status')).toHaveText(`认出 ${people.length} 位同事`);
}

async function takeList(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^加上这/ }).click();
  await page.getByRole('button', { name: /^送给这/ }).click();
  await expect(page).toHaveURL(/#\/transfer\d$/);
}

const amountForAll = (page: Page): Locator => page.getByRole('textbox', { name: '每人收到的龙币' });
const amountFor = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: `${name}收到的龙币` });

/** Confirms the open sheet once it has all that it asks for beside the transfer. */
async function confirmSum(page: Page, sum: string): Promise<void> {
  await expect(dialog(page).getByText(/^这笔不用输密码/)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: `确认转出 ${sum} 龙币` })
    .click();
}

/** What each of these accounts has gained since the world began, in tenths. */
function changes(world: World, people: readonly { usercode: string }[]): Promise<number[]> {
  return Promise.all(people.map((each) => world.change(each)));
}

/** The rows of those who received, on the detail of a transfer. */
const receivers = (page: Page): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '收到的人' }) })
    .getByRole('listitem');

test.describe('twenty colleagues', () => {
  test('are sent to at once: each receives, the receipt lists them all, and the balance is what is left', async ({
    page,
    world,
  }) => {
    await open(page, '/transfer1');
    await pasteList(page, twenty);
    await takeList(page);
    await expect(page.getByText('已选 20 / 20 人')).toBeVisible();
    await expect(page.getByText('已满 20 人')).toBeVisible();
    await amountForAll(page).fill('6.6');
    await page.getByRole('button', { name: '转出 132.0 龙币' }).click();
    await confirmSum(page, '132.0');
    await expectSuccess(page);
    const id = await world.expectBookedOnce(66, twenty);
    expect(await changes(world, twenty)).toEqual(twenty.map(() => 66));

    await open(page, `/rewardDetail?id=${id}`);
    await expect(receivers(page)).toHaveCount(20);
    for (const { name } of twenty)
      await expect(receivers(page).filter({ hasText: name }).first()).toBeVisible();
    await open(page, '/transfer1');
    await expect(page.getByText('个人账户 2,548.5')).toBeVisible();
  });

  test('are as many as there can be: the 21st is refused by name, picked or pasted', async ({
    page,
    world,
  }) => {
    const last = able[20];
    if (last === undefined) throw new Error('The world is too small.');
    await open(page, '/transfer1');
    await pasteList(page, [...twenty, last]);
    await expect(page.getByText(`不能加上：最多选 20 位同事，没有加上${last.name}`)).toBeVisible();
    await page.getByRole('button', { name: '加上这 20 位' }).click();
    await page.getByRole('searchbox', { name: '搜索同事' }).fill(last.jobNumber);
    await page.getByRole('checkbox').first().click({ force: true });
    await expect(page.getByText(`最多选 20 位同事，没有加上${last.name}`)).toBeVisible();
    await expect(page.getByText('已选 20 / 20 人')).toBeVisible();
    await page.getByRole('button', { name: '送给这 20 位同事' }).click();
    await expect(page.getByRole('button', { name: '添加同事' })).toHaveCount(0);
    await world.expectNothingBooked();
  });
});

test('10000.1 for one colleague is refused with its message, as one amount for all and as somebody’s own', async ({
  page,
  world,
}) => {
  await open(page, '/transfer1');
  await pasteList(page, [person(3), person(4)]);
  await takeList(page);
  await amountForAll(page).fill('10000.1');
  await expect(page.getByRole('alert')).toHaveText('单人最多 10,000 龙币');
  await page.getByRole('button', { name: '单人最多 10,000 龙币' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await amountForAll(page).fill('10000');
  await expect(page.getByRole('alert')).toHaveText('余额不足，还差 17,319.5');

  await page.getByRole('radio', { name: '各自金额' }).click();
  await amountFor(page, zhou.name).fill('1');
  await amountFor(page, su.name).fill('10000.1');
  await page.getByRole('button', { name: '苏念：单人最多 10,000 龙币' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(amountFor(page, su.name)).toBeFocused();
  await world.expectNothingBooked();
});

test('whoever leaves after being chosen keeps the whole batch from going; one tap takes them out and the rest goes', async ({
  page,
  world,
}) => {
  await open(page, '/transfer1');
  await pasteList(page, [person(1), person(3), person(4)]);
  await takeList(page);
  await amountForAll(page).fill('8.8');
  await page.getByRole('button', { name: '转出 26.4 龙币' }).click();
  await world.alter((state) => ({ ...state, leavers: [zhou.usercode] }));
  await confirmSum(page, '26.4');
  const refusal = dialog(page).getByRole('alert');
  await expect(refusal).toContainText('周一航（研发中心 20200211）已离职，不能收龙币');
  await expect(refusal).toContainText('你的龙币没有变动，内容都还在。');
  await world.expectNothingBooked();
  await dialog(page).getByRole('button', { name: '去掉周一航，送给其余 2 位' }).click();
  await expect(dialog(page).getByText('2 人 × 8.8')).toBeVisible();
  await confirmSum(page, '17.6');
  await expectSuccess(page);
  await world.expectBookedOnce(88, [chen, su]);
});

test.describe('an amount of one’s own for each', () => {
  test('of twenty is confirmed without scrolling, and a refusal is scrolled to', async ({ page, world }) => {
    await open(page, '/transfer1');
    await pasteList(page, twenty);
    await takeList(page);
    await page.getByRole('radio', { name: '各自金额' }).click();
    const fields = page.getByRole('textbox', { name: /收到的龙币/ });
    await expect(fields).toHaveCount(20);
    for (const field of await fields.all()) await field.fill('3');
    await amountFor(page, su.name).fill('4');
    await page.getByRole('button', { name: '转出 61.0 龙币' }).click();
    await expect(dialog(page).getByText(/^这笔不用输密码/)).toBeAttached();
    const button = dialog(page).getByRole('button', { name: '确认转出 61.0 龙币' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await world.alter((state) => ({ ...state, leavers: [zhou.usercode] }));
    await button.click();
    await expect(dialog(page).getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('alert')).toContainText('已离职，不能收龙币');
  });

  test('is typed one after the other on the keypad, confirmed by name, and arrives as it was typed', async ({
    page,
    world,
    anotherBrowser,
  }) => {
    await open(page, '/transfer1');
    await pasteList(page, [person(1), person(3), person(4)]);
    await takeList(page);
    await page.getByRole('radio', { name: '各自金额' }).click();
    await amountFor(page, chen.name).tap();
    for (const [name, coins, key] of [
      [chen.name, '188', '下一位'],
      [zhou.name, '66', '下一位'],
      [su.name, '8.8', '完成'],
    ] as const) {
      const keypad = page.getByRole('dialog', { name: `给${name}` });
      for (const digit of coins) await keypad.getByRole('button', { name: digit, exact: true }).tap();
      await keypad.getByRole('button', { name: key }).tap();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('3 人合计 262.8，余额还剩 2,417.7')).toBeVisible();
    await page.getByRole('button', { name: '转出 262.8 龙币' }).click();
    await expect(dialog(page).getByRole('list', { name: '送给' }).getByRole('listitem')).toHaveText([
      /陈思远.*188\.0/,
      /周一航.*66\.0/,
      /苏念.*8\.8/,
    ]);
    await confirmSum(page, '262.8');
    await expectSuccess(page);
    await expect(receivers(page)).toHaveText([/陈思远.*188\.0/, /周一航.*66\.0/, /苏念.*8\.8/]);
    expect(await changes(world, [lin, chen, zhou, su])).toEqual([-2628, 1880, 660, 88]);
    await world.expectSound();

    const [booked] = await world.transfers();
    const theirs = await (await anotherBrowser()).newPage();
    await open(theirs, `/rewardDetail?id=${booked?.id}`, zhou);
    await expect(theirs.getByText('1 人 × 66.0')).toBeVisible();
    await expect(theirs.getByText(/188\.0|262\.8|陈思远/)).toHaveCount(0);
  });

  test('is still there after going to the same for each, away and back, and a reload', async ({ page }) => {
    await open(page, '/transfer1');
    await pasteList(page, [person(1), person(3), person(4)]);
    await takeList(page);
    await page.getByRole('radio', { name: '各自金额' }).click();
    await amountFor(page, chen.name).fill('188');
    await page.getByRole('group', { name: '还没填的 2 位都填' }).getByRole('button', { name: '66' }).click();
    await page.getByRole('radio', { name: '每人相同' }).click();
    await expect(amountForAll(page)).toHaveValue('');
    await page.getByRole('button', { name: `移除${zhou.name}` }).click();
    await chooseColleagueAgain(page);
    await page.reload();
    await page.getByRole('radio', { name: '各自金额' }).click();
    for (const [name, coins] of [
      [chen.name, '188'],
      [su.name, '66'],
      [zhou.name, '66'],
    ] as const)
      await expect(amountFor(page, name)).toHaveValue(coins);
    await expect(page.getByRole('button', { name: '转出 320.0 龙币' })).toBeVisible();
  });
});

/** 周一航 once more, beside those who are chosen. */
async function chooseColleagueAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: '添加同事' }).click();
  await page.getByRole('searchbox', { name: '搜索同事' }).fill(zhou.initials);
  await page.getByRole('checkbox', { name: zhou.name }).click();
  await page.getByRole('button', { name: '送给这 3 位同事' }).click();
}

test('a reward goes from the incentive account with its tag, and reads so on both sides', async ({
  page,
  world,
  anotherBrowser,
}) => {
  await open(page, '/transfer2');
  await expect(page.getByText('激励账户 12,600.0')).toBeVisible();
  await chooseColleague(page, su.initials, su.name);
  await page.getByRole('radio', { name: '好点子' }).click();
  await expect(page.getByText('每人 66 或 88 龙币')).toBeVisible();
  await amountForAll(page).fill('88');
  await page.getByRole('button', { name: '发出奖励 88.0 龙币' }).click();
  const sheet = page.getByRole('dialog', { name: '确认奖励' });
  await expect(sheet.getByText('激励账户，转出后余 12,512.0')).toBeVisible();
  await sheet.getByRole('button', { name: '确认发出 88.0 龙币' }).click();
  await expectSuccess(page);
  await expect(page.getByText('好点子')).toBeVisible();
  expect(await changes(world, [lin, su])).toEqual([0, 880]);
  const [booked] = await world.transfers();
  expect(booked).toMatchObject({ from: lin.usercode, accountType: 1, tag: '好点子', to: [su.usercode] });
  await open(page, '/transfer2');
  await expect(page.getByText('激励账户 12,512.0')).toBeVisible();

  const theirs = await (await anotherBrowser()).newPage();
  await open(theirs, `/rewardDetail?id=${booked?.id}`, su);
  await expect(theirs.getByText('已收到')).toBeVisible();
  await expect(theirs.getByText('好点子')).toBeVisible();
});
