/**
 * Screenshots of every built screen, for comparison with the mock-ups: 320, 390 and 1280 px wide, light, dark, and
 * in the largest text; of a few screens also the widths between, a phone in landscape, and more contrast. Starts
 * the app with its mock gateways and writes PNG files to .tmp/look/. Arguments select by parts of names: `npm run
 * look -- transfer dark`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tooling/browser.mjs';
import { root } from '../../tooling/ready.mjs';

const port = Number(process.env.PORT ?? 4175);
const base = `http://localhost:${port}`;
const folder = join(root, '.tmp/look');
const stateFile = join(root, '.tmp/look-state.json');
const wanted = process.argv.slice(2);

const draft = {
  transferList: [
    { usercode: 'LX100002', name: '陈思远', department: '客服中心', jobNumber: '20183306' },
    { usercode: 'LX100004', name: '周一航', department: '研发中心', jobNumber: '20200211' },
  ],
  money: '88',
  text: '恭喜发财！',
};

/** An amount above the free limit. */
const expensiveDraft = { ...draft, money: '600' };

const refused = { call: '*', kind: 'status', value: 400, times: 'always' };
const slow = { call: '*', kind: 'delay', value: 60_000, times: 'always' };

/** The address, the actions before the screenshot, and the fault during it. */
const looks = [
  { name: 'home', at: '/home' },
  { name: 'home-fails', at: '/home', fault: refused },
  { name: 'home-busy', at: '/home', world: 'busy-day', act: seeWholeDay, whole: true },
  { name: 'home-coins-came', at: '/home', world: 'busy-day' },
  { name: 'home-offline', at: '/home', offline: true },
  { name: 'old-home', at: '/old-home' },
  { name: 'home-waits', at: '/home', fault: slow },
  { name: 'transfer', at: '/transfer1' },
  { name: 'transfer-filled', at: '/transfer1', draft },
  { name: 'transfer-keypad', at: '/transfer1?step=amount', draft },
  { name: 'transfer-confirm', at: '/transfer1', draft, act: confirm },
  {
    name: 'transfer-refused',
    at: '/transfer1',
    draft,
    act: send,
    fault: {
      call: 'batchTransfer',
      kind: 'code',
      value: '5110',
      message: '余额不足：共需 176.0 龙币，还差 5.3',
    },
  },
  { name: 'transfer-over-limit', at: '/transfer1', draft: { ...draft, money: '1200' }, act: confirm },
  { name: 'payment-password', at: '/transfer1', draft: expensiveDraft, act: askPassword },
  {
    name: 'payment-password-wrong',
    at: '/transfer1',
    draft: expensiveDraft,
    act: (page) => typeWrong(page, 1),
  },
  {
    name: 'payment-password-locked',
    at: '/transfer1',
    draft: expensiveDraft,
    act: (page) => typeWrong(page, 5),
  },
  { name: 'payment-code', at: '/transfer1', draft: expensiveDraft, act: askCode },
  {
    name: 'transfer-checking',
    at: '/transfer1',
    draft,
    clock: true,
    act: wait,
    fault: { call: 'batchTransfer', kind: 'hold', times: 1 },
  },
  { name: 'transfer-success', at: '/transfer1', draft, act: send },
  { name: 'colleagues', at: '/rewardUsers?for=/transfer1', draft },
  {
    name: 'colleagues-nobody',
    at: '/rewardUsers?for=/transfer1',
    act: (page) => page.getByRole('searchbox').fill('zzzz'),
  },
  { name: 'record', at: '/rewardDetail' },
  { name: 'bill', at: '/longballDetail' },
  { name: 'bill-months', at: '/longballDetail', act: openMonths },
  { name: 'bill-nothing', at: '/longballDetail?q=zzzz' },
  { name: 'bill-fails', at: '/longballDetail', fault: { call: '*', kind: 'html', times: 'always' } },
  { name: 'accounts', at: '/manageAccounts/0' },
  { name: 'accounts-team', at: '/manageAccounts/1' },
  { name: 'reward', at: '/transfer2' },
  { name: 'centre', at: '/transfer-page' },
  { name: 'book', at: '/transfer3' },
  { name: 'book-day', at: '/transfer3', act: openCalendar },
  { name: 'bookings', at: '/orderreward1', world: 'gifts' },
  { name: 'bookings-month', at: '/orderreward1?view=calendar', world: 'gifts' },
  { name: 'bookings-team', at: '/orderreward2' },
  { name: 'packets', at: '/red-packets' },
  { name: 'packet', at: '/NBagDesc' },
  { name: 'welfare', at: '/bigdata' },
  { name: 'guide', at: '/guide' },
  { name: 'life', at: '/newHome' },
  { name: 'life-fails', at: '/newHome', fault: refused },
  { name: 'life-waits', at: '/newHome', fault: slow },
  { name: 'life-offline', at: '/newHome', offline: true },
  { name: 'scenes', at: '/allScene' },
  { name: 'scenes-of-a-member', at: '/allScene', world: 'wallet-mode' },
  { name: 'activities', at: '/allActivity' },
  { name: 'activities-none', at: '/allActivity?state=over&kind=learning', act: searchNothing },
  { name: 'activities-fail', at: '/allActivity', fault: refused },
  { name: 'activities-wait', at: '/allActivity', fault: slow },
  { name: 'news', at: '/news-list' },
  { name: 'news-fails', at: '/news-list', fault: refused },
  { name: 'news-waits', at: '/news-list', fault: slow },
  {
    name: 'news-offline',
    at: '/news-list',
    offline: true,
    act: (page) => page.getByRole('tab').nth(2).click(),
  },
  { name: 'news-of-a-kind', at: '/news-list?kind=health' },
  { name: 'news-article', at: '/news-detail?id=N0000', whole: true },
  { name: 'news-picture', at: '/news-detail?id=N0000', act: openPicture },
  { name: 'news-article-fails', at: '/news-detail?id=N0000', fault: refused },
  { name: 'news-article-waits', at: '/news-detail?id=N0000', fault: slow },
  { name: 'news-gone', at: '/news-detail?id=nothing' },
  { name: 'authorisations', at: '/settingAuth' },
  { name: 'privacy', at: '/settingAuth2' },
  { name: 'redemption', at: '/settingAuth3' },
  {
    name: 'authorise',
    at: '/AuthorizePage?appId=yunshan&redirectUrl=https%3A%2F%2Fhealth.yunshan.example%2Fback&state=1',
  },
  { name: 'activation', at: '/activation', world: 'no-account' },
  { name: 'no-account', at: '/home', world: 'no-account' },
  { name: 'alerts', at: '/home', world: 'alerts' },
  { name: 'popups', at: '/home', world: 'popups' },
  {
    name: 'session-expired',
    at: '/longballDetail',
    fault: { call: '*', kind: 'code', value: '6006', times: 'always' },
  },
  { name: 'console', at: '/home', act: (page) => page.getByRole('button', { name: 'QA 控制台' }).click() },
  { name: 'limits', at: '/payLimitation' },
  { name: 'limits-fail', at: '/payLimitation', act: refuseLimit },
  { name: 'limit', at: '/setLimitation?which=day', act: typeLimit },
  { name: 'limit-password', at: '/setLimitation?which=day', act: proveLimit },
  { name: 'limit-code', at: '/setLimitation?which=day', act: codeForLimit },
  { name: 'spending-scenes', at: '/sceneAuthorize' },
  { name: 'spending-scene', at: '/sceneLimitation?scene=mall' },
  { name: 'password', at: '/setPassword' },
  { name: 'password-captcha', at: '/setPassword?way=forgot' },
  { name: 'red-packet', at: '/NBagDesc' },
  { name: 'red-packet-opened', at: '/NBagDesc', act: openPacket },
  { name: 'red-packet-expired', at: '/NBagDesc?id=K0000004' },
  { name: 'red-packets', at: '/red-packets' },
  { name: 'welfare-data', at: '/bigdata', whole: true },
  { name: 'settings', at: '/settingNew', whole: true },
  { name: 'search', at: '/search' },
  { name: 'search-typing', at: '/search', act: (page) => page.getByRole('combobox').fill('礼') },
  { name: 'search-results', at: '/search?q=年', whole: true },
  { name: 'search-goods', at: '/search?q=礼盒&kind=goods' },
  { name: 'search-nothing', at: '/search?q=zzzz' },
  {
    name: 'search-fails',
    at: '/search?q=打车',
    fault: { call: 'search', kind: 'code', value: '7777', message: '系统维护中', times: 'always' },
  },
  { name: 'search-waits', at: '/search?q=打车', fault: slow },
  {
    name: 'search-offline',
    at: '/search',
    offline: true,
    act: (page) =>
      page
        .getByRole('combobox')
        .fill('打车')
        .then(() => page.keyboard.press('Enter')),
  },
  { name: 'scan', at: '/qrcodeScan' },
  { name: 'scan-text', at: '/qrcodeScan', act: typeCode },
  { name: 'pay-code', at: '/paymentQRcode' },
  { name: 'pay-code-fails', at: '/paymentQRcode', fault: refused },
  { name: 'pay-code-waits', at: '/paymentQRcode', fault: slow },
  { name: 'pay-code-offline', at: '/paymentQRcode', offline: true },
  { name: 'pay-code-large', at: '/paymentQRcode', act: enlarge },
  { name: 'pay-code-waited-for', at: '/paymentQRcode', act: (page) => charge(page, 3_000) },
  { name: 'pay-code-refused', at: '/paymentQRcode', act: (page) => charge(page, 25_000) },
  { name: 'pay-code-paid', at: '/paymentQRcode', act: (page) => charge(page, 180) },
  { name: 'scan-pay', at: '/scan-pay?code=YUNSHAN01', act: (page) => page.getByRole('textbox').fill('18') },
  { name: 'scan-pay-fails', at: '/scan-pay?code=YUNSHAN01', fault: refused },
  { name: 'scan-pay-waits', at: '/scan-pay?code=YUNSHAN01', fault: slow },
  { name: 'scan-pay-confirm', at: '/scan-pay?code=FRUIT04', act: payFixed },
  { name: 'scan-pay-unknown', at: '/scan-pay?code=NOBODY' },
  { name: 'soon', at: '/recharge' },
  { name: 'unknown', at: '/no-such-page' },
  { name: 'kit', at: '/__kit', whole: true },
];

