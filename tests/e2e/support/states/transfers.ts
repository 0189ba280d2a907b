import { expect } from '@playwright/test';
import { tenths } from '@/domain/money';
import type { Transfer } from '@/mocks/accounts/transfers';
import { confirmButton, dialog, expectSuccess, open, reachSheet, runUntil, writeDraft } from '../steps';
import { chen, lin, su, zhou } from '../world';
import { showing, type ScreenState, type StateParts } from './state';

/** A gift from 林晓禾 to 周一航. */
const ownGift: Omit<Transfer, 'time'> = {
  id: 'T-old',
  accountType: 0,
  from: lin.usercode,
  to: [zhou.usercode],
  money: tenths(880),
  text: '新的一年，一起加油',
  tag: '',
};

/** Opens a sealed letter from 周一航 to 林晓禾. */
async function reachSealedLetter({ page, world }: StateParts): Promise<void> {
  await world.alter((state) => ({
    ...state,
    transfers: [
      { ...ownGift, from: zhou.usercode, to: [lin.usercode], sealed: true, time: state.seed.epoch },
    ],
  }));
  await open(page, `/rewardDetail?id=${ownGift.id}`);
  await expect(page.getByRole('button', { name: /写给你的信/ })).toBeVisible();
}

/** Transfers, rewards and the choice of colleagues, in each state that looks different. */
export const transferStates: readonly ScreenState[] = [
  {
    address: '/transfer1',
    what: 'filled',
    reach: async ({ page }) => {
      await open(page, '/transfer1');
      await writeDraft(page);
      await expect(page.getByRole('button', { name: '转出 8.8 龙币' })).toBeVisible();
    },
  },
  {
    address: '/transfer1',
    what: 'with a validation error',
    reach: async ({ page }) => {
      await open(page, '/transfer1');
      await writeDraft(page, '99999');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    address: '/transfer1',
    what: 'with the keypad',
    reach: async ({ page }) => {
      await open(page, '/transfer1?step=amount');
      await page.getByRole('dialog').getByRole('button', { name: '8', exact: true }).click();
      await expect(page.getByText('8 龙币', { exact: true })).toBeVisible();
    },
  },
  { address: '/transfer1', what: 'with the confirm sheet', reach: ({ page }) => reachSheet(page) },
  {
    address: '/transfer1',
    what: 'with all findings of the pre-check',
    reach: async ({ page }) => {
      await open(page, '/transfer1');
      await writeDraft(page, '1000');
      await page.getByRole('button', { name: '转出 1,000.0 龙币' }).click();
      await expect(dialog(page).getByText('每人 1,000.0，比平时多很多')).toBeVisible();
      await expect(dialog(page).getByText('最近送过苏念')).toBeVisible();
      await expect(dialog(page).getByText(/无法送出/)).toBeVisible();
      await expect(dialog(page).getByText(/^这笔|^下一步/)).toBeVisible();
    },
  },
  {
    address: '/transfer1',
    what: 'being checked',
    reach: async ({ page, world }) => {
      await page.clock.install();
      await reachSheet(page);
      await world.fault({ call: 'batchTransfer', kind: 'hold' });
      await confirmButton(page).click();
      await world.untilHeld();
      await page.clock.runFor(61_000);
      await runUntil(page, page.getByRole('heading', { name: '正在核对这笔转账' }));
    },
  },
  {
    address: '/transfer1',
    what: 'refused',
    reach: async ({ page, world }) => {
      await reachSheet(page);
      await world.reset('poor');
      await confirmButton(page).click();
      await expect(dialog(page).getByRole('alert')).toContainText('余额不足');
    },
  },
  {
    address: '/rewardUsers',
    what: 'browsed',
    reach: async ({ page }) => {
      await open(page, '/rewardUsers?for=/transfer1');
      // A department that is small enough to inspect all its rows.
      await page.getByRole('radio', { name: '我的团队' }).click();
      await page.getByRole('combobox', { name: '部门' }).selectOption('客服中心');
      await expect(page.getByText('共 64 位同事')).toBeVisible();
    },
  },
  {
    address: '/rewardUsers',
    what: 'searched, with somebody chosen',
    reach: async ({ page }) => {
      await open(page, '/rewardUsers?for=/transfer1');
      await page.getByRole('searchbox', { name: '搜索同事' }).fill('chensiyuan');
      await page.getByRole('checkbox', { name: chen.name }).first().click();
      await expect(page.getByRole('button', { name: /确定（1 人/ })).toBeVisible();
      // Choosing ends the search, and no walk gets through all colleagues.
      await page.getByRole('searchbox', { name: '搜索同事' }).fill('chensiyuan');
      await expect(page.getByRole('checkbox', { name: zhou.name })).toHaveCount(0);
    },
  },
  { address: '/rewardDetail', what: 'received or sent', reach: showing('/rewardDetail', '单号') },
  {
    address: '/rewardDetail',
    what: 'of a transfer that was just sent',
    reach: async ({ page }) => {
      await reachSheet(page);
      await confirmButton(page).click();
      await expectSuccess(page);
    },
  },
  {
    address: '/rewardDetail',
    what: 'with all letters between two colleagues, one of them a year old today',
    reach: async ({ page, world }) => {
      const yearAgo = Date.now() - 365 * 86_400_000;
      await world.alter((state) => ({
        ...state,
        transfers: [{ ...ownGift, time: yearAgo }],
        thanks: [{ transferId: ownGift.id, usercode: zhou.usercode, text: '谢谢你', time: yearAgo }],
      }));
      await open(page, `/rewardDetail?with=${zhou.usercode}`);
      await expect(page.getByRole('heading', { name: '一年前的今天' })).toBeVisible();
    },
  },
  {
    address: '/rewardDetail',
    what: 'with a sealed letter to oneself',
    reach: reachSealedLetter,
  },
  {
    address: '/rewardDetail',
    what: 'with a sealed letter that was opened',
    reach: async (parts) => {
      await reachSealedLetter(parts);
      await parts.page.getByRole('button', { name: /写给你的信/ }).click();
      await expect(parts.page.getByText('新的一年，一起加油')).toBeVisible();
      await expect(parts.page.getByRole('switch', { name: /^让对方知道我拆了信/ })).toBeVisible();
    },
  },
  { address: '/transfer-page', what: 'filled', reach: showing('/transfer-page', /上次送了/) },
  {
    address: '/transfer2',
    what: 'with a tag chosen',
    reach: async ({ page }) => {
      await open(page, '/transfer2');
      await page.getByRole('radio', { name: '好点子' }).click();
      await expect(page.getByText('激励账户 12,600.0')).toBeVisible();
    },
  },
  {
    address: '/transfer2',
    what: 'without an incentive account',
    reach: async ({ page }) => {
      await open(page, '/transfer2', su);
      await expect(page.getByText('你还没有激励账户')).toBeVisible();
    },
  },
];
