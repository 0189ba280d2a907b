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

/** Past trips, from their list to what is asked about them. */
export const tripLooks = [
  { name: 'trips-list', at: '/didiOrderList', day },
  { name: 'trips-detail', at: '/didiOrderList?group=done', day, act: newest, whole: true },
  { name: 'trips-off', at: '/didiOrderList?group=cancelled', day, act: newest },
  { name: 'trips-invoice', at: '/didiOrderList?group=done', day, act: invoice },
  { name: 'trips-rating', at: '/didiOrderList?group=done', day, act: rating },
  { name: 'trips-paid', at: '/didiPaySuccess', day },
];
