import { describe, expect, it } from 'vitest';
import { maxSearchLength, normaliseSearch } from '@/domain/search/search';

describe('a search term', () => {
  it('has no surrounding blanks, one between its words, and 40 characters at most', () => {
    expect(normaliseSearch('  中秋　 礼盒 \n')).toBe('中秋 礼盒');
    expect(normaliseSearch('   ')).toBe('');
    expect(normaliseSearch('龙'.repeat(41))).toBe('龙'.repeat(maxSearchLength));
    expect(normaliseSearch('👨‍👩‍👧'.repeat(41))).toBe('👨‍👩‍👧'.repeat(40));
  });
});