/** The screens that are opened every day without a payment. */
const everyday = [
  'life',
  'scenes',
  'activities',
  'news',
  'news-article',
  'search',
  'search-results',
  'scan',
  'pay-code',
  'scan-pay',
];

const views = [
  { name: '320-light', width: 320, scheme: 'light' },
  { name: '390-light', width: 390, scheme: 'light' },
  { name: '390-dark', width: 390, scheme: 'dark' },
  { name: '390-xlarge', width: 390, scheme: 'light', text: 'xlarge' },
  { name: '1280-light', width: 1280, scheme: 'light' },
  {
    name: '430-light',
    width: 430,
    scheme: 'light',
    only: ['home', 'transfer-filled', 'bill', ...everyday],
  },
  // The longest words in the largest text on the narrowest phone.
  {
    name: '320-english-xlarge',
    width: 320,
    scheme: 'light',
    text: 'xlarge',
    language: 'en-US',
    only: ['home', 'transfer-filled', ...everyday],
  },
  { name: '768-light', width: 768, scheme: 'light', only: ['home', 'transfer-confirm', 'bill'] },
  {
    name: 'landscape',
    width: 844,
    height: 390,
    scheme: 'light',
    only: ['home', 'transfer-filled', 'transfer-keypad', 'colleagues'],
  },
  {
    name: '390-contrast',
    width: 390,
    scheme: 'light',
    contrast: 'more',
    only: ['home', 'transfer-filled', 'bill', 'kit'],
  },
  { name: '390-dark-contrast', width: 390, scheme: 'dark', contrast: 'more', only: ['home', 'bill'] },
];

