import { typePassword } from './actions.mjs';

async function slip(page) {
  await page.getByRole('textbox', { name: '手机号' }).fill('13827166188');
  await page.getByText('和妈妈的号码只差一位').waitFor();
}

async function order(page) {
  await page.getByRole('textbox', { name: '手机号' }).fill('13900010002');
  await page.getByText('中国移动').waitFor();
  await page.getByRole('button', { name: /^充 / }).click();
  await page.getByRole('button', { name: /^付款 / }).waitFor();
}

async function pay(page) {
  await order(page);
  await page.getByRole('button', { name: /^付款 / }).click();
  await typePassword(page);
  await page.getByText('付好了，还没到账').waitFor();
}

/** The top-up of phones and the saved numbers. */
export const phoneTopUpLooks = [
  { name: 'top-up-centre', at: '/rechargeNew' },
  { name: 'top-up-centre-classic', at: '/rechargeHome' },
  { name: 'phone-top-up', at: '/rechargeNewTel' },
  { name: 'phone-top-up-slip', at: '/rechargeNewTel', act: slip },
  { name: 'phone-top-up-order', at: '/rechargeNewTel', act: order },
  { name: 'phone-top-up-waiting', at: '/rechargeNewTel', act: pay },
  { name: 'phone-top-up-classic', at: '/rechargeTel' },
  { name: 'saved-numbers', at: '/rechargeNewEdit' },
  { name: 'saved-numbers-new', at: '/rechargeNewEdit?edit=new' },
  { name: 'saved-numbers-classic', at: '/rechargeEdit?edit=new' },
];
