import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usualPassword } from '@/mocks/payment-security/security';
import { connectivityKnown } from '@/state/app-status';
import { tap } from '../../support/actions';
import { newestCode, reachCode, typeCode } from '../../support/activation';
import { fault } from '../../support/gateways/screen-network';
import { type } from '../../support/payment-security';
import { reachPasswordStep } from '../../support/payment-steps';
import { openApp, pass } from '../../support/render-app';
import { otherThan, typePassword } from '../../support/secrets';
import { openAddress } from '../../support/settings';

const refused = { kind: 'code', value: '7777', message: '系统维护中', times: 'always' } as const;

/** The texts of /messages, each up to its page and its code. */
async function keptMessages(): Promise<string[]> {
  await openAddress('/messages');
  return screen
    .queryAllByRole('listitem')
    .map((item) => Array.from(item.children, ({ textContent }) => textContent).slice(0, 2))
    .map(([text = '', details = '']) => `${text} · ${details.split(' · ').slice(1).join(' · ')}`);
}

it.each([
  {
    what: 'a refused check of the password',
    fail: async () => {
      await fault({ call: 'checkPassword', ...refused });
      await reachPasswordStep();
      await typePassword(usualPassword);
    },
    kept: '系统维护中 · 转账 · 代码 7777',
  },
  {
    what: 'a wrong password',
    fail: async () => {
      await reachPasswordStep();
      await typePassword(otherThan(usualPassword));
    },
    kept: '密码不对，还可以试 4 次 · 转账',
  },
  {
    what: 'a limit that was not saved',
    fail: async () => {
      await fault({ call: 'updatePaymentLimit', ...refused });
      await openApp('/setLimitation?which=payment');
      await type(screen.getByRole('textbox'), '1500');
      await tap('button', '调低到 1,500.0 龙币');
    },
    kept: '系统维护中 · 修改限额 · 代码 7777',
  },
  {
    what: 'a payment code that was not issued, although it is requested again and again',
    fail: async () => {
      await fault({ call: 'paymentCode', kind: 'status', value: 500, times: 'always' });
      await openApp('/paymentQRcode');
      await pass(20_000);
    },
    kept: '服务器开了点小差，请稍后再试 · 付款码 · 代码 HTTP 500',
  },
  {
    what: 'a red packet that was not opened',
    fail: async () => {
      await fault({ call: 'redPacketOpen', ...refused });
      await openApp('/NBagDesc?id=K0000001');
      await tap('button', '打开红包');
    },
    kept: '系统维护中 · 红包详情 · 代码 7777',
  },
  {
    what: 'a change of a delivery address that was tapped offline',
    fail: async () => {
      await openApp('/addressInformation?edit=D2');
      act(() => connectivityKnown(false));
      await tap('button', '保存地址');
    },
    kept: '没有存上：网络不可用，请检查您的网络设置 · 收货地址',
  },
  {
    what: 'a search without an answer',
    fail: async () => {
      await fault({ call: 'search', ...refused });
      await openApp('/search?q=礼盒');
    },
    kept: '系统维护中 · 搜索 · 代码 7777',
  },
  {
    what: 'an activation that failed',
    fail: async () => {
      await reachCode();
      await fault({ call: 'activateAccount', ...refused });
      await typeCode(await newestCode());
    },
    kept: '系统维护中 · 账户激活 · 代码 7777',
  },
])('keeps $what once on /messages', async ({ fail, kept }) => {
  await fail();
  expect(await keptMessages()).toEqual([kept]);
});

it('never keeps the password or the code that was typed', async () => {
  await fault({ call: 'checkPassword', ...refused, message: `密码 ${usualPassword} 不能用` });
  await reachPasswordStep();
  await typePassword(usualPassword);
  expect((await keptMessages()).join()).toContain('不能用');
  expect(localStorage.getItem('messages')).not.toContain(usualPassword);
});

it('keeps nothing of a call that no page waits for', async () => {
  await fault({ call: 'popupList', ...refused });
  await openApp('/home');
  expect(await keptMessages()).toEqual([]);
});
