// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '@/domain/failure';
import { redacted } from '@/domain/session/redaction';
import {
  messageOf,
  messagesAfter,
  recentMessages,
  type HistoryMessage,
} from '@/domain/settings/message-history';
import { messageRecorded, messagesCleared, messagesOwned, useMessageHistory } from '@/state/message-history';

const minute = 60_000;
const hour = 60 * minute;
const now = Date.UTC(2026, 10, 21, 1, 41);
const said = { build: null, text: '请求超时，请稍后重试', address: '/transfer1', time: now, secrets: [] };
const at = (time: number, text = String(time)): HistoryMessage => messageOf({ ...said, text, time });
const plain = (text: string) => text.replace(/[\s().·-]/g, '');

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const phone = fc
  .tuple(fc.constantFrom('13', '15', '17', '18', '19'), digits(9))
  .map((parts) => parts.join(''));
const arbitrarySurrounding = fc.constantFrom('', '您好，', '手机 ', 'sent to ', '（', '余额 2,680.5，号码：');
const behind = fc.constantFrom('', '，请稍后再试', ' has failed', '）', ' 已发送。');
const letters = Array.from('abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ');
const token = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...letters), minLength: 6, maxLength: 40 }),
    fc.integer({ min: 0, max: 99_999 }),
    fc.string({ unit: fc.constantFrom(...letters, '-', '_'), minLength: 6, maxLength: 40 }),
  )
  .map((parts) => parts.join(''));

