import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('counting characters in a browser without Intl.Segmenter', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('counts code points, and never splits a pair of surrogates', async () => {
    const { countCharacters, truncate } = await import('@/domain/text');
    expect(countCharacters('𠮷福😀')).toBe(3);
    expect(truncate('𠮷福😀寿', 3)).toBe('𠮷福😀…');
  });

  it('masks a name by code points', async () => {
    const { maskName } = await import('@/domain/mask');
    expect(maskName('小𠮷')).toBe('*𠮷');
  });
});
