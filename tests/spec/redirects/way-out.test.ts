import { describe, expect, it } from 'vitest';
import { judgeAddress } from '@/domain/external-links/outside-address';
import { wayOut } from '@/domain/external-links/way-out';
import type { HostName } from '@/domain/session/host';

const verdictOf = (address: string) => judgeAddress(address, ['app.example']).kind;

describe('the way out of an expired session', () => {
  it.each<[address: string, host: HostName, hasPageBehind: boolean, way: string]>([
    ['https://app.example/back', 'browser', true, 'return-address'],
    ['https://app.example/back', 'super-app', true, 'return-address'],
    ['https://app.example/back', 'mini-program', false, 'return-address'],
    ['#/transfer1', 'browser', true, 'return-address'],
    ['#/transfer1', 'super-app', true, 'return-address'],
    // The external link guard asks about it, and does not open it by itself.
    ['https://elsewhere.example/', 'browser', true, 'return-address'],
    ['/pages/index/index', 'mini-program', true, 'mini-program-page'],
    ['pages/index/index', 'mini-program', true, 'host'],
    ['longapp://wallet', 'mini-program', true, 'host'],
    ['longapp://wallet', 'super-app', true, 'app-address'],
    ['LongApp://wallet', 'channel-app', false, 'app-address'],
    ['longapp://wallet', 'maia', false, 'app-address'],
    ['otherapp://wallet', 'super-app', true, 'host'],
    ['longapp://wal let', 'super-app', true, 'host'],
    ['javascript:alert(1)', 'super-app', true, 'host'],
    ['longapp://wallet', 'browser', true, 'back'],
    ['http://user@app.example/', 'super-app', true, 'back'],
    ['javascript:alert(1)', 'browser', true, 'back'],
    ['javascript:alert(1)', 'browser', false, 'home'],
    ['data:text/html,x', 'social-browser', true, 'back'],
    ['', 'browser', true, 'back'],
    ['', 'browser', false, 'home'],
    ['', 'super-app', true, 'back'],
    ['', 'mini-program', false, 'home'],
  ])('with “%s” in %s and a page behind: %s is %s', (address, host, hasPageBehind, way) => {
    const verdict = verdictOf(address);
    expect(wayOut({ address, verdict, host, schemes: ['longapp'], hasPageBehind })).toBe(way);
  });
});
