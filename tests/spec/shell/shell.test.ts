import { describe, expect, it } from 'vitest';
import { needsActivation, protectedPages } from '@/domain/activation/protected-pages';
import { drawsOwnDock, hostNames } from '@/domain/session/host';

describe('the redirect to /activation', () => {
  it('has an empty list of pages by default, so that it is never used', () => {
    expect(protectedPages).toEqual([]);
    expect(needsActivation('/transfer1', false)).toBe(false);
  });

  it('applies to a page on the list, and only when nobody is logged in', () => {
    expect(needsActivation('/transfer1', false, ['/transfer1'])).toBe(true);
    expect(needsActivation('/transfer1', true, ['/transfer1'])).toBe(false);
    expect(needsActivation('/guide', false, ['/transfer1'])).toBe(false);
  });
});

describe('the dock', () => {
  it('is left to the hosts that draw their own', () => {
    expect(hostNames.filter(drawsOwnDock)).toEqual(['super-app', 'channel-app']);
  });
});
