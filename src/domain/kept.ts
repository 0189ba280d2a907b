import type { ScreenFacts } from './screen';

/** A page that is mounted: the one that is shown, one that is kept behind it (section 2), or one that is about to be shown. */
export interface MountedPage<Address, At> {
  /** Another number is another instance of the page. */
  id: number;
  address: Address;
  /** Where it is in the history, in the router's own words; it stands still while the page is behind. */
  at: At;
  /** When it was left, by the gateways' clock, ms; null while it is shown. */
  leftAt: number | null;
  /** It was made ahead of a visit and never shown yet. */
  ahead?: true;
}

/** A kept page that nobody came back to for so long is made anew, ms. */
export const keptFor = 10 * 60_000;
/** How many pages are kept behind the shown one; those left first go first. */
export const mostKept = 3;

/**
 * The pages that are mounted after somebody went to `to`, which is null where that is no page of the table. A page that is left stays if
 * its fact says so: always, or only while one other address is shown. Coming back shows the same instance, unless it is too old. The
 * order never changes: a page that moves in the document would lose what it has scrolled.
 */
export function pagesAfter<Address extends string, At>(
  pages: readonly MountedPage<Address, At>[],
  to: { address: Address; at: At } | null,
  now: number,
  keepAliveOf: (address: Address) => ScreenFacts['keepAlive'],
): MountedPage<Address, At>[] {
  const isWanted = ({ address }: MountedPage<Address, At>) => {
    const keepAlive = keepAliveOf(address);
    return keepAlive === 'always' || (keepAlive !== undefined && keepAlive.onlyTo === to?.address);
  };
  // A page ahead was made for one visit: any other takes a page of its own, even to the same address.
  const young = pages.filter(
    ({ leftAt, ahead, at }) =>
      (leftAt === null || now - leftAt <= keptFor) && (ahead === undefined || at === to?.at),
  );
  const behind = young
    .filter((page) => page.address !== to?.address && isWanted(page))
    .sort((one, other) => (other.leftAt ?? now) - (one.leftAt ?? now))
    .slice(0, mostKept);
  const after = young.flatMap((page): MountedPage<Address, At>[] => {
    if (page.address === to?.address) return [{ ...to, id: page.id, leftAt: null }];
    return behind.includes(page) ? [{ ...page, leftAt: page.leftAt ?? now }] : [];
  });
  if (to === null || after.some(({ leftAt }) => leftAt === null)) return after;
  return [...after, { ...to, id: newId(pages), leftAt: null }];
}

/**
 * The pages that are mounted once somebody is about to go to `next`, or no longer is: its page is made ahead, out of sight, so that the
 * visit finds it there. One page at most is ahead; a page that is mounted already needs none.
 */
export function pagesAhead<Address extends string, At>(
  pages: readonly MountedPage<Address, At>[],
  next: { address: Address; at: At } | null,
  now: number,
): MountedPage<Address, At>[] {
  const known = pages.filter(({ ahead }) => ahead === undefined);
  if (next === null || known.some(({ address }) => address === next.address)) return known;
  return [...known, { ...next, id: newId(pages), leftAt: now, ahead: true }];
}

/** Also none of those that are about to go: a page in the place of another is another instance. */
function newId(pages: readonly { id: number }[]): number {
  return 1 + Math.max(0, ...pages.map(({ id }) => id));
}
