import { refused, slow } from './payment-looks.mjs';

const item = '/imageDetail?id=S0001';
/** A picture of some pixels in one colour. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGM8ceIEAwMDEwMDAwMDAB3wA0cjyAQyAAAAAElFTkSuQmCC',
  'base64',
);

async function report(page) {
  await page.getByRole('button', { name: '举报这件闲置' }).click();
  await page.getByRole('dialog', { name: '举报闲置' }).waitFor();
}

async function filter(page) {
  await page.getByRole('button', { name: '筛选' }).click();
  await page.getByRole('dialog', { name: '筛选闲置' }).waitFor();
}

async function fill(page) {
  const photos = [1, 2].map((number) => ({ name: `${number}.png`, mimeType: 'image/png', buffer: photo }));
  await page.getByLabel('添加照片').setInputFiles(photos.slice(0, 1));
  await page.getByRole('textbox', { name: '标题' }).fill('胶片相机，单机身');
  await page.getByRole('textbox', { name: '描述' }).fill('用了三年，成色不错，送背带。');
  await page.getByRole('radio', { name: '数码' }).click();
  await page.getByRole('textbox', { name: '价格' }).fill('520');
  await page.getByRole('textbox', { name: '交付地点' }).fill('3 号楼前台');
  await page.getByText(/同类卖出过/).waitFor();
}

async function preview(page) {
  await fill(page);
  await page.getByRole('button', { name: '预览' }).click();
  await page.getByRole('dialog', { name: '预览闲置' }).waitFor();
}

async function submitEmpty(page) {
  await page.getByRole('button', { name: '发布' }).click();
}

async function place(page) {
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByRole('button', { name: /^付款 / }).waitFor();
}

async function pay(page) {
  await place(page);
  await page.getByRole('button', { name: /^付款 / }).click();
  await page.getByText('已付款，等卖家交付').waitFor();
}

async function seeBought(page) {
  await pay(page);
  await page.getByRole('button', { name: '查看订单' }).click();
  await page.getByRole('button', { name: '确认收货' }).waitFor();
}

/** The second-hand market. */
export const secondHandLooks = [
  { name: 'market', at: '/second-hand' },
  { name: 'market-filter', at: '/second-hand', act: filter },
  { name: 'market-none', at: '/second-hand?q=飞机' },
  { name: 'market-fails', at: '/second-hand', fault: refused },
  { name: 'market-waits', at: '/second-hand', fault: slow },
  { name: 'market-item', at: item },
  { name: 'market-item-whole', at: item, whole: true },
  { name: 'market-item-own', at: '/imageDetail?id=S0013' },
  { name: 'market-item-gone', at: '/imageDetail?id=S9999' },
  { name: 'market-item-waits', at: item, fault: slow },
  { name: 'market-report', at: item, act: report },
  { name: 'market-publish', at: '/second-hand-publish', act: fill, whole: true },
  { name: 'market-publish-empty', at: '/second-hand-publish', act: submitEmpty, whole: true },
  { name: 'market-preview', at: '/second-hand-publish', act: preview },
  { name: 'market-mine', at: '/second-hand-orders' },
  { name: 'market-mine-none', at: '/second-hand-orders?group=bought' },
  { name: 'market-pay', at: '/imageLongCoinPay?id=S0004' },
  { name: 'market-pay-sheet', at: '/imageLongCoinPay?id=S0004', act: place },
  { name: 'market-paid', at: '/imageLongCoinPay?id=S0004', act: pay },
  { name: 'market-bought', at: '/imageLongCoinPay?id=S0004', act: seeBought },
];
