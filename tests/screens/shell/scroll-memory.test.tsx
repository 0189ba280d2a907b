import { act, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { goBack } from '../../support/actions';
import { openApp, pass, settled } from '../../support/render-app';

let scrolled = 0;
/** As far as the window can be scrolled. */
let height = 10_000;
let hasGrown: () => void = () => undefined;

beforeEach(() => {
  scrolled = 0;
  height = 10_000;
  Object.defineProperty(window, 'scrollY', { get: () => scrolled, configurable: true });
  vi.spyOn(window, 'scrollTo').mockImplementation((_left, top) => {
    scrolled = Math.min(Number(top), height);
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly changed: () => void) {}
      observe(target: Element): void {
        if (target === document.body) hasGrown = this.changed;
      }
      unobserve(): void {}
      disconnect(): void {
        if (hasGrown === this.changed) hasGrown = () => undefined;
      }
    },
  );
});

let entries = 0;

/** Opens a page as a link does, with an entry of the history of its own. */
async function visit(address: string): Promise<void> {
  entries += 1;
  const state = { key: `entry-${entries}` };
  window.history.pushState(state, '', `/#${address}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  await settled();
}

function grow(to: number): void {
  height = to;
  act(() => hasGrown());
}

describe('a page', () => {
  it('begins at its top, although the one that had its number before was left further down', async () => {
    await openApp('/newHome');
    await visit('/longballDetail');
    scrolled = 400;
    await goBack();
    expect(scrolled).toBe(0);
    for (const address of ['/settingNew', '/guide', '/red-packets']) {
      await visit(address);
      expect(scrolled).toBe(0);
      scrolled = 250;
      await goBack();
    }
  });

  it('comes back to its place after each of several others', async () => {
    await openApp('/home');
    await visit('/longballDetail');
    for (const index of [400, 900, 150]) {
      scrolled = index;
      await visit('/settingNew');
      expect(scrolled).toBe(0);
      scrolled = 70;
      await goBack();
      expect(scrolled).toBe(index);
    }
  });

  it('begins anew with another item, and leads back to the place in the one before', async () => {
    await openApp('/news-detail?id=N000001');
    scrolled = 300;
    await visit('/news-detail?id=N000002');
    expect(scrolled).toBe(0);
    await goBack();
    expect(scrolled).toBe(300);
  });

  it('stays where it is while its own sheet or filter changes', async () => {
    await openApp('/longballDetail');
    scrolled = 300;
    await visit('/longballDetail?filter=sent');
    expect(scrolled).toBe(300);
  });
});

describe('a list that takes long to fill again', () => {
  const backToSlowList = async () => {
    await openApp('/home');
    await visit('/longballDetail');
    scrolled = 2_000;
    await visit('/settingNew');
    height = 100;
    await goBack();
    expect(scrolled).toBe(100);
  };

  it('finds its place all the same', async () => {
    await backToSlowList();
    await pass(9_000);
    grow(3_000);
    expect(scrolled).toBe(2_000);
  });

  it('is left alone once somebody touches the page', async () => {
    await backToSlowList();
    fireEvent.pointerDown(document.body);
    grow(3_000);
    expect(scrolled).toBe(100);
  });
});
