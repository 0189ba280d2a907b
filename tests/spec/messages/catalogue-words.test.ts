import { describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/failure';
import { popupMessages } from '@/messages/areas/popups';
import { errorMessages } from '@/messages/errors';
import { failureText, serverText } from '@/messages/failure-text';
import { hostErrorMessages } from '@/messages/host-errors';
import { kitMessages } from '@/messages/kit';
import { sessionMessages } from '@/messages/session';
import { shellMessages } from '@/messages/shell';

const zh = errorMessages.zh;
const en = await errorMessages.en();
const hostZh = hostErrorMessages.zh;
const hostEn = await hostErrorMessages.en();
/** The words of the catalogue that are not about a call stand with what they belong to. */
const allZh = { ...kitMessages.zh, ...popupMessages.zh, ...hostZh, ...shellMessages.zh, ...zh };
const allEn = {
  ...(await kitMessages.en()),
  ...(await popupMessages.en()),
  ...hostEn,
  ...(await shellMessages.en()),
  ...en,
};

describe('the error catalogue', () => {
  it.each([
    [400, '请求错误', 'request error'],
    [401, '未授权，请登录', 'unauthorized, please log in'],
    [403, '拒绝访问', 'access denied'],
    [404, '请求地址出错：/a/b', 'request address error: /a/b'],
    [408, '请求超时', 'request timeout'],
    [429, '访问人数较多，请稍后再试', 'many visitors, try later'],
    [500, '服务器开了点小差，请稍后再试', 'server having a little trouble, try later'],
    [501, '服务器开了点小差，请稍后再试', 'server having a little trouble, try later'],
    [502, '服务器开了点小差，请稍后再试', 'server having a little trouble, try later'],
    [503, '服务器开了点小差，请稍后再试', 'server having a little trouble, try later'],
    [504, '服务器开了点小差，请稍后再试', 'server having a little trouble, try later'],
    [505, 'HTTP 版本不受支持', 'HTTP version not supported'],
    [402, '请求失败，请稍后再试', 'request failed, try later'],
    [418, '请求失败，请稍后再试', 'request failed, try later'],
    [506, '请求失败，请稍后再试', 'request failed, try later'],
    [599, '请求失败，请稍后再试', 'request failed, try later'],
  ])('has the same words for HTTP status %i everywhere', (status, chinese, english) => {
    const failure: Failure = { kind: 'http', status, path: '/a/b' };
    expect(failureText(failure, zh)).toBe(chinese);
    expect(failureText(failure, en)).toBe(english);
  });

  it('names the path of a 404 without its query', () => {
    const failure: Failure = { kind: 'http', status: 404, path: '/a?token=secret#x' };
    expect(failureText(failure, zh)).toBe('请求地址出错：/a');
  });

  it.each<[Failure, string, string]>([
    [{ kind: 'timeout' }, '请求超时，请稍后重试', 'request timeout, please try again later'],
    [{ kind: 'expired' }, '登录失效', 'login invalid'],
    [
      { kind: 'departed' },
      '你已离职，不能再登录龙币钱包',
      'you have left the company and can no longer log in',
    ],
    [{ kind: 'no-account' }, '您还没有龙币账户', 'you have no account'],
    [{ kind: 'wallet-trouble', message: null }, '网络异常，请稍后再试', 'network error, try again later'],
    [
      { kind: 'code', code: '9999', message: 'NullPointerException' },
      '服务器出了点小故障，请联系管理员',
      'server glitch, contact administrator',
    ],
    [{ kind: 'code', code: '3017', message: '库存不足' }, '库存不足', '库存不足'],
    [{ kind: 'wallet-trouble', message: '系统维护中' }, '系统维护中', '系统维护中'],
    [{ kind: 'cancelled' }, '', ''],
  ])('has these words for %j', (failure, chinese, english) => {
    expect(failureText(failure, zh)).toBe(chinese);
    expect(failureText(failure, en)).toBe(english);
  });

  it.each<Failure>([
    { kind: 'network' },
    { kind: 'invalidResponse' },
    { kind: 'code', code: '1234', message: null },
  ])('has a readable sentence for %j, which has no words of its own', (failure) => {
    expect(failureText(failure, zh)).toMatch(/^[\u4e00-\u9fff，]{8,}$/);
    expect(failureText(failure, en)).toMatch(/^[a-z ,]{12,}$/);
  });

  it.each(['', '  \n ', 'undefined', 'null', 'NaN', '[object Object]', '\u202e'])(
    'treats the message %j as missing',
    (message) => {
      expect(failureText({ kind: 'code', code: '1234', message }, zh)).toBe(zh.noMessage);
      expect(failureText({ kind: 'wallet-trouble', message }, zh)).toBe(zh.walletTrouble);
    },
  );

  it('uses the glitch text only when a client with one got no message', () => {
    expect(failureText({ kind: 'code', code: '1234', message: null }, zh, 'glitch')).toBe(zh.glitch);
    expect(failureText({ kind: 'code', code: '1234', message: '已售罄' }, zh, 'glitch')).toBe('已售罄');
    expect(failureText({ kind: 'code', code: '9999', message: '已售罄' }, zh, 'glitch')).toBe('已售罄');
  });

  it.each([
    ['staffLoginInvalid', '登录失效！', 'login invalid!'],
    ['offline', '网络不可用，请检查您的网络设置', 'network unavailable, please check your network settings'],
    ['tickAgreement', '请先勾选协议', 'please tick the agreement'],
    ['illegalInput', '输入的数据不合法！', 'Input data is illegal!'],
    ['unsupported', '当前环境不支持此功能', 'unsupported'],
    [
      'scanUnsupported',
      '抱歉，当前客户端版本不支持扫一扫',
      'sorry, the current client version does not support scan',
    ],
  ] as const)('has %s in both languages', (key, chinese, english) => {
    expect(allZh[key]).toBe(chinese);
    expect(allEn[key]).toBe(english);
  });

  it('shows the error text of a failed configuration check', () => {
    expect(hostZh.configFailed('invalid signature')).toBe('配置验证失败：invalid signature');
    expect(hostEn.configFailed('invalid signature')).toBe('config verification failed: invalid signature');
  });

  it('names a chunk that cannot be loaded', async () => {
    expect(shellMessages.zh.chunkLine('transfer1')).toContain('transfer1');
    expect((await shellMessages.en()).chunkLine('transfer1')).toContain('transfer1');
  });

  it('says on the page behind the toast of an expired session that the log-in has expired', async () => {
    expect(sessionMessages.zh.expiredTitle).toBe('登录已过期');
    expect((await sessionMessages.en()).expiredTitle).toBe('login expired');
  });
});

describe('the words of a gateway', () => {
  it('are shortened to three lines', () => {
    expect(serverText('one\r\n\n two \nthree\nfour')).toBe('one\ntwo\nthree');
  });

  it('are shortened to the length of three lines, without splitting a character', () => {
    const cut = serverText('👍🏽'.repeat(200)) ?? '';
    expect(cut).toBe(`${'👍🏽'.repeat(90)}…`);
  });

  it('are shown as text: markup is neither removed nor trusted', () => {
    expect(serverText('<b>no</b>')).toBe('<b>no</b>');
  });

  it('are stripped of control and direction characters', () => {
    expect(serverText('a\u0000b\u202ec\tde')).toBe('a b c de');
  });
});
