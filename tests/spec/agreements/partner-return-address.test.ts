import { describe, expect, it } from 'vitest';
import { answerTo, isOver, judgeWayBack } from '@/domain/agreements/authorisation';
import { fromMoment } from '@/domain/business-time';

const hosts = ['health.yunshan.example', '*.songguo.example'];
const judge = (url: string) => judgeWayBack(url, hosts);

describe('a one-time key is given only to a host that the partner has registered', () => {
  it.each([
    'https://health.yunshan.example/back',
    'https://HEALTH.yunshan.example/back?x=1#/page',
    'https://pay.songguo.example/',
  ])('and %s is its own', (url) => {
    expect(judge(url).kind).toBe('own');
  });

  it.each([
    ['https://evil.example/', 'evil.example'],
    ['https://health.yunshan.example.evil.example/', 'health.yunshan.example.evil.example'],
    ['https://evilsongguo.example/', 'evilsongguo.example'],
    ['https://yunshan.example/', 'yunshan.example'],
  ])('and %s is foreign', (url, host) => {
    expect(judge(url)).toEqual({ kind: 'foreign', host });
  });

  it.each([
    '',
    '/home',
    '#/transfer1',
    'javascript:alert(1)',
    'data:text/html,x',
    '//health.yunshan.example/',
    'http://health.yunshan.example/',
    'https://health.yunshan.example@evil.example/',
    'https://evil.example\\@health.yunshan.example/',
    ' https://health.yunshan.example/\u0000',
  ])('and %j is not a return address', (url) => {
    expect(judge(url).kind).toBe('unfit');
  });

  it('and is put into the query, before the fragment, beside the existing parameters', () => {
    expect(answerTo('https://a.example/x', { key: 'k-1' }, '')).toBe('https://a.example/x?key=k-1');
    expect(answerTo('https://a.example/x?y=1#/z?q', { key: 'a&b' }, 's t')).toBe(
      'https://a.example/x?y=1&key=a%26b&state=s+t#/z?q',
    );
    expect(answerTo('https://a.example/', { error: 'refused' }, '7')).toBe(
      'https://a.example/?error=refused&state=7',
    );
  });
});

describe('an authorisation', () => {
  const now = fromMoment('2026-11-21 09:41:00');

  it('is over from the second in which it ends, and when its end is invalid', () => {
    expect(isOver('2026-11-21 09:41:01', now)).toBe(false);
    expect(isOver('2026-11-21 09:41:00', now)).toBe(true);
    expect(isOver('2026-02-30 00:00:00', now)).toBe(true);
  });
});
