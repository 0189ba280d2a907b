import { expect, type Page } from '@playwright/test';
import { reach, refuseCall, showing, type ScreenState } from './state';

async function typeInvitation(page: Page): Promise<void> {
  await reach(page, '/familyPay?view=invite', '发出邀请');
  await page.getByRole('textbox', { name: '家人的姓名' }).fill('程意');
  await page.getByRole('textbox', { name: '家人的手机号' }).fill('13853107320');
  await page.getByRole('radio', { name: '姐妹' }).click();
  await page.getByRole('textbox', { name: '每月上限' }).fill('300');
}

/** /familyPay and /familyPayDetail in each state that looks different. */
export const familyPayStates: readonly ScreenState[] = [
  { address: '/familyPay', what: 'filled', reach: showing('/familyPay', '周一航的龙币') },
  {
    address: '/familyPay',
    what: 'of somebody without a family',
    reach: async ({ page, world }) => {
      await world.alter((state) => ({ ...state, family: [] }));
      await reach(page, '/familyPay', '让家人也花你的龙币');
    },
  },
  {
    address: '/familyPay',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('affectionPayList'));
      await reach(page, '/familyPay', '亲情付没能打开，你的龙币都在');
      await expect(page.getByText('系统维护中')).toHaveCount(1);
    },
  },
  {
    address: '/familyPay',
    what: 'with the password for a member that is resumed',
    reach: async ({ page }) => {
      await reach(page, '/familyPay', '周一航的龙币');
      await page.getByRole('button', { name: /^恢复.*的亲情付$/ }).click();
      await expect(page.getByRole('dialog')).toContainText('每月最多 1,000.0');
    },
  },
  {
    address: '/familyPay',
    what: 'with the payments of all members',
    reach: showing('/familyPay?view=payments', '周一航'),
  },
  { address: '/familyPay', what: 'with an invitation', reach: ({ page }) => typeInvitation(page) },
  {
    address: '/familyPay',
    what: 'with an invitation that lacks everything',
    reach: async ({ page }) => {
      await reach(page, '/familyPay?view=invite', '发出邀请');
      await page.getByRole('button', { name: '发出邀请' }).click();
      await expect(page.getByText('请选择 TA 是你的谁')).toBeVisible();
    },
  },
  {
    address: '/familyPay',
    what: 'with the password for an invitation',
    reach: async ({ page }) => {
      await typeInvitation(page);
      await page.getByRole('button', { name: '发出邀请' }).click();
      await expect(page.getByRole('dialog')).toContainText('邀请程意用你的龙币付款');
    },
  },
  {
    address: '/familyPayDetail',
    what: 'of a member',
    reach: showing('/familyPayDetail?id=Y2', '云杉咖啡角'),
  },
  {
    address: '/familyPayDetail',
    what: 'of a paused member',
    reach: showing('/familyPayDetail?id=Y3', '还没有付款'),
  },
  {
    address: '/familyPayDetail',
    what: 'of an invitation',
    reach: showing('/familyPayDetail?id=Y5', '接受邀请'),
  },
  {
    address: '/familyPayDetail',
    what: 'of the other side',
    reach: showing('/familyPayDetail?id=Y4', '还没有付款'),
  },
  {
    address: '/familyPayDetail',
    what: 'with the question whether to remove a member',
    reach: async ({ page }) => {
      await reach(page, '/familyPayDetail?id=Y1', '移除家人');
      await page.getByRole('button', { name: '移除家人' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    address: '/familyPayDetail',
    what: 'with its terms about to be raised',
    reach: async ({ page }) => {
      await reach(page, '/familyPayDetail?id=Y1&view=terms', '还没有改动');
      await page.getByRole('textbox', { name: '每月上限' }).fill('800');
      await expect(page.getByRole('button', { name: '调高到 800.0 龙币' })).toBeVisible();
    },
  },
  {
    address: '/familyPayDetail',
    what: 'unknown',
    reach: showing('/familyPayDetail?id=nothing', '没有找到这份亲情付'),
  },
];
