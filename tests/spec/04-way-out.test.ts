import { describe, expect, it } from 'vitest';
import type { HostName } from '@/domain/session/host';
import { judgeAddress } from '@/domain/exits/outside-address';
import { wayOut } from '@/domain/exits/way-out';

const verdictOf = (address: string) => judgeAddress(address, ['app.example']).kind;

describe('the way out of a session that is over', () => {
  it.each<[address: string, host: HostName, hasPageBehind: boolean, way: string]>([
    ['https://app.example/back', 'browser', true, 'return-address'],
    ['https://app.example/back', 'super-app', true, 'return-address'],
    ['https://app.example/back', 'mini-program', false, 'return-address'],
    ['#/transfer1', 'browser', true, 'return-address'],
    ['#/transfer1', 'super-app', true, 'return-address'],
    // The external link guard asks about it, and does not open it by itself.
    ['https://elsewhere.example/', 'browser', true, 'return-address'],
    ['/pages/index/index', 'mini-program', true, 'host'],
    ['longapp://wallet', 'super-app', true, 'host'],
    ['longapp://wallet', 'channel-app', false, 'host'],
    ['longapp://wallet', 'maia', false, 'host'],
    ['http://user@app.example/', 'super-app', true, 'back'],
    ['javascript:alert(1)', 'browser', true, 'back'],
    ['javascript:alert(1)', 'browser', false, 'home'],
    ['data:text/html,x', 'social-browser', true, 'back'],
    ['', 'browser', true, 'back'],
    ['', 'browser', false, 'home'],
    ['', 'super-app', true, 'back'],
    ['', 'mini-program', false, 'home'],
  ])('“%s” in %s, page behind: %s → %s', (address, host, hasPageBehind, way) => {
    expect(wayOut({ address, verdict: verdictOf(address), host, hasPageBehind })).toBe(way);
  });
});
