import { describe, expect, it } from 'vitest';
import { screenMetaOf, screens, type Address } from '@/domain/screens';
import { outsideEntries } from './outside-entries';
import { linksOfScreens, tapsFromHome } from './ways-in';

const most = 4;
const links = linksOfScreens();
const taps = tapsFromHome(links);
const inEveryBuild = (Object.keys(screens) as Address[]).filter(
  (address) => screenMetaOf(address).mockOnly !== true,
);

describe('the way to a page', () => {
  it('is at most four taps from home, but for pages that are opened from outside', () => {
    const far = inEveryBuild.filter((address) => (taps.get(address) ?? most + 1) > most);
    expect(far.filter((address) => outsideEntries[address] === undefined)).toEqual([]);
  });

  it('is missing for every page of which that is said', () => {
    const stale = Object.keys(outsideEntries).filter((address) => taps.has(address as Address));
    expect(stale).toEqual([]);
  });

  it('is found to be missing where nothing links to a page', () => {
    const without = new Map(
      [...links].map(
        ([from, to]) => [from, new Set([...to].filter((each) => each !== '/transfer1'))] as const,
      ),
    );
    expect(tapsFromHome(without).has('/transfer1')).toBe(false);
  });
});
