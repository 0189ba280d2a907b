import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

interface Watch {
  margin: string;
  tell: (seen: boolean) => void;
}

/** Replaces the browser's IntersectionObserver, so that a test decides what is visible. */
export function observeByHand(): { margins: () => string[]; see: (seen: boolean) => void } {
  const watches = new Set<Watch>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly watch: Watch;
      constructor(changed: (entries: { isIntersecting: boolean }[]) => void, { rootMargin = '' } = {}) {
        this.watch = { margin: rootMargin, tell: (seen) => changed([{ isIntersecting: seen }]) };
      }
      observe(): void {
        watches.add(this.watch);
      }
      disconnect(): void {
        watches.delete(this.watch);
      }
    },
  );
  return {
    margins: () => Array.from(watches, ({ margin }) => margin),
    see: (seen) => act(() => watches.forEach(({ tell }) => tell(seen))),
  };
}

/** Removes the observer, so that the app treats everything as visible. */
export function seeEverything(): void {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', undefined));
  afterEach(() => void vi.unstubAllGlobals());
}
