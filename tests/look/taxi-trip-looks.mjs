import { orderedFor } from './taxi-looks.mjs';

const day = '2026-11-21';

/** Opens the newest trip of a group. */
async function newest(page) {
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByRole('button', { name: '再叫一次' }).waitFor();
}

async function invoice(page) {
  await newest(page);
  await page.getByRole('button', { name: '开发票' }).click();
  await page.getByRole('button', { name: '提交开票' }).click();
}

async function rating(page) {
  await newest(page);
  await page.getByRole('button', { name: '评价' }).click();
  await page.getByRole('radio', { name: '4 星' }).click();
}

/** Orders a car, lets the driver come, and opens the page that others get the link to. */
async function shared(page) {
  await orderedFor(100, '分钟后到')(page);
  await page.getByRole('button', { name: '分享行程' }).click();
  await page.waitForURL(/webviewShare/);
  const link = /didiShare%3Fid%3D(\w+)/.exec(page.url())?.[1] ?? '';
  await page.goto(`${page.url().split('#')[0]}#/didiShare?id=${link}`);
  await page.getByText('司机正去接人').waitFor();
}

/** Past trips, from their list to what is asked about them. */
export const tripLooks = [
  { name: 'trips-list', at: '/didiOrderList', day },
  { name: 'trips-detail', at: '/didiOrderList?group=done', day, act: newest, whole: true },
  { name: 'trips-off', at: '/didiOrderList?group=cancelled', day, act: newest },
  { name: 'trips-invoice', at: '/didiOrderList?group=done', day, act: invoice },
  { name: 'trips-rating', at: '/didiOrderList?group=done', day, act: rating },
  { name: 'trips-shared', at: '/newDidiHome', act: shared },
  { name: 'trips-paid', at: '/didiPaySuccess', day },
];