async function openCalendar(page) {
  await page.getByRole('radio', { name: '节日问候' }).click();
  await page.getByRole('button', { name: /^送达日期/ }).click();
  await page.getByRole('group', { name: /月$/ }).waitFor();
}

async function openMonths(page) {
  await page.getByRole('button', { name: /^月份/ }).click();
  await page.getByRole('dialog', { name: '月份' }).waitFor();
}

async function openPicture(page) {
  await page
    .getByRole('button', { name: /^看大图/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function confirm(page) {
  await page.getByRole('button', { name: /^转出/ }).click();
  await page.getByRole('dialog').waitFor();
}

async function typeCode(page) {
  await page.getByRole('button', { name: '输入码' }).click();
  await page.getByLabel('码上的文字').fill('会议室 3A，下午两点');
  await page.getByRole('button', { name: '识别' }).click();
}

async function seeWholeDay(page) {
  const take = page.getByRole('button', { name: '收下' });
  await take.waitFor();
  await take.click();
  await page.getByRole('button', { name: /^还有/ }).click();
}

async function searchNothing(page) {
  await page.getByRole('searchbox').fill('火箭');
}

async function openPacket(page) {
  // The packet is open already after another screenshot.
  const seal = page.getByRole('button', { name: '打开红包' });
  if (await seal.isVisible()) await seal.click();
  await page.getByText('已存入个人账户').waitFor();
}

async function send(page) {
  await confirm(page);
  await page.getByRole('button', { name: /^确认转出/ }).click();
  await page.getByText(/单号|返回修改/).waitFor();
}

async function askPassword(page) {
  await confirm(page);
  await page.getByRole('button', { name: /^确认转出/ }).click();
  await page.getByRole('group', { name: '密码键盘' }).waitFor();
}

async function typeWrong(page, times) {
  await askPassword(page);
  for (let turn = 0; turn < times; turn += 1) {
    await page.keyboard.type('000001');
    await page.getByText(/还可以试|已锁定/).waitFor();
  }
  if (times === 1) await page.keyboard.type('907');
}

async function askCode(page) {
  await askPassword(page);
  await page.getByRole('button', { name: '用短信验证码' }).click();
  await page.getByRole('textbox', { name: '短信验证码' }).fill('286');
}

async function refuseLimit(page) {
  await control('faults', {
    add: { call: 'free/save', kind: 'code', value: '7777', message: '系统维护中', times: 'always' },
  });
  await page.getByRole('radio', { name: '50 龙币' }).click();
  await page.getByRole('alert').waitFor();
}

async function typeLimit(page) {
  await page.getByRole('textbox').fill('6000');
}

async function proveLimit(page) {
  await typeLimit(page);
  await page.getByRole('button', { name: /^调高到/ }).click();
  await page.getByRole('group', { name: '密码键盘' }).waitFor();
}

async function codeForLimit(page) {
  await proveLimit(page);
  await page.getByRole('button', { name: '用短信验证码' }).click();
  await page.getByRole('textbox', { name: '短信验证码' }).fill('286');
}

/** Sends a payment without an answer, and waits the minute after which it is shown as being checked. */
async function wait(page) {
  await confirm(page);
  await page.getByRole('button', { name: /^确认转出/ }).click();
  await page.getByText('正在送出').waitFor();
  await page.clock.runFor(61_000);
  await page.getByText('正在核对这笔转账').waitFor();
}

async function enlarge(page) {
  await page.getByRole('button', { name: '放大付款码' }).click();
  await page.getByRole('dialog').waitFor();
}

/** A cashier terminal scans the shown code, and the page is notified. */
async function charge(page, money) {
  await page.getByRole('img', { name: '付款二维码' }).waitFor();
  const { till } = await (await fetch(`${base}/__mock/state`)).json();
  await control('charge', { code: till.code, merchant: '云杉咖啡', money });
  await page.getByText(/^已付给|^下一步|超过每笔限额/).waitFor();
}

async function payFixed(page) {
  await page.getByRole('button', { name: /^付款 / }).click();
  await page.getByText(/^这笔不用/).waitFor();
}

async function control(action, body) {
  await fetch(`${base}/__mock/${action}`, { method: 'POST', body: JSON.stringify(body) });
}

async function take(browser, look, view) {
  await control('reset', { world: look.world ?? 'default' });
  if (look.fault !== undefined) await control('faults', { add: { when: 'before', ...look.fault } });
  const page = await browser.newPage({
    viewport: { width: view.width, height: view.height ?? 844 },
    deviceScaleFactor: look.whole === true ? 1 : 2,
    colorScheme: view.scheme,
    reducedMotion: 'reduce',
    contrast: view.contrast ?? 'no-preference',
    // On a touch screen, controls for a mouse are hidden.
    hasTouch: view.width < 1000,
    isMobile: view.width < 1000,
  });
  await page.addInitScript(
    ({ text, stored, language }) => {
      const mark = () => {
        if (text !== undefined) document.documentElement.dataset.lcText = text;
      };
      if (document.documentElement === null) addEventListener('DOMContentLoaded', mark);
      else mark();
      if (language !== undefined) localStorage.setItem('preferences', JSON.stringify({ language }));
      if (stored !== undefined && sessionStorage.getItem('looked') === null) {
        sessionStorage.setItem('looked', 'yes');
        localStorage.setItem('person/transfer-draft', JSON.stringify(stored));
      }
    },
    { text: view.text, stored: look.draft, language: view.language },
  );
  if (look.clock === true) await page.clock.install();
  await page.goto(`${base}/#${look.at}`);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  if (look.offline === true) await page.context().setOffline(true);
  await look.act?.(page);
  // A read is retried before it fails.
  if (look.offline === true) await page.waitForTimeout(4_000);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.screenshot({
    path: join(folder, `${look.name}-${view.name}.png`),
    fullPage: look.whole === true,
  });
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
rmSync(stateFile, { force: true });
const server = spawn('npx', ['vite', '--mode', 'mock', '--port', String(port), '--strictPort'], {
  cwd: root,
  env: { ...process.env, MOCK_STATE_FILE: stateFile },
  stdio: 'ignore',
  detached: true,
});
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  for (let tries = 0; tries < 200; tries += 1) {
    const up = await fetch(base).then(
      () => true,
      () => false,
    );
    if (up) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const pictures = looks
    .flatMap((look) => views.map((view) => ({ look, view })))
    .filter(({ look, view }) => view.only?.includes(look.name) ?? true)
    .filter(({ look, view }) => wanted.every((part) => `${look.name}-${view.name}`.includes(part)));
  for (const { look, view } of pictures) await take(browser, look, view);
  console.log(`${pictures.length} pictures in .tmp/look/`);
} finally {
  await browser.close();
  process.kill(-server.pid);
}
