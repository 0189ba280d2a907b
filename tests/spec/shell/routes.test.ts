import { describe, expect, it } from 'vitest';
import { href } from '@/domain/href';
import { redirects, rootRedirect, screenMetaOf, screens, type Address } from '@/domain/screens';
import { titleMessages } from '@/messages/titles';
import documented from './routes.json' with { type: 'json' };

interface Row {
  path: string;
  area: string;
  titleZh?: string;
  titleEn?: string;
  redirect?: string;
  example?: string;
}

const rows: Row[] = [...documented.routes, ...documented.extra];
const withScreen = rows.filter(({ redirect }) => redirect === undefined);
/** Pages that create a session, or need none, open without log-in; the table does not list them. */
const openAnyway = ['/webviewClose', '/zhongxinLogin', '/welfareByGuanYu', '/partner-login'];
/** What the shell needs beyond the documented table. */
function undocumented(path: string): object {
  if (openAnyway.includes(path)) return { public: true };
  return path === '/home' ? { drawnDuringStartup: true } : {};
}
const isAddress = (path: string): path is Address => path in screens;
const english = await titleMessages.en();

describe('the route table', () => {
  it('has the 125 documented addresses and the extra ones, and no other', () => {
    expect(documented.routes).toHaveLength(125);
    expect([...Object.keys(screens), ...Object.keys(redirects)].sort()).toEqual(
      rows.map(({ path }) => path).sort(),
    );
  });

  it.each(withScreen)('has the documented flags and variant for $path', ({ path, ...row }) => {
    const { area: _area, titleZh: _zh, titleEn: _en, example: _example, ...facts } = row;
    expect(isAddress(path) && screenMetaOf(path)).toEqual({ ...facts, ...undocumented(path) });
  });

  it.each(withScreen)('has a title in both languages for $path', ({ path, titleZh, titleEn }) => {
    expect(isAddress(path) && titleMessages.zh[path]).toBe(titleZh);
    expect(isAddress(path) && english[path]).toBe(titleEn);
  });

  it('has no title for an unknown address', () => {
    expect(Object.keys(titleMessages.zh).sort()).toEqual(Object.keys(screens).sort());
    expect(Object.keys(english).sort()).toEqual(Object.keys(screens).sort());
  });

  it('redirects the root and the empty path to /home', () => {
    expect(documented.rootRedirect).toEqual({ '/': rootRedirect, '': rootRedirect });
  });

  it('maps /accountdetails to the bill and to the managed accounts', () => {
    expect(redirects).toEqual({
      '/accountdetails/0': '/longballDetail',
      '/accountdetails/1': '/manageAccounts/1',
    });
  });

  it('names an existing address for each page that is kept alive for one other address', () => {
    const kept = Object.values<ReturnType<typeof screenMetaOf>>(screens).flatMap(({ keepAlive }) =>
      typeof keepAlive === 'object' ? keepAlive.onlyTo : [],
    );
    expect(kept.sort()).toEqual(['/order-detail', '/order-newDetail']);
    expect(kept.every(isAddress)).toBe(true);
  });

  it('opens only settingAuth2, a shared trip and the pages that create a session or need none without log-in', () => {
    const open = Object.keys(screens).filter((path) => isAddress(path) && screenMetaOf(path).public);
    expect(open.sort()).toEqual(['/settingAuth2', '/didiShare', ...openAnyway].sort());
  });
});

describe('a link', () => {
  it('to a plain address is that address', () => {
    expect(href('/transfer1')).toBe('/transfer1');
    expect(href('/rewardDetail', {})).toBe('/rewardDetail');
  });

  it.each(withScreen.filter(({ example }) => example !== undefined))(
    'to $path is filled as documented',
    ({ example }) => {
      const links = [
        href('/manageAccounts/:accountType', { accountType: 1 }),
        href('/orderItemDetail/:id', { id: 1 }),
      ];
      expect(links).toContain(example);
    },
  );

  it('has parameters without a place in the query, and leaves absent values out', () => {
    expect(href('/rewardDetail', { id: 'T1', fresh: 1, tag: undefined })).toBe('/rewardDetail?id=T1&fresh=1');
    expect(href('/orderItemDetail/:id', { id: 'B1', from: 'bill' })).toBe('/orderItemDetail/B1?from=bill');
  });

  it('keeps its parameters inside their places', () => {
    expect(href('/orderItemDetail/:id', { id: '../home?x#y' })).toBe('/orderItemDetail/..%2Fhome%3Fx%23y');
    expect(href('/search', { q: '龙币&a=b' })).toBe('/search?q=%E9%BE%99%E5%B8%81%26a%3Db');
  });

  it('is not broken by half a character', () => {
    expect(href('/search', { q: 'a\ud83d' })).toBe(`/search?q=a${encodeURIComponent('\ufffd')}`);
  });
});
