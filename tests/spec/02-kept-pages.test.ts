import { describe, expect, it } from 'vitest';
import { keptFor, mostKept, pagesAfter, type MountedPage } from '@/domain/keep-alive';
import { screens } from '@/domain/screens';
import type { ScreenMeta } from '@/domain/screen';

const facts: Readonly<Record<string, ScreenMeta>> = screens;
type Pages = readonly MountedPage<string, string>[];

/** Goes from page to page, each a second after the other. */
function walk(...steps: readonly (string | { wait: number })[]): Pages {
  let now = 0;
  let pages: Pages = [];
  for (const step of steps) {
    if (typeof step === 'object') {
      now += step.wait;
      continue;
    }
    now += 1_000;
    pages = pagesAfter(
      pages,
      { address: step, at: `${step} at ${now}` },
      now,
      (address) => facts[address]?.keepAlive,
    );
  }
  return pages;
}

const shown = (pages: Pages) => pages.filter(({ leftAt }) => leftAt === null).map(({ address }) => address);
const behind = (pages: Pages) => pages.filter(({ leftAt }) => leftAt !== null).map(({ address }) => address);
const idOf = (pages: Pages, address: string) => pages.find((page) => page.address === address)?.id;

describe('a page that is kept alive', () => {
  it('shows one page at a time', () => {
    expect(shown(walk('/home', '/guide'))).toEqual(['/guide']);
  });

  it.each(['/home', '/guide', '*'])('%s, which has no such fact, is gone when it is left', (address) => {
    expect(walk(address, '/setting').map((page) => page.address)).toEqual(['/setting']);
  });

  it.each(['/newHome', '/secKillingHome'])('%s is kept wherever one goes', (address) => {
    const before = walk(address);
    const after = walk(address, '/guide', '/home', '/setting', address);
    expect(behind(walk(address, '/guide'))).toEqual([address]);
    expect(behind(walk(address, '*'))).toEqual([address]);
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
    ['home', '/home'],
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
