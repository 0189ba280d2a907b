import type { ScreenMeta } from './screen';

/** A page that is mounted: the one that is shown, or one that is kept alive behind it. */
export interface MountedPage<Address, At> {
  /** Another number is another instance of the page. */
  id: number;
  address: Address;
  /** Where it is in the history, in the router's own terms; it does not change while the page is hidden. */
  at: At;
  /** When it was left, by the gateways' clock, ms; null while it is shown. */
  leftAt: number | null;
}

/** A page that was hidden for longer than this is mounted anew, ms. */
export const keepAliveFor = 10 * 60_000;
/** How many hidden pages are kept; the one that was left first is dropped first. */
export const mostKept = 3;

/**
 * The pages that are mounted after going to `to`. A page that is left stays mounted if its metadata says so: always, or only while one
 * other address is visible. Going back shows the same instance unless it is too old. The order never changes, because moving a page in the
 * document loses its scroll position.
 */
export function pagesAfter<Address extends string, At>(
  pages: readonly MountedPage<Address, At>[],
  to: { address: Address; at: At },
  now: number,
  keepAliveOf: (address: Address) => ScreenMeta['keepAlive'],
): MountedPage<Address, At>[] {
  const isKept = ({ address }: MountedPage<Address, At>) => {
    const keepAlive = keepAliveOf(address);
    return keepAlive === 'always' || (keepAlive !== undefined && keepAlive.onlyTo === to.address);
  };
  const young = pages.filter(({ leftAt }) => leftAt === null || now - leftAt <= keepAliveFor);
  const hidden = young
    .filter((page) => page.address !== to.address && isKept(page))
    .sort((one, other) => (other.leftAt ?? now) - (one.leftAt ?? now))
    .slice(0, mostKept);
  const after = young.flatMap((page): MountedPage<Address, At>[] => {
    if (page.address === to.address) return [{ ...to, id: page.id, leftAt: null }];
    return hidden.includes(page) ? [{ ...page, leftAt: page.leftAt ?? now }] : [];
  });
  if (after.some(({ leftAt }) => leftAt === null)) return after;
  return [...after, { ...to, id: newId(pages), leftAt: null }];
}

/** An id that no mounted page has, so that a new page at the same address is another instance. */
function newId(pages: readonly { id: number }[]): number {
  return 1 + Math.max(0, ...pages.map(({ id }) => id));
}
