import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('counting where the browser knows no characters', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('code points are counted, and no pair of surrogates is cut in two', async () => {
    const { countCharacters, truncate } = await import('@/domain/text');
    expect(countCharacters('𠮷福😀')).toBe(3);
    expect(truncate('𠮷福😀寿', 3)).toBe('𠮷福😀…');
  });

  it('a name is masked by code points', async () => {
    const { maskName } = await import('@/domain/mask');
    expect(maskName('小𠮷')).toBe('*𠮷');
  });
});
