import { describe, expect, it } from 'vitest';
import { judgeAddress } from '@/domain/outside-address';

const hosts = ['longcoin.example', '*.longcoin.example', 'mall.example'];
const judge = (text: string) => judgeAddress(text, hosts);

describe('decision 16: one checked door', () => {
  it.each([
    ['#/transfer1', '/transfer1'],
    ['/transfer2', '/transfer2'],
    ['#orderreward1?select=1', '/orderreward1?select=1'],
    ['#/integralExchange', '/integralExchange'],
    ['#linkToGuanAiTong', '/linkToGuanAiTong'],
    ['/orderItemDetail/B-1', '/orderItemDetail/B-1'],
    ['/accountdetails/0', '/accountdetails/0'],
    [' /home ', '/home'],
  ])('%s is a page of the app', (text, to) => {
    expect(judge(text)).toEqual({ kind: 'in-app', to });
  });

  it.each([
    'https://longcoin.example/a?b=1#c',
    'http://mall.example/',
    'https://a.b.longcoin.example/x',
    'HTTPS://LONGCOIN.EXAMPLE/x',
    'https://longcoin.example./x',
    'https://longcoin.example:8443/x',
  ])('%s is opened: its host is on the list', (text) => {
    expect(judge(text).kind).toBe('open');
  });

  it.each([
    ['https://longcoin.example.evil.example/', 'longcoin.example.evil.example'],
    ['https://notlongcoin.example/', 'notlongcoin.example'],
    ['https://a.mall.example/', 'a.mall.example'],
    ['https://evil.example/?u=https://longcoin.example', 'evil.example'],
    ['https://1.2.3.4/longcoin.example', '1.2.3.4'],
    ['https://xn--lngcoin-q9a.example/', 'xn--lngcoin-q9a.example'],
    ['https://longcоin.example/', 'xn--longcin-ejg.example'],
  ])('%s is asked about, by its real host', (text, host) => {
    expect(judge(text)).toMatchObject({ kind: 'ask', host });
  });

  it.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://longcoin.example/1',
    'file:///etc/passwd',
    'intent://x#Intent;end',
    'weixin://dl',
    'tel:10086',
    '//longcoin.example/',
    '/\\longcoin.example/',
    '#//longcoin.example',
    'longcoin.example',
    '/no-such-page',
    '#no-such-page',
    '/orderItemDetail',
    'https://user@longcoin.example/',
    'https://longcoin.example@evil.example/',
    'https://long coin.example/',
    'https://longcoin.example/\u202egnp',
    'https://',
    'https://[bad',
    'ftp://longcoin.example/',
  ])('%j is refused', (text) => {
    expect(judge(text)).toEqual({ kind: 'refuse' });
  });
});
