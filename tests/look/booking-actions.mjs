/** Fills in a birthday gift to 龙佳媛, for whom nothing is booked. */
async function fillGift(page, coins) {
  await page.getByRole('button', { name: /^送给/ }).click();
  await page.getByRole('searchbox', { name: '搜索同事' }).fill('ljy');
  await page.getByRole('checkbox', { name: '龙佳媛' }).first().click();
  await page.getByRole('button', { name: '确定（1 人）' }).click();
  await page.getByRole('button', { name: /^每次每人/ }).click();
  await page.getByRole('dialog', { name: '每次每人' }).waitFor();
  await page.keyboard.type(coins);
  await page.getByRole('button', { name: '完成' }).click();
}

async function saveGift(page, coins) {
  await fillGift(page, coins);
  await page.getByRole('button', { name: '预约这份祝福' }).click();
}

export async function bookGift(page) {
  await saveGift(page, '88');
  await page.getByRole('button', { name: '确认预约' }).click();
  await page.getByText('接下来').waitFor();
}

export async function bookTwice(page) {
  await bookGift(page);
  await page.getByRole('button', { name: '再预约一份' }).click();
  await saveGift(page, '66');
  await page.getByRole('dialog').waitFor();
}

export async function bookWithPassword(page) {
  await saveGift(page, '1500');
  await page.getByText(/^下一步输入支付密码/).waitFor();
}

export async function bookAboveCap(page) {
  await saveGift(page, '2600');
  await page.getByText(/^超过每笔限额/).waitFor();
}

export async function sortSmallestFirst(page) {
  await page.getByRole('button', { name: '小额优先' }).click();
}

export async function chooseLunar(page) {
  await page.getByRole('radio', { name: '节日问候' }).click();
  await page.getByRole('radio', { name: '农历' }).click();
  await page.getByRole('radio', { name: '中秋节' }).click();
  await page
    .getByText(/^\d{4} 年 .* 周/)
    .first()
    .waitFor();
}

export async function waitForWorkingDay(page) {
  await chooseLunar(page);
  await page.getByRole('button', { name: '完成' }).click();
  await fillGift(page, '88');
  await page.getByRole('switch', { name: /^遇休息日顺延/ }).click();
  await page.getByRole('radio', { name: '节日问候' }).scrollIntoViewIfNeeded();
}
