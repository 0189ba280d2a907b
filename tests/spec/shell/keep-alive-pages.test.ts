import { describe, expect, it } from 'vitest';
import { mostKept, pagesAfter, type MountedPage } from '@/domain/keep-alive';
import type { ScreenMeta } from '@/domain/screen';
import { screens } from '@/domain/screens';

const facts: Readonly<Record<string, ScreenMeta>> = screens;
type Pages = readonly MountedPage<string, string>[];

/** Goes from page to page, a second at each. */
function visit(...steps: readonly (string | { wait: number })[]): Pages {
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

const shownAddresses = (pages: Pages) =>
  pages.filter(({ leftAt }) => leftAt === null).map(({ address }) => address);
const hiddenAddresses = (pages: Pages) =>
  pages.filter(({ leftAt }) => leftAt !== null).map(({ address }) => address);
const idOf = (pages: Pages, address: string) => pages.find((page) => page.address === address)?.id;

describe('kept-alive pages', () => {
  it('show one page at a time', () => {
    expect(shownAddresses(visit('/home', '/guide'))).toEqual(['/guide']);
  });

  it.each(['/home', '/guide', '*'])('do not include %s, which is unmounted when it is left', (address) => {
    expect(visit(address, '/setting').map((page) => page.address)).toEqual(['/setting']);
  });

  it.each(['/newHome', '/secKillingHome'])('include %s, wherever the person goes', (address) => {
    const before = visit(address);
    const after = visit(address, '/guide', '/home', '/setting', address);
    expect(hiddenAddresses(visit(address, '/guide'))).toEqual([address]);
    expect(hiddenAddresses(visit(address, '*'))).toEqual([address]);
    expect(idOf(after, address)).toBe(idOf(before, address));
    expect(shownAddresses(after)).toEqual([address]);
  });

  it.each([
    ['/order-list', '/order-detail'],
    ['/order-newlist', '/order-newDetail'],
  ])('include %s on the way to %s and back', (list, detail) => {
    const back = visit(list, detail, list);
    expect(hiddenAddresses(visit(list, detail))).toEqual([list]);
    expect(idOf(back, list)).toBe(idOf(visit(list), list));
  });

  it.each([
    ['another page', '/guide'],
    ['the other detail', '/order-newDetail'],
    ['home', '/home'],
  ])('do not include an order list that is left for %s', (_where, elsewhere) => {
    expect(hiddenAddresses(visit('/order-list', elsewhere))).toEqual([]);
  });

  it('do not include an order list once its detail is left for another page', () => {
    expect(hiddenAddresses(visit('/order-list', '/order-detail', '/guide'))).toEqual([]);
    const again = visit('/order-list', '/order-detail', '/guide', '/order-list');
    expect(idOf(again, '/order-list')).not.toBe(idOf(visit('/order-list'), '/order-list'));
  });

  it('keep the location of a hidden page, and update it when the page is shown again', () => {
    expect(visit('/newHome', '/guide')[0]?.at).toBe('/newHome at 1000');
    expect(visit('/newHome', '/guide', '/newHome')[0]?.at).toBe('/newHome at 3000');
  });

  it('stay the same when the location changes within a page', () => {
    expect(idOf(visit('/guide', '/guide'), '/guide')).toBe(idOf(visit('/guide'), '/guide'));
  });

  it('keep a page for ten minutes while it is hidden, and mount it anew after that', () => {
    const id = idOf(visit('/newHome'), '/newHome');
    const left = ['/newHome', '/guide'] as const;
    // The step back takes a second itself.
    const wait = 10 * 60_000 - 1_000;
    expect(idOf(visit(...left, { wait }, '/newHome'), '/newHome')).toBe(id);
    expect(idOf(visit(...left, { wait: wait + 1 }, '/newHome'), '/newHome')).not.toBe(id);
    expect(hiddenAddresses(visit(...left, { wait: wait + 1 }, '/setting'))).toEqual([]);
  });

  it('are three at most; the one left first is removed first, and the others keep their order', () => {
    const always = () => 'always' as const;
    let pages: Pages = [];
    for (const [at, address] of ['/a', '/b', '/c', '/a', '/d', '/e'].entries())
      pages = pagesAfter(pages, { address, at: '' }, at, always);
    expect(hiddenAddresses(pages)).toHaveLength(mostKept);
    expect(pages.map(({ address }) => address)).toEqual(['/a', '/c', '/d', '/e']);
  });
});
