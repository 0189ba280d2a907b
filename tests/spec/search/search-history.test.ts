// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { searched, searchesCleared, searchesOf, searchRemoved, useSearchHistory } from '@/areas/search/state';
import { historyAfter, historyWithout } from '@/domain/search/search';
import { clearUserData } from '@/state/slice';
import { chen, me } from '../../support/gateways/mock-gateways';

describe('the search history', () => {
  it('has ten entries at most, the newest first, each once in any spelling', () => {
    expect(historyAfter(['b', 'A'], 'a')).toEqual(['a', 'b']);
    expect(historyAfter(['ＶＩＰ'], 'vip')).toEqual(['vip']);
    const many = Array.from({ length: 30 }, (_, at) => `w${at}`).reduce<readonly string[]>(historyAfter, []);
    expect(many).toHaveLength(10);
    expect(many[0]).toBe('w29');
    expect(historyWithout(many, 'W29')).toHaveLength(9);
  });

  it('belongs to one person, who removes one or all; nothing of it is passed on to the next person', () => {
    searched(me, '中秋');
    searched(me, '发票');
    expect(searchesOf(useSearchHistory.getState(), me)).toEqual(['发票', '中秋']);
    expect(searchesOf(useSearchHistory.getState(), chen)).toEqual([]);
    expect(searchesOf(useSearchHistory.getState(), undefined)).toEqual([]);
    searchRemoved('发票');
    expect(searchesOf(useSearchHistory.getState(), me)).toEqual(['中秋']);
    expect(localStorage.getItem('person/search-history')).toContain('中秋');
    searched(chen, '打车');
    expect(searchesOf(useSearchHistory.getState(), me)).toEqual([]);
    expect(localStorage.getItem('person/search-history')).not.toContain('中秋');
    clearUserData();
    expect(localStorage.getItem('person/search-history')).toBeNull();
    searched(me, '中秋');
    searchesCleared();
    expect(searchesOf(useSearchHistory.getState(), me)).toEqual([]);
  });

  it('starts empty when the stored one is invalid', () => {
    localStorage.setItem('person/search-history', '{"usercode":"LX100001","words":[7]}');
    useSearchHistory.reread();
    expect(searchesOf(useSearchHistory.getState(), me)).toEqual([]);
  });
});
