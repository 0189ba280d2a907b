import { describe, expect, it } from 'vitest';
import { judgeAddress } from '@/domain/external-links/outside-address';
import { redirects, screens } from '@/domain/screens';

const hosts = ['longcoin.example', '*.longcoin.example', 'mall.example'];
const judge = (text: string) => judgeAddress(text, hosts);

describe('the external link guard', () => {
  it.each([
    // The five published hash links of the app.
    ['#transfer1', '/transfer1'],
    ['#transfer2', '/transfer2'],
    ['#orderreward1', '/orderreward1'],
    ['#orderreward1?select=1', '/orderreward1?select=1'],
    ['#integralExchange', '/integralExchange'],
    ['#linkToGuanAiTong', '/linkToGuanAiTong'],
    // The hash links as the app writes them.
    ['#/transfer1', '/transfer1'],
    ['/transfer2', '/transfer2'],
    ['#/orderreward1?select=1', '/orderreward1?select=1'],
    ['#/integralExchange', '/integralExchange'],
    ['/orderItemDetail/B-1', '/orderItemDetail/B-1'],
    ['/orderItemDetail/B:1', '/orderItemDetail/B:1'],
    ['/manageAccounts/1', '/manageAccounts/1'],
    ['/accountdetails/0', '/accountdetails/0'],
    ['#/zhongxinLogin?code=b-1&redirectUrl=%23%2Fhome', '/zhongxinLogin?code=b-1&redirectUrl=%23%2Fhome'],
    [' /home ', '/home'],
  ])('recognises %s as a page of the app', (text, to) => {
    expect(judge(text)).toEqual({ kind: 'in-app', to });
  });

  it('opens every documented address', () => {
    const documented = [...Object.keys(screens), ...Object.keys(redirects)];
    const filled = documented.map((address) => address.replace(/:\w+/g, '1'));
    const verdicts = filled.flatMap((address) => [judge(`#${address}`), judge(address)]);
    expect(verdicts.filter(({ kind }) => kind !== 'in-app')).toEqual([]);
  });

  it.each([
    ['#no-such-page', '/no-such-page'],
    ['/no-such-page', '/no-such-page'],
    ['#/orderItemDetail', '/orderItemDetail'],
    ['#/no/such/page?x=1&y=%20', '/no/such/page?x=1&y=%20'],
    ['#/Home/', '/Home/'],
    ['#/%E7%AE%A1', '/%E7%AE%A1'],
  ])('leads %s to the page of unknown addresses', (text, to) => {
    expect(judge(text)).toEqual({ kind: 'in-app', to });
  });

  it.each([
    'https://longcoin.example/a?b=1#c',
    'https://a.longcoin.example',
    'https://a.b.longcoin.example/x',
    'HTTPS://LONGCOIN.EXAMPLE/x',
    'https://longcoin.example:443/x',
    'https://mall.example/?back=javascript:alert(1)',
    'https://mall.example/#/home',
  ])('opens %s because its host is listed', (text) => {
    expect(judge(text).kind).toBe('open');
  });

  it.each([
    ['https://longcoin.example.evil.example/', 'longcoin.example.evil.example'],
    ['https://notlongcoin.example/', 'notlongcoin.example'],
    ['http://mall.example/', 'mall.example'],
    ['http://mall.example:443/', 'mall.example:443'],
    ['https://longcoin.example./x', 'longcoin.example.'],
    ['https://longcoin.example:8443/x', 'longcoin.example:8443'],
    ['https://a.mall.example/', 'a.mall.example'],
    ['https://evil.example/?u=https://longcoin.example', 'evil.example'],
    ['https://evil.example/#@longcoin.example', 'evil.example'],
    ['https://evil.example/mall.example', 'evil.example'],
    ['http://evil.example/', 'evil.example'],
    ['https://1.2.3.4/longcoin.example', '1.2.3.4'],
    ['https://0x7f.1/', '127.0.0.1'],
    ['https://[::1]/', '[::1]'],
    ['https://localhost/', 'localhost'],
    ['https://xn--lngcoin-q9a.example/', 'xn--lngcoin-q9a.example'],
    ['https://longcоin.example/', 'xn--longcin-ejg.example'],
    ['https://longcoin.example%2eevil.example/', 'longcoin.example.evil.example'],
  ])('asks about %s by its real host', (text, host) => {
    expect(judge(text)).toMatchObject({ kind: 'ask', host });
  });

  it.each([
    '',
    '   ',
    '#',
    '?x=1',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'javascript://longcoin.example/%0aalert(1)',
    '#javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://longcoin.example/1',
    'filesystem:https://longcoin.example/1',
    'file:///etc/passwd',
    'about:blank',
    'view-source:https://longcoin.example/',
    'intent://x#Intent;end',
    'weixin://dl',
    'tel:10086',
    'sms:10086',
    'mailto:a@longcoin.example',
    'ws://longcoin.example/',
    'ftp://longcoin.example/',
    '//longcoin.example/',
    '/\\longcoin.example/',
    '\\\\longcoin.example',
    '#//longcoin.example',
    '##/home',
    '#/home#/transfer1',
    '#/no-such<page>',
    '/no-such:page',
    '/no//such',
    'longcoin.example',
    'https:longcoin.example',
    'https:/longcoin.example/',
    'https://user@longcoin.example/',
    'https://user:word@longcoin.example/',
    'https://longcoin.example@evil.example/',
    'https://long coin.example/',
    'https://longcoin.example\n.evil.example/',
    'https://longcoin.example/\u202egnp',
    'https://longcoin.example\\@evil.example/',
    'https://',
    'https://[bad',
    'https://longcoin.example:99999/',
  ])('refuses %j', (text) => {
    expect(judge(text)).toEqual({ kind: 'refuse' });
  });
});
