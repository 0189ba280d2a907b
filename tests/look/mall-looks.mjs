import { refused, slow } from './payment-looks.mjs';

const goods = '/goodsDetailPage?id=G0001';

async function choose(page) {
  await page.getByRole('button', { name: '立即购买' }).click();
  await page.getByRole('dialog', { name: '选择规格' }).waitFor();
}

async function settle(page) {
  await choose(page);
  await page.getByRole('button', { name: /^去结算/ }).click();
  await page.getByRole('button', { name: '提交订单' }).waitFor();
}

async function chooseCoupon(page) {
  await settle(page);
  await page.getByRole('button', { name: /^优惠券/ }).click();
  await page.getByRole('dialog', { name: '选择优惠券' }).waitFor();
}

async function place(page) {
  await settle(page);
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByRole('button', { name: /^付款 / }).waitFor();
}

async function leave(page) {
  await place(page);
  await page.getByRole('button', { name: '收起' }).click();
  await page.getByRole('button', { name: '去付款' }).waitFor();
}

async function pay(page) {
  await place(page);
  await page.getByRole('button', { name: /^付款 / }).click();
  await page.getByText('下单成功，商家会尽快发货').waitFor();
}

/** Goods, settlement and orders of the mall, and its draws. */
export const mallLooks = [
  { name: 'goods', at: goods },
  { name: 'goods-whole', at: goods, whole: true },
  { name: 'goods-fails', at: goods, fault: refused },
  { name: 'goods-waits', at: goods, fault: slow },
  { name: 'goods-gone', at: '/goodsDetailPage?id=G9999' },
  { name: 'goods-choose', at: goods, act: choose },
  { name: 'settlement', at: '/goodsDetailPage?id=G0017', act: settle, whole: true },
  { name: 'settlement-coupon', at: '/goodsDetailPage?id=G0017', act: chooseCoupon },
  { name: 'settlement-pay', at: goods, act: place },
  { name: 'settlement-nothing', at: '/goodsSettlement' },
  { name: 'goods-paid', at: goods, act: pay },
  { name: 'activity-orders', at: '/activityOrderList' },
  { name: 'activity-orders-none', at: '/activityOrderList?state=refund' },
  { name: 'activity-order-unpaid', at: goods, act: leave, whole: true },
  { name: 'activity-order', at: '/activityOrderDetail', whole: true },
  { name: 'treasure', at: '/grabTreasureHome', whole: true },
  { name: 'treasure-drawn', at: '/grabTreasureHome?state=drawn', whole: true },
  { name: 'treasure-round', at: '/grabTreasureGoodsDetail?id=T128', whole: true },
  { name: 'treasure-check', at: '/grabTreasureGoodsDetail?id=T124&step=check' },
  { name: 'treasure-orders', at: '/grabTreasureOrderList', whole: true },
  { name: 'treasure-order', at: '/grabTreasureOrderDetail?id=T125-3', whole: true },
  { name: 'treasure-address', at: '/grabAddress?id=T125-3', whole: true },
];
