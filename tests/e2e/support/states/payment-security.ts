import { expect, type Page } from '@playwright/test';
import { typePassword } from '../steps';
import { reach, refuseCall, showing, type ScreenState, type StateParts } from './state';

/** This is not the payment password of anybody in a fresh world. */
const wrongPassword = '907215';

/** Changes the daily limit up to the request for the password. */
async function reachProof(page: Page): Promise<void> {
  await reach(page, '/setLimitation?which=day', '当前 5,000.0');
  await page.getByRole('textbox').fill('6000');
  await page.getByRole('button', { name: '调高到 6,000.0 龙币' }).click();
  await expect(page.getByRole('dialog', { name: '输入支付密码' })).toBeVisible();
}

/** Changes the daily limit up to the request for a code. */
async function reachLimitsCode(page: Page): Promise<void> {
  await reachProof(page);
  await page.getByRole('button', { name: '用短信验证码' }).click();
  await expect(
    page.getByText(/^已发送到尾号 \d{4} 的手机，用来：每天最多付调高到 6,000\.0 龙币$/),
  ).toBeVisible();
}

/** Answers the captcha in words. */
async function answerCaptcha(page: Page): Promise<void> {
  await page.getByRole('button', { name: '换成文字题' }).click();
  const sum = await page.getByText(/^\d+ \+ \d+ = \?$/).innerText();
  const parts = sum.match(/\d+/g) ?? [];
  await page
    .getByRole('textbox', { name: '答案' })
    .fill(String(parts.reduce((total, part) => total + Number(part), 0)));
  await page.getByRole('button', { name: '提交答案' }).click();
}

/** Types five wrong passwords. */
async function lockPassword(page: Page): Promise<void> {
  await reach(page, '/setPassword', '输入当前支付密码');
  for (let turn = 4; turn >= 0; turn -= 1) {
    await typePassword(page, wrongPassword);
    await expect(page.getByRole('alert')).toContainText(turn > 0 ? `还可以试 ${turn} 次` : '已锁定至');
  }
}

/** Limits, scenes, the password and the page of codes, in each state that looks different. */
export const paymentSecurityStates: readonly ScreenState[] = [
  {
    address: '/payLimitation',
    what: 'filled',
    reach: showing('/payLimitation', '今天还可以免密付'),
  },
  {
    address: '/payLimitation',
    what: 'with payments without password off',
    reach: async ({ page }) => {
      await reach(page, '/payLimitation', '今天还可以免密付');
      await page.getByRole('switch', { name: '免密支付' }).click();
      await expect(page.getByText('未开启，每笔都要输入支付密码')).toBeVisible();
      await expect(page.getByText('已保存')).toHaveCount(0);
    },
  },
  {
    address: '/payLimitation',
    what: 'with a change that failed',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('free/save'));
      await reach(page, '/payLimitation', '今天还可以免密付');
      await page.getByRole('radio', { name: '50 龙币' }).click();
      await expect(page.getByRole('alert')).toContainText('系统维护中');
    },
  },
  {
    address: '/payLimitation',
    what: 'without its limits',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('free/select'));
      await reach(page, '/payLimitation', '支付限额加载失败');
      await expect(page.getByText('系统维护中')).toHaveCount(1);
    },
  },
  {
    address: '/payLimitation',
    what: 'without a password',
    reach: async ({ page, world }) => {
      await world.reset('no-password');
      await reach(page, '/payLimitation', '还没有设置支付密码，调高限额需要短信验证码');
    },
  },
  {
    address: '/setLimitation',
    what: 'about to be raised',
    reach: async ({ page }) => {
      await reach(page, '/setLimitation?which=day', '当前 5,000.0');
      await page.getByRole('textbox').fill('6000');
      await expect(page.getByRole('button', { name: '调高到 6,000.0 龙币' })).toBeVisible();
    },
  },
  {
    address: '/setLimitation',
    what: 'with a validation error',
    reach: async ({ page }) => {
      await reach(page, '/setLimitation?which=payment', '当前 2,000.0');
      await page.getByRole('textbox').fill('6000');
      await expect(page.getByRole('link', { name: '修改每天限额' })).toBeVisible();
    },
  },
  {
    address: '/setLimitation',
    what: 'with the keypad',
    reach: async ({ page }) => {
      await reach(page, '/setLimitation?which=payment', '当前 2,000.0');
      await page.getByRole('textbox').click();
      await page.getByRole('dialog').getByRole('button', { name: '8', exact: true }).click();
    },
  },
  {
    address: '/setLimitation',
    what: 'with a wrong password',
    reach: async ({ page }) => {
      await reachProof(page);
      await typePassword(page, wrongPassword);
      await expect(page.getByRole('alert')).toContainText('还可以试 4 次');
    },
  },
  {
    address: '/sceneAuthorize',
    what: 'filled',
    reach: showing('/sceneAuthorize', '积分兑换'),
  },
  {
    address: '/sceneLimitation',
    what: 'of a scene without the password',
    reach: showing('/sceneLimitation?scene=code', '每笔不超过'),
  },
  {
    address: '/sceneLimitation',
    what: 'of a scene that requires the password',
    reach: showing('/sceneLimitation?scene=exchange', '每次验密码'),
  },
  {
    address: '/setPassword',
    what: 'with the request for the old one',
    reach: showing('/setPassword', '输入当前支付密码'),
  },
  {
    address: '/setPassword',
    what: 'with a weak one refused',
    reach: async ({ page, world }) => {
      await world.reset('no-password');
      await reach(page, '/setPassword', '输入新的支付密码');
      await typePassword(page, '123456');
      await expect(page.getByRole('alert')).toContainText('数字连号');
    },
  },
  { address: '/setPassword', what: 'locked', reach: ({ page }) => lockPassword(page) },
  {
    address: '/verificationCode',
    what: 'for a change of limits, with a wrong code',
    reach: async ({ page, world }: StateParts) => {
      await reachLimitsCode(page);
      const code = await world.newestCode();
      await page.getByRole('textbox').fill(code === '000000' ? '000001' : '000000');
      await expect(page.getByRole('alert')).toContainText('还可以试 4 次');
    },
  },
  {
    address: '/verificationCode',
    what: 'with no pending change',
    reach: showing('/verificationCode', '没有待验证的修改'),
  },
  {
    address: '/verificationCode',
    what: 'with a captcha, answered wrong',
    reach: async ({ page }) => {
      await reach(page, '/setPassword?way=forgot', '请先确认是你本人操作');
      await page.getByRole('textbox').fill('0');
      await page.getByRole('button', { name: '提交答案' }).click();
      await expect(page.getByRole('alert')).toContainText('回答错误');
      await expect(page.getByRole('img')).toBeVisible();
    },
  },
  {
    address: '/verificationCode',
    what: 'for a forgotten password',
    reach: async ({ page }) => {
      await reach(page, '/verificationCode?for=password', '请先确认是你本人操作');
      await answerCaptcha(page);
      await expect(page.getByText(/^已发送到尾号/)).toBeVisible();
    },
  },
  {
    address: '/settingNew',
    what: 'without a payment password',
    reach: async ({ page, world }) => {
      await world.reset('no-password');
      await reach(page, '/settingNew', '还没有设置支付密码');
      await expect(page.getByText('未设置')).toBeVisible();
    },
  },
];
