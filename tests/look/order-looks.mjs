import { refused, slow } from './payment-looks.mjs';

const list = '/order-newlist';
const cups = '/goodsDetailPage?id=G0001';

/** Buys two cups with points and opens their order. */
async function buy(page) {
  await page.getByRole('button', { name: '立即购买' }).click();
  await page.getByRole('button', { name: '加一件' }).click();
  await page.getByRole('button', { name: /^去结算/ }).click();
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByRole('button', { name: /^付款 / }).click();
  await page.getByText('下单成功，商家会尽快发货').waitFor();
  const id = /id=(\w+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`${new URL(page.url()).origin}/#/order-newDetail?id=${id}`);
  await page.getByRole('button', { name: '申请退款' }).waitFor();
}

async function openRefund(page) {
  await buy(page);
  await page.getByRole('button', { name: '申请退款' }).click();
  await page.getByRole('button', { name: '提交退款' }).waitFor();
}

async function returnOne(page) {
  await openRefund(page);
  await page.getByRole('button', { name: '少退一件' }).click();
  await page.getByRole('button', { name: '提交退款' }).click();
  await page.getByText('退回明细').waitFor();
}

async function seeParcel(page) {
  await page
    .getByRole('link', { name: /正在送来/ })
    .first()
    .click();
  await page.getByRole('list', { name: '物流进度' }).waitFor();
}

async function search(page) {
  await page.getByRole('button', { name: '搜索订单' }).click();
  await page.getByRole('searchbox').fill('耳机');
}

async function seeOver(page) {
  await page.getByRole('button', { name: '看用过和到期的券' }).click();
}

async function enlarge(page) {
  await page.getByRole('button', { name: '放大券码' }).click();
}

/** The order centre: lists, an order with parcel and refund, vouchers, orders with partners. */
export const orderLooks = [
  { name: 'orders', at: list, world: 'busy-day' },
  { name: 'orders-search', at: list, act: search },
  { name: 'orders-none', at: `${list}?tab=toPay` },
  { name: 'orders-fails', at: list, fault: refused },
  { name: 'orders-waits', at: list, fault: slow },
  { name: 'orders-heavy', at: list, world: 'heavy' },
  { name: 'orders-classic', at: '/order-list' },
  { name: 'orders-third', at: `${list}?tab=third` },
  { name: 'third-order', at: '/order-newDetail?third=T000001' },
  { name: 'order-parcel', at: list, act: seeParcel, whole: true },
  { name: 'order-gone', at: '/order-newDetail?id=404' },
  { name: 'order-refund', at: cups, act: openRefund },
  { name: 'order-returned', at: cups, act: returnOne, whole: true },
  { name: 'vouchers', at: `${list}?tab=coupons`, whole: true },
  { name: 'vouchers-over', at: `${list}?tab=coupons`, act: seeOver },
  { name: 'voucher', at: '/order-newDetail?voucher=C001002', whole: true },
  { name: 'voucher-large', at: '/order-newDetail?voucher=C001002', act: enlarge },
  { name: 'voucher-used', at: '/order-newDetail?voucher=C001007' },
];
