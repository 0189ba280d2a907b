/** The day on which pictures of the flash sale are taken, at 09:41: the session of eight runs, the one of ten is next. */
const day = '2026-11-21';
const running = '/secKillingGoodsDetail?session=S2026112108';

const tapMain = (page) => page.locator('footer button').last().click();

async function tapInVain(page) {
  await tapMain(page);
  await page.getByRole('alert').waitFor();
}

async function leaveUnpaid(page) {
  await tapMain(page);
  await page.getByRole('button', { name: '收起' }).click();
  await page.getByRole('button', { name: '去付款' }).waitFor();
}

export const flashLooks = [
  { name: 'flash-home', at: '/secKillingHome', day },
  { name: 'flash-home-soon', at: '/secKillingHome?session=S2026112110', day },
  { name: 'flash-goods', at: running, day },
  { name: 'flash-goods-whole', at: running, day, whole: true },
  { name: 'flash-goods-early', at: '/secKillingGoodsDetail?session=S2026112110', day, act: tapInVain },
  { name: 'flash-goods-sold-out', at: `${running}&id=G0067`, day, act: tapInVain },
  { name: 'flash-search', at: '/secKillingSearch', day },
  { name: 'flash-orders', at: '/secKillingOrderList', day },
  { name: 'flash-order', at: running, day, act: leaveUnpaid, whole: true },
];
