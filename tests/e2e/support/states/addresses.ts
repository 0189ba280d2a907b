import { expect, type Page } from '@playwright/test';
import { reach, refuseCall, showing, type ScreenState } from './state';

async function paste(page: Page, text: string): Promise<void> {
  await reach(page, '/addressInformation', '已存 3 个');
  await page.getByRole('textbox', { name: '粘贴的地址' }).fill(text);
  await expect(page.getByRole('button', { name: '填到新地址里' })).toBeEnabled();
}

/** /addressInformation in each state that looks different. */
export const shippingAddressStates: readonly ScreenState[] = [
  { address: '/addressInformation', what: 'filled', reach: showing('/addressInformation', '已存 3 个') },
  {
    address: '/addressInformation',
    what: 'to choose from',
    reach: showing('/addressInformation?for=settlement', '已存 3 个'),
  },
  {
    address: '/addressInformation',
    what: 'with a pasted address',
    reach: ({ page }) => paste(page, '浙江省杭州市西湖区松风路 18 号 6 幢 1102\n林向阳 139 0571 2046'),
  },
  {
    address: '/addressInformation',
    what: 'with a pasted address that is not certain',
    reach: ({ page }) => paste(page, '西湖区松风路 18 号 0571-88886666 13905712046'),
  },
  {
    address: '/addressInformation',
    what: 'to be managed',
    reach: showing('/addressInformation?manage=1', '设为默认'),
  },
  {
    address: '/addressInformation',
    what: 'with a question before one is deleted',
    reach: async ({ page }) => {
      await reach(page, '/addressInformation?manage=1', '设为默认');
      await page.getByRole('button', { name: '删除' }).first().click();
      await expect(page.getByRole('dialog')).toContainText('已经下的单、领的奖品不受影响');
    },
  },
  {
    address: '/addressInformation',
    what: 'with a new address that lacks everything',
    reach: async ({ page }) => {
      await reach(page, '/addressInformation?edit=new', '保存地址');
      await page.getByRole('button', { name: '保存地址' }).click();
      await expect(page.getByText('请填写详细地址')).toBeVisible();
    },
  },
  {
    address: '/addressInformation',
    what: 'with an address to change',
    reach: showing('/addressInformation?edit=D2', '设为默认地址'),
  },
  {
    address: '/addressInformation',
    what: 'with the choice of a region',
    reach: async ({ page }) => {
      await reach(page, '/addressInformation?edit=D2', '设为默认地址');
      await page.getByRole('button', { name: /^所在地区/ }).click();
      await expect(page.getByRole('combobox', { name: '区' })).toHaveValue('330106');
    },
  },
  {
    address: '/addressInformation',
    what: 'without the address to change',
    reach: showing('/addressInformation?edit=D9', '没有找到这个地址'),
  },
  {
    address: '/addressInformation',
    what: 'of somebody without an address',
    reach: async ({ page, world }) => {
      await world.alter((state) => ({ ...state, addresses: [] }));
      await reach(page, '/addressInformation', '还没有收货地址');
    },
  },
  {
    address: '/addressInformation',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('addressList'));
      await reach(page, '/addressInformation', '收货地址加载失败');
    },
  },
];
