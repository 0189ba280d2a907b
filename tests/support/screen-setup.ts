import '@testing-library/jest-dom/vitest';
import './gateways/virtual-node-names';
import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

configure({ reactStrictMode: true });
// The first of all devices waits exactly as long as the rules say.
vi.mock('@/api/own-share', () => ({ ownShare: 0 }));

/** Lists mount only visible rows, so an element needs a size, which happy-dom does not compute. */
class SizeObserver implements ResizeObserver {
  constructor(private readonly changed: ResizeObserverCallback) {}
  observe(target: Element): void {
    const contentRect = new DOMRect(0, 0, 390, 64);
    const size = [{ inlineSize: 390, blockSize: 64 }];
    const entry = {
      target,
      contentRect,
      borderBoxSize: size,
      contentBoxSize: size,
      devicePixelContentBoxSize: size,
    };
    queueMicrotask(() => this.changed([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver = SizeObserver;
// No style sheet is loaded, so the rows of a picker would have no height.
const pickerStyle = document.createElement('style');
pickerStyle.textContent = '.adm-picker-view-item-height-measure { height: 34px }';
document.head.append(pickerStyle);
Object.defineProperty(document, 'scrollingElement', { value: document.documentElement });
Object.defineProperty(document.documentElement, 'clientHeight', { value: 1_200 });
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get(this: HTMLElement) {
    return this.parentElement;
  },
});

// React says on the console alone that one of its rules is broken, such as two rows with one key.
const complaints: string[] = [];
console.error = console.warn = (...words: unknown[]) => void complaints.push(format(...words));

beforeEach(() => {
  // A change of the session reloads the page, which the test's window cannot do.
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // The app's own origin answers, with no files but those that a test serves.
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response(null, { status: 200 })));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(complaints.splice(0)).toEqual([]);
});
