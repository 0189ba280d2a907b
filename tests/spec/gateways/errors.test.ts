// @vitest-environment happy-dom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '@/api/call';
import { connection } from '@/api/connection';
import { endpoint, type Endpoint } from '@/api/endpoint';
import { accountInfo, walletBalance } from '@/api/endpoints/account';
import { failureOf } from '@/api/errors';
import type { GatewayName } from '@/api/gateways';
import { coins } from '@/api/wire';
import { wire } from '@/app/wiring';
import { errorMessages } from '@/messages/errors';
import { useAppStatus } from '@/state/app-status';
import { noticeDismissed, useNotifications } from '@/state/notifications';
import { languageChosen } from '@/state/preferences';
import { sessionEnded, sessionGiven } from '@/state/session';
import { envelope, runToEnd, stubGateway, type Reply } from '../../support/gateways/gateway-stub';

function sample(gateway: GatewayName) {
  return endpoint({
    name: 'sample',
    gateway,
    service: 'wallet',
    path: '/sample/v1/read',
    encrypted: false,
    effect: 'read',
    body: v.object({}),
    data: v.object({ balance: coins }),
  });
}

/** Makes one call with the app's own wiring and returns the notifications that were shown. */
async function notices(
  reply: Reply,
  target: Endpoint = sample('wallet'),
  body: object = {},
): Promise<string[]> {
  wire();
  const { onFailure } = await connection();
  stubGateway([reply], { onFailure });
  await runToEnd(call(target, body).catch(failureOf));
  await vi.runAllTimersAsync();
  return useNotifications
    .getState()
    .shown.map(({ text, form }) => (form === 'alert' ? `alert: ${text}` : text));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of useNotifications.getState().shown) noticeDismissed(id);
  useAppStatus.setState({ expired: false, hasSteppedBack: false });
  sessionEnded();
  languageChosen('zh-CN');
});

describe('an HTTP status', () => {
  it.each([
    [400, '请求错误'],
    [401, '未授权，请登录'],
    [403, '拒绝访问'],
    [404, '请求地址出错：/sample/v1/read'],
    [408, '请求超时'],
    [429, '访问人数较多，请稍后再试'],
    [500, '服务器开了点小差，请稍后再试'],
    [502, '服务器开了点小差，请稍后再试'],
    [504, '服务器开了点小差，请稍后再试'],
    [505, 'HTTP 版本不受支持'],
    [418, '请求失败，请稍后再试'],
  ])('of %i shows %s, once', async (status, text) => {
    expect(await notices({ status, body: '' })).toEqual([text]);
  });

  it.each([
    [400, 'request error'],
    [403, 'access denied'],
    [429, 'many visitors, try later'],
    [503, 'server having a little trouble, try later'],
    [505, 'HTTP version not supported'],
  ])('of %i shows “%s” in English', async (status, text) => {
    languageChosen('en-US');
    await errorMessages.en();
    expect(await notices({ status, body: '' })).toEqual([text]);
  });

  it('has other words than a time-out', async () => {
    expect(await notices('no answer')).toEqual(['请求超时，请稍后重试']);
  });

  it('of 403 does not end the session, unlike body code 403', async () => {
    await notices({ status: 403, body: '' });
    expect(useAppStatus.getState().expired).toBe(false);
  });
});