describe('a stored message', () => {
  it('never contains a phone number, however it is written', () => {
    const spaced = fc
      .tuple(phone, fc.constantFrom('', ' ', '-', '.'), fc.constantFrom('', '+86 ', '86', '+86-'))
      .map(([number, gap, country]) => ({
        number,
        written: country + [number.slice(0, 3), number.slice(3, 7), number.slice(7)].join(gap),
      }));
    fc.assert(
      fc.property(arbitrarySurrounding, spaced, behind, (before, { number, written }, after) => {
        expect(plain(redacted(before + written + after))).not.toContain(number.slice(3, 7));
      }),
    );
  });

  it('contains the first three and the last four digits of a phone number', () => {
    expect(redacted('验证码已发送到 13812346188')).toBe('验证码已发送到 138****6188');
    expect(redacted('号码１３８１２３４６１８８')).toBe('号码138****6188');
  });

  it('never contains a payment password or a code by SMS', () => {
    fc.assert(
      fc.property(arbitrarySurrounding, digits(6), behind, (before, code, after) => {
        expect(redacted(before + code + after)).not.toContain(code);
      }),
    );
  });

  it('never contains what is named a password or a token, whatever its shape', () => {
    const name = fc.constantFrom('password', '密码', 'Token', '口令', 'Authorization', '验证码', 'key');
    const colon = fc.constantFrom(':', '=', '：', ' = ', '": "');
    const value = fc.string({ unit: fc.constantFrom(...letters), minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(arbitrarySurrounding, name, colon, value, (before, called, is, secret) => {
        expect(redacted(`${before}${called}${is}${secret}`)).not.toContain(secret);
      }),
    );
  });

  it('never contains a token, which is recognised by its shape', () => {
    fc.assert(
      fc.property(arbitrarySurrounding, token, behind, (before, secret, after) => {
        expect(redacted(before + secret + after)).not.toContain(secret);
      }),
    );
    for (const secret of ['lx-LX100001', 'key-LX100001-1', 'eyJhbGciOi.eyJzdWIiOjEy.SflKxwRJSMeKKF2QT4'])
      expect(redacted(`登录 ${secret} 已失效`)).toBe('登录 •••• 已失效');
  });

  it('never contains the secrets of the session', () => {
    fc.assert(
      fc.property(
        arbitrarySurrounding,
        fc.string({ minLength: 5 }).filter((text) => !text.includes('•')),
        behind,
        (before, secret, after) => {
          const message = messageOf({ ...said, text: before + secret + after, secrets: [secret, ''] });
          expect(message.text.split('••••').join('')).not.toContain(secret);
        },
      ),
    );
  });

  it.each([
    '请求地址出错：/life/api/home-config/v1/c/queryUserExpireStatistics',
    '密码错误，还可以试 3 次',
    '余额不足，还差 103.5 龙币，可用 10,000.0',
    '6006 登录失效',
    '已导出 400 笔，2026-11-21 09:41',
    '冯乐已离职，不能收龙币',
    'Wrong password, 3 tries left',
  ])('keeps %s unchanged', (text) => {
    expect(redacted(text)).toBe(text);
  });

  it('keeps the first part of its page’s address, without parameters and order numbers', () => {
    const page = (address: string) => messageOf({ ...said, address }).page;
    expect(page('/orderItemDetail/P000001?token=lx-LX100001')).toBe('/orderItemDetail');
    expect(page('/transfer1?id=1#x')).toBe('/transfer1');
    expect(page('')).toBe('/home');
    expect(page('/13812346188')).toBe('/138****6188');
  });
});

describe('a stored message has its code and the next step', () => {
  it.each<[Failure | undefined, string, string]>([
    [undefined, '', 'nothing'],
    [{ kind: 'network' }, '', 'network'],
    [{ kind: 'timeout' }, '', 'network'],
    [{ kind: 'http', status: 503, path: '/x' }, 'HTTP 503', 'later'],
    [{ kind: 'http', status: 429, path: '/x' }, 'HTTP 429', 'later'],
    [{ kind: 'http', status: 401, path: '/x' }, 'HTTP 401', 'login'],
    [{ kind: 'http', status: 403, path: '/x' }, 'HTTP 403', 'service'],
    [{ kind: 'code', code: '7777', message: null }, '7777', 'service'],
    [{ kind: 'code', code: '13812346188', message: null }, '138****6188', 'service'],
    [{ kind: 'expired' }, '', 'login'],
    [{ kind: 'no-account' }, '6', 'apply'],
    [{ kind: 'wallet-trouble', message: null }, '9999', 'later'],
    [{ kind: 'invalidResponse' }, '', 'later'],
  ])('for %j: “%s” and “%s”', (failure, code, next) => {
    expect(messageOf({ ...said, failure })).toMatchObject({ code, next });
  });
});

describe('the list of messages', () => {
  it('has the newest first', () => {
    const messages = messagesAfter(messagesAfter([], at(now - minute)), at(now));
    expect(messages.map(({ time }) => time)).toEqual([now, now - minute]);
  });

  it('keeps a message that is repeated within a minute once, with its latest time', () => {
    const repeated = (times: readonly number[]) =>
      times
        .reduce<HistoryMessage[]>((list, time) => messagesAfter(list, at(time, '请求超时')), [])
        .map(({ time }) => time);
    expect(repeated([now, now + minute - 1])).toEqual([now + minute - 1]);
    expect(repeated([now, now + minute])).toEqual([now + minute, now]);
  });

  it('has a hundred messages at most', () => {
    let messages: HistoryMessage[] = [];
    for (let count = 0; count < 130; count += 1) messages = messagesAfter(messages, at(now + count * minute));
    expect(messages).toHaveLength(100);
    expect(messages[0]?.time).toBe(now + 129 * minute);
  });

  it('drops a message after 24 hours', () => {
    expect(recentMessages([at(now)], now + 24 * hour - 1)).toHaveLength(1);
    expect(recentMessages([at(now)], now + 24 * hour)).toEqual([]);
    expect(messagesAfter([at(now - 24 * hour)], at(now))).toHaveLength(1);
  });

  it('drops a message even if its time was stored by a wrong clock', () => {
    expect(recentMessages([at(now + 24 * hour)], now)).toEqual([]);
  });
});

describe('the stored messages', () => {
  const stored = () => localStorage.getItem('messages');
  beforeEach(messagesCleared);

  it('are in storage until they are cleared', () => {
    messageRecorded({ ...said, text: '密码：abcdef' });
    expect(JSON.parse(stored() ?? '')).toEqual({
      owner: '',
      messages: [{ time: now, text: '密码：••••', page: '/transfer1', code: '', next: 'nothing' }],
    });
    messagesCleared();
    expect(stored()).toBeNull();
  });

  it('are kept when one of them is invalid', () => {
    const sound = at(now);
    localStorage.setItem(
      'messages',
      JSON.stringify({ owner: '', messages: [7, null, { ...sound, next: 'x' }, sound] }),
    );
    useMessageHistory.reread();
    expect(useMessageHistory.getState().messages).toEqual([sound]);
    localStorage.setItem('messages', '"nonsense"');
    useMessageHistory.reread();
    expect(useMessageHistory.getState().messages).toEqual([]);
  });

  it('belong to one person alone', () => {
    const texts = () => useMessageHistory.getState().messages.map(({ text }) => text);
    messageRecorded({ ...said, text: 'before anybody is known' });
    messagesOwned('LX100001');
    messageRecorded(said);
    messagesOwned('LX100001');
    expect(texts()).toHaveLength(2);
    messagesOwned('LX100002');
    expect([texts(), stored()]).toEqual([[], null]);
  });
});
