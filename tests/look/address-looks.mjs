import { slow } from './payment-looks.mjs';

async function paste(page) {
  await page
    .getByRole('textbox', { name: '粘贴的地址' })
    .fill('浙江省杭州市西湖区松风路 18 号 6 幢 1102\n林向阳 139 0571 2046');
  await page.getByText('浙江省杭州市西湖区松风路').last().waitFor();
}

async function pasteUncertain(page) {
  await page
    .getByRole('textbox', { name: '粘贴的地址' })
    .fill('西湖区松风路 18 号 0571-88886666 13905712046');
  await page.getByText('省市区没认准').waitFor();
}

async function openRegions(page) {
  await page.getByRole('button', { name: /^所在地区/ }).click();
  await page.getByRole('combobox', { name: '省' }).selectOption('420000');
  await page.getByRole('combobox', { name: '市' }).selectOption('422800');
}

async function save(page) {
  await page.getByRole('button', { name: '保存地址' }).click();
}

async function claim(page) {
  await page.getByRole('button', { name: '领取降噪耳机' }).click();
  await page.getByRole('dialog', { name: '领取奖品' }).waitFor();
}

/** Shipping addresses and prizes: the address, the actions before the screenshot, and the fault during it. */
export const addressLooks = [
  { name: 'addresses', at: '/addressInformation', whole: true },
  { name: 'addresses-pasted', at: '/addressInformation', act: paste },
  { name: 'addresses-uncertain', at: '/addressInformation', act: pasteUncertain },
  { name: 'addresses-choose', at: '/addressInformation?for=settlement' },
  { name: 'addresses-manage', at: '/addressInformation?manage=1', whole: true },
  { name: 'addresses-waits', at: '/addressInformation', fault: slow },
  { name: 'address-new', at: '/addressInformation?edit=new', act: save, whole: true },
  { name: 'address-edit', at: '/addressInformation?edit=D2', whole: true },
  { name: 'address-region', at: '/addressInformation?edit=D2', act: openRegions },
  { name: 'prizes', at: '/activityPrize', whole: true },
  { name: 'prize-claim', at: '/activityPrize', act: claim },
];
