import { control } from './mock.mjs';

const start = { id: 'P330100-0-0', name: '云杉中心 3 号楼', detail: '北门' };
const end = { id: 'P330100-2-0', name: '杭州机场', detail: 'T1 出发层' };
const city = { code: '330100', name: '杭州' };

/** A route that was chosen before; the page reads the places themselves only for the map. */
async function choose(page) {
  const places = await page.evaluate(() => localStorage.getItem('person/taxi-route'));
  if (places !== null && places.includes(end.id)) return;
  await page.getByRole('button', { name: /^上车点/ }).click();
  await page.getByRole('link', { name: /选择城市/ }).click();
  await page.getByRole('button', { name: city.name }).first().click();
  await page.getByRole('button', { name: `${start.name} ${start.detail}` }).click();
  await page.getByRole('button', { name: /^目的地/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${end.name} ${end.detail}` })
    .click();
  const price = page.getByRole('button', { name: /^叫车 · 预估 \d|看车型和价格/ });
  await price.waitFor();
}

async function place(page) {
  await choose(page);
  await page.getByRole('button', { name: /^目的地/ }).click();
  await page.getByRole('dialog').getByText(start.name).first().waitFor();
}

async function payer(page) {
  await choose(page);
  await page.getByRole('button', { name: /个人账户支付/ }).click();
  await page.getByRole('radio', { name: /外出办事/ }).waitFor();
}

async function price(page) {
  await choose(page);
  await page.getByRole('button', { name: '看车型和价格' }).click();
  await page.getByRole('button', { name: /^叫车 · 预估 \d/ }).waitFor();
}

async function order(page) {
  await payer(page);
  await page.getByRole('radio', { name: /外出办事/ }).click();
  await page.getByRole('button', { name: /^叫车 · 预估 \d/ }).click();
  await page.getByRole('heading', { name: '正在找司机' }).waitFor();
}

/** Orders a car and lets so many seconds pass. */
export function orderedFor(seconds, status) {
  return async (page) => {
    const afternoon = Date.parse('2026-11-21T14:41:00+08:00');
    await control('clock', { pinned: afternoon });
    await order(page);
    await control('clock', { pinned: afternoon + seconds * 1000 });
    await page.reload();
    await page.getByText(status).first().waitFor();
  };
}

const day = '2026-11-21';
/** Rides, from their choice to their end. */
export const taxiLooks = [
  { name: 'taxi-empty', at: '/newDidiHome', day },
  { name: 'taxi-home', at: '/newDidiHome', day, act: choose },
  { name: 'taxi-whole', at: '/newDidiHome', day, act: choose, whole: true },
  { name: 'taxi-place', at: '/newDidiHome', day, act: place },
  { name: 'taxi-payer', at: '/newDidiHome', day, act: payer },
  { name: 'taxi-classic', at: '/didiHome', day },
  { name: 'taxi-classic-price', at: '/didiHome', day, act: price },
  { name: 'taxi-waiting', at: '/newDidiHome', day, act: order },
  { name: 'taxi-running', at: '/newDidiHome', act: orderedFor(100, '分钟后到') },
  { name: 'taxi-arrived', at: '/newDidiHome', act: orderedFor(230, '司机到了') },
  { name: 'taxi-riding', at: '/newDidiHome', act: orderedFor(1_200, '分钟到') },
  { name: 'taxi-to-pay', at: '/newDidiHome', act: orderedFor(20_000, '待付') },
];
