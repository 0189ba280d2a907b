import { describe, expect, it } from 'vitest';
import { keptFor, mostKept, pagesAfter, pagesAhead, type MountedPage } from '@/domain/kept';
import { screens } from '@/domain/screens';
import type { ScreenFacts } from '@/domain/screen';

const facts: Readonly<Record<string, ScreenFacts>> = screens;
type Pages = readonly MountedPage<string, string>[];

/** Goes from page to page, each a second after the other; `null` is an address that is no page of the table. */
function walk(...steps: readonly (string | null | { wait: number })[]): Pages {
  let now = 0;
  let pages: Pages = [];
  for (const step of steps) {
    if (typeof step === 'object' && step !== null) {
      now += step.wait;
      continue;
    }
    now += 1_000;
    const to = step === null ? null : { address: step, at: `${step} at ${now}` };
    pages = pagesAfter(pages, to, now, (address) => facts[address]?.keepAlive);
  }
  return pages;
}

const shown = (pages: Pages) => pages.filter(({ leftAt }) => leftAt === null).map(({ address }) => address);
const behind = (pages: Pages) => pages.filter(({ leftAt }) => leftAt !== null).map(({ address }) => address);
const idOf = (pages: Pages, address: string) => pages.find((page) => page.address === address)?.id;

describe('section 2: kept-alive routes', () => {
  it('shows one page, and nothing of the table on /home', () => {
    expect(shown(walk('/guide'))).toEqual(['/guide']);
    expect(walk('/guide', null)).toEqual([]);
  });

  it('a page without the fact is gone when it is left', () => {
    expect(walk('/guide', '/setting').map(({ address }) => address)).toEqual(['/setting']);
  });

  it.each(['/newHome', '/secKillingHome'])('%s is kept wherever one goes', (address) => {
    const before = walk(address);
    const after = walk(address, '/guide', null, '/setting', address);
    expect(behind(walk(address, '/guide'))).toEqual([address]);
    expect(behind(walk(address, null))).toEqual([address]);
    expect(idOf(after, address)).toBe(idOf(before, address));
    expect(shown(after)).toEqual([address]);
  });

  it.each([
    ['/order-list', '/order-detail'],
    ['/order-newlist', '/order-newDetail'],
  ])('%s is kept between itself and %s', (list, detail) => {
    const back = walk(list, detail, list);
    expect(behind(walk(list, detail))).toEqual([list]);
    expect(idOf(back, list)).toBe(idOf(walk(list), list));
  });

  it.each([
    ['another page', '/guide'],
    ['the other detail', '/order-newDetail'],
    ['/home', null],
  ])('an order list that is left for %s is made anew', (_where, elsewhere) => {
    expect(behind(walk('/order-list', elsewhere))).toEqual([]);
  });

  it('an order list is evicted by going elsewhere from its detail', () => {
    expect(behind(walk('/order-list', '/order-detail', '/guide'))).toEqual([]);
    const again = walk('/order-list', '/order-detail', '/guide', '/order-list');
    expect(idOf(again, '/order-list')).not.toBe(idOf(walk('/order-list'), '/order-list'));
  });

  it('where a page was stands still while it is behind, and follows again when it is shown', () => {
    expect(walk('/newHome', '/guide')[0]?.at).toBe('/newHome at 1000');
    expect(walk('/newHome', '/guide', '/newHome')[0]?.at).toBe('/newHome at 3000');
  });

  it('going on within a page leaves it the same', () => {
    expect(idOf(walk('/guide', '/guide'), '/guide')).toBe(idOf(walk('/guide'), '/guide'));
  });

  it('a page that was behind for ten minutes comes back as it was, a moment later it is made anew', () => {
    const id = idOf(walk('/newHome'), '/newHome');
    const left = ['/newHome', '/guide'] as const;
    expect(idOf(walk(...left, { wait: keptFor - 1_000 }, '/newHome'), '/newHome')).toBe(id);
    expect(idOf(walk(...left, { wait: keptFor }, '/newHome'), '/newHome')).not.toBe(id);
    expect(behind(walk(...left, { wait: keptFor }, '/setting'))).toEqual([]);
  });

  it('no more than three are kept; the one that was left first goes first, and none changes its place', () => {
    const always = () => 'always' as const;
    let pages: Pages = [];
    for (const [at, address] of ['/a', '/b', '/c', '/a', '/d', '/e'].entries())
      pages = pagesAfter(pages, { address, at: '' }, at, always);
    expect(behind(pages)).toHaveLength(mostKept);
    expect(pages.map(({ address }) => address)).toEqual(['/a', '/c', '/d', '/e']);
  });
});

describe('a page that is about to be visited', () => {
  const next = (address: string) => ({ address, at: `${address} ahead` });

  it('is mounted behind the shown one, and shown as the same instance when it is visited', () => {
    const ahead = pagesAhead(walk('/guide'), next('/setting'), 2_000);
    expect(shown(ahead)).toEqual(['/guide']);
    expect(behind(ahead)).toEqual(['/setting']);
    const visited = pagesAfter(ahead, next('/setting'), 3_000, () => undefined);
    expect(visited).toEqual([{ ...next('/setting'), id: idOf(ahead, '/setting'), leftAt: null }]);
  });

  it('is one at most, and gone once nobody is about to go there', () => {
    const ahead = pagesAhead(walk('/guide'), next('/setting'), 2_000);
    expect(behind(pagesAhead(ahead, next('/search'), 3_000))).toEqual(['/search']);
    expect(pagesAhead(ahead, null, 3_000)).toEqual(walk('/guide'));
  });

  it('is gone when somebody goes elsewhere, even where the page is kept once it was seen', () => {
    const ahead = pagesAhead(walk('/guide'), next('/newHome'), 2_000);
    const after = pagesAfter(ahead, next('/setting'), 3_000, (address) => facts[address]?.keepAlive);
    expect(after.map(({ address }) => address)).toEqual(['/setting']);
  });

  it('is another instance than the page of a visit that it was not made for', () => {
    const ahead = pagesAhead(walk('/guide'), next('/setting'), 2_000);
    const other = { address: '/setting', at: '/setting with more to say' };
    const visited = pagesAfter(ahead, other, 3_000, () => undefined);
    expect(visited.map(({ at }) => at)).toEqual([other.at]);
    expect(idOf(visited, '/setting')).not.toBe(idOf(ahead, '/setting'));
    const again = pagesAhead(ahead, other, 3_000);
    expect(idOf(again, '/setting')).not.toBe(idOf(ahead, '/setting'));
  });

  it('is not made twice where it is shown or kept already', () => {
    const kept = walk('/newHome', '/guide');
    expect(pagesAhead(kept, next('/newHome'), 9_000)).toEqual(kept);
    expect(pagesAhead(kept, next('/guide'), 9_000)).toEqual(kept);
  });
});