describe('a body code', () => {
  it('other than 0000 shows the server’s message', async () => {
    expect(await notices(envelope(null, '5001', '今天已经领过了'))).toEqual(['今天已经领过了']);
  });

  it('of 9999 shows the glitch text', async () => {
    expect(await notices(envelope(null, '9999', 'NullPointerException'))).toEqual([
      '服务器出了点小故障，请联系管理员',
    ]);
  });

  it.each([
    [9999, sample('wallet'), '服务器出了点小故障，请联系管理员'],
    [403, sample('wallet'), '登录失效'],
    [6006, sample('life'), '登录失效'],
    [3017, sample('mall'), '登录失效'],
    [5001, sample('wallet'), '今天已经领过了'],
  ])('that is the number %i is the same code', async (code, target, text) => {
    const body = JSON.stringify({ code, message: '今天已经领过了' });
    expect(await notices({ status: 200, body }, target)).toEqual([text]);
  });

  it('that is the number 6 tells from the account information that there is no account', async () => {
    const body = JSON.stringify({ code: 6, message: '无账户' });
    expect(await notices({ status: 200, body }, accountInfo, { oa: 'LX1' })).toEqual([
      'alert: 您还没有龙币账户',
    ]);
  });

  it('of the cashier gateway shows the server’s message, or the glitch text without one', async () => {
    expect(await notices(envelope(null, '9999', '订单已关闭'), sample('cashier'))).toEqual(['订单已关闭']);
    noticeDismissed(useNotifications.getState().shown[0]?.id ?? 0);
    expect(await notices(envelope(null, '77', ''), sample('cashier'))).toEqual([
      '服务器出了点小故障，请联系管理员',
    ]);
  });

  it.each([
    ['wallet', '403'],
    ['wallet', '6006'],
    ['life', '6006'],
    ['mall', '3017'],
  ] as const)('on %s with the value %s ends the session', async (name, code) => {
    expect(await notices(envelope(null, code, 'x'), sample(name))).toEqual(['登录失效']);
    expect(useAppStatus.getState().expired).toBe(true);
  });

  it('of 3017 on other gateways is an ordinary code', async () => {
    expect(await notices(envelope(null, '3017', '名额已满'))).toEqual(['名额已满']);
    expect(useAppStatus.getState().expired).toBe(false);
  });

  it('of twenty calls that fail together is shown once', async () => {
    wire();
    const { onFailure } = await connection();
    stubGateway([envelope(null, '6006')], { onFailure });
    const endpoint = sample('wallet');
    const calls = Array.from({ length: 20 }, () => call(endpoint, {}).catch(failureOf));
    expect(await runToEnd(Promise.all(calls))).toEqual(
      calls.map(() => ({ kind: 'expired', endpoint: endpoint.name })),
    );
    expect(useNotifications.getState().shown.map(({ text }) => text)).toEqual(['登录失效']);
  });

  it('of 6 in account info is an alert that there is no account', async () => {
    expect(await notices(envelope(null, '6', '无账户'), accountInfo, { oa: 'LX1' })).toEqual([
      'alert: 您还没有龙币账户',
    ]);
  });

  it.each([
    ['its extra message', { extraMessage: '钱包维护中' }, 'alert: 钱包维护中'],
    ['the network text', {}, 'alert: 网络异常，请稍后再试'],
  ])('of 9999 for the wallet balance alerts with %s', async (_, extra, text) => {
    const body = JSON.stringify({ code: '9999', message: 'x', ...extra });
    expect(await notices({ status: 200, body }, walletBalance, { accountType: 0 })).toEqual([text]);
  });

  it.each([
    ['the extra message first', { extraMessage: '余额冻结', message: 'x' }, '余额冻结'],
    ['else the message', { message: '余额暂不可查' }, '余额暂不可查'],
    [
      'the message where the extra one is empty',
      { extraMessage: '', message: '余额暂不可查' },
      '余额暂不可查',
    ],
    [
      'the message where the extra one is blank',
      { extraMessage: ' \n', message: '余额暂不可查' },
      '余额暂不可查',
    ],
  ])('of the wallet balance other than 9999 shows %s in a toast', async (_, texts, text) => {
    const body = JSON.stringify({ code: '12', ...texts });
    expect(await notices({ status: 200, body }, walletBalance, { accountType: 0 })).toEqual([text]);
  });

  it('of the log-in client is left to the caller', async () => {
    expect(await notices(envelope(null, '6006', 'x'), sample('auth'))).toEqual([]);
    expect(useAppStatus.getState().expired).toBe(false);
  });
});

describe('a preview', () => {
  it.each([
    ['a server message', envelope(null, '5001', 'x')],
    ['an HTTP error', { status: 500, body: '' }],
    ['expiry', envelope(null, '6006', 'x')],
  ] as const)('does not show %s', async (_, reply) => {
    sessionGiven({ preview: true });
    expect(await notices(reply)).toEqual([]);
    expect(useAppStatus.getState().expired).toBe(false);
  });
});

describe('an invalid answer', () => {
  const fits = { code: '0000', data: { balance: 1 } };
  it.each([
    ['an HTML page', '<!doctype html><title>Log in to the Wi-Fi</title>'],
    ['nothing', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no code', JSON.stringify({ data: { balance: 1 } })],
    ['the number 0 for a code', JSON.stringify({ ...fits, code: 0 })],
    ['a code with a fraction', JSON.stringify({ ...fits, code: 0.5 })],
    ['a code in a list', JSON.stringify({ ...fits, code: ['0000'] })],
    ['a code with a blank', JSON.stringify({ ...fits, code: ' 0000' })],
    ['no data', JSON.stringify({ code: '0000' })],
    ['a balance as text', JSON.stringify({ ...fits, data: { balance: '1' } })],
    ['a balance that is null', JSON.stringify({ ...fits, data: { balance: null } })],
    ['a balance beyond all numbers', '{"code":"0000","data":{"balance":1e400}}'],
    ['cut JSON', '{"code":"0000","data":{"bala'],
  ])('with %s is reported in a sentence and never used as data', async (_, body) => {
    const shown = await notices({ status: 200, body });
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(/[一-龥]{4}/);
    expect(shown[0]).not.toMatch(/undefined|object|NaN/);
  });
});
