import { base } from './mock.mjs';

async function buy(page) {
  await page.getByRole('button', { name: '买 E 卡 200' }).click();
  await page.getByRole('switch', { name: /京豆抵扣/ }).waitFor();
}

async function reveal(page) {
  await page.getByRole('button', { name: '输入支付密码查看' }).click();
  await page.getByRole('group', { name: '密码键盘' }).waitFor();
  await page.keyboard.type('907214');
  await page.getByRole('button', { name: '收起卡密' }).waitFor();
}

async function leave(page) {
  await buy(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^去付款/ })
    .click();
  await page.getByRole('button', { name: /^付款 / }).waitFor();
  await page.getByRole('button', { name: '收起' }).click();
  await page.getByText(/还没付款/).waitFor();
}

async function payInSocialApp(page) {
  await page.goto(`${base}/?qaHost=social-browser#/wxRechare`);
  await page.getByRole('button', { name: '200', exact: true }).click();
}

async function paid(page) {
  await payInSocialApp(page);
  await page.getByRole('button', { name: /^微信支付/ }).click();
  await page.getByText('龙币已到账').waitFor();
}

async function redeem(page) {
  await page.getByLabel('充值卡卡密').fill('TELE888800010050');
  await page.getByRole('button', { name: '兑换' }).click();
  await page.getByText(/^兑换成功，50/).waitFor();
}

/** JD cards, the codes of cards, and the top-up by the social app. */
export const cardLooks = [
  { name: 'cards', at: '/jdCardHome' },
  { name: 'cards-whole', at: '/jdCardHome', whole: true },
  { name: 'cards-buy', at: '/jdCardHome', act: buy },
  { name: 'cards-code', at: '/jdCardHome', act: reveal },
  { name: 'cards-unpaid', at: '/jdCardHome', act: leave },
  { name: 'cards-beans', at: '/jdCardHome?step=beans' },
  { name: 'cards-guide', at: '/jdCardHome?step=guide' },
  { name: 'cards-past', at: '/jdCardHome?view=past' },
  { name: 'card-code', at: '/rechargeCard', whole: true },
  { name: 'card-code-redeemed', at: '/rechargeCard', act: redeem },
  { name: 'social-elsewhere', at: '/wxRechare' },
  { name: 'social-amount', at: '/wxRechare', act: payInSocialApp },
  { name: 'social-paid', at: '/wxRechare', act: paid },
];
