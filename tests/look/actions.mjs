import { base, control } from './mock.mjs';

export async function openCalendar(page) {
  await page.getByRole('radio', { name: '节日问候' }).click();
  await page.getByRole('button', { name: /^送达日期/ }).click();
  await page.getByRole('group', { name: /月$/ }).waitFor();
}

export async function openMonths(page) {
  await page.getByRole('button', { name: /^月份/ }).click();
  await page.getByRole('dialog', { name: '月份' }).waitFor();
}

export async function openPicture(page) {
  await page
    .getByRole('button', { name: /^看大图/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

export async function confirm(page) {
  await page.getByRole('button', { name: /^转出/ }).click();
  await page.getByRole('dialog').waitFor();
}

export async function typeCode(page) {
  await page.getByRole('button', { name: '手动输入' }).click();
  await page.getByLabel('码上的文字').fill('会议室 3A，下午两点');
  await page.getByRole('button', { name: '识别' }).click();
}

export async function seeWholeDay(page) {
  const take = page.getByRole('button', { name: '收下' });
  await take.waitFor();
  await take.click();
  await page.getByRole('button', { name: /^还有/ }).click();
}

export async function searchNothing(page) {
  await page.getByRole('searchbox').fill('火箭');
}

export async function openPacket(page) {
  // The packet is open already after another screenshot.
  const seal = page.getByRole('button', { name: '打开红包' });
  if (await seal.isVisible()) await seal.click();
  await page.getByText('已存入个人账户').waitFor();
}

export async function send(page) {
  await confirm(page);
  await page.getByRole('button', { name: /^确认转出/ }).click();
  await page.getByText(/单号|返回修改/).waitFor();
}

export async function askPassword(page) {
  await confirm(page);
  await page.getByRole('button', { name: /^确认转出/ }).click();
  await page.getByRole('group', { name: '密码键盘' }).waitFor();
}

export async function typeWrong(page, times) {
  await askPassword(page);
  for (let turn = 0; turn < times; turn += 1) {
    await page.keyboard.type('000001');
    await page.getByText(/还可以试|已锁定/).waitFor();
  }
  if (times === 1) await page.keyboard.type('907');
}

export async function askCode(page) {
  await askPassword(page);
  await page.getByRole('button', { name: '用短信验证码' }).click();
  await page.getByRole('textbox', { name: '短信验证码' }).fill('286');
}

export async function refuseLimit(page) {
  await control('faults', {
    add: { call: 'free/save', kind: 'code', value: '7777', message: '系统维护中', times: 'always' },
  });
  await page.getByRole('radio', { name: '50 龙币' }).click();
  await page.getByRole('alert').waitFor();
}

export async function typeLimit(page) {
  await page.getByRole('textbox').fill('6000');
}

export async function proveLimit(page) {
  await typeLimit(page);
  await page.getByRole('button', { name: /^调高到/ }).click();
  await page.getByRole('group', { name: '密码键盘' }).waitFor();
}

export async function codeForLimit(page) {
  await proveLimit(page);
  await page.getByRole('button', { name: '用短信验证码' }).click();
  await page.getByRole('textbox', { name: '短信验证码' }).fill('286');
}

/** Sends a payment without an answer, and waits the minute after which it is shown as being checked. */
export async function wait(page) {
  await confirm(page);
  await page.getByRole('button', { name: /^确认转出/ }).click();
  await page.getByText('正在送出').waitFor();
  await page.clock.runFor(61_000);
  await page.getByText('正在核对这笔转账').waitFor();
}

export async function enlarge(page) {
  await page.getByRole('button', { name: '放大付款码' }).click();
  await page.getByRole('dialog').waitFor();
}

/** A cashier terminal scans the shown code, and the page is notified. */
export async function charge(page, money) {
  await page.getByRole('img', { name: '付款二维码' }).waitFor();
  const { till } = await (await fetch(`${base}/__mock/state`)).json();
  await control('charge', { code: till.code, merchant: '云杉咖啡', money });
  await page.getByText(/^已付给|^下一步|超过每笔限额/).waitFor();
}

export async function payFixed(page) {
  await page.getByRole('button', { name: /^付款 / }).click();
  await page.getByText(/^这笔不用/).waitFor();
}

/** Exchanges 100 coins up to the confirm sheet. */
export async function exchange(page) {
  await page.getByRole('textbox').fill('100');
  await page.getByRole('button', { name: '兑换 10,000 积分' }).click();
  await page.getByText('下一步输入支付密码').waitFor();
}

/** Binds the partner for points, and types an amount. */
export async function orderPartnerPoints(page) {
  const state = await (await fetch(`${base}/__mock/export`)).json();
  const bound = { LX100001: { since: state.seed.epoch, points: 1_280 } };
  await control('import', { ...state, partnerAccounts: bound });
  await page.reload();
  await page.getByRole('button', { name: '用龙币兑换畅由积分' }).click();
  await page.getByRole('textbox').fill('20');
}

export async function typePassword(page) {
  const keys = page.getByRole('group', { name: '密码键盘' });
  for (const digit of '907214') await keys.getByRole('button', { name: digit, exact: true }).click();
}

export async function buyPartnerPoints(page) {
  await orderPartnerPoints(page);
  await page.getByRole('button', { name: /^兑换/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^兑换/ }).click();
  await typePassword(page);
  await page.getByText(/^已兑换/).waitFor();
}

export async function seePartnerPoints(page) {
  await buyPartnerPoints(page);
  await page.getByRole('button', { name: '查看畅由积分' }).click();
  await page.getByText('最近兑换').waitFor();
}

export async function saveYear(page) {
  await page.getByRole('button', { name: '保存图片' }).click();
  await page.getByRole('img', { name: /^将要保存的图片/ }).waitFor();
}
