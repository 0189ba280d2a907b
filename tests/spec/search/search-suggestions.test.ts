import { describe, expect, it } from 'vitest';
import { remoteKinds, suggestionsFor } from '@/domain/search/search';
import { features } from '../../support/search-features';

describe('suggestions', () => {
  const nothing = { features: [], history: [], hot: [], colleagues: [], titles: [] };
  const texts = (typed: string, sources: Partial<Parameters<typeof suggestionsFor>[1]>) =>
    suggestionsFor(typed, { ...nothing, ...sources }).map(({ text }) => text);

  it('are past searches, features, popular words, colleagues and titles, in this order, each text once', () => {
    expect(
      suggestionsFor('打车', {
        features,
        history: ['打车 发票', '咖啡'],
        hot: ['打车立减', '打车 发票', '体检'],
        colleagues: [{ name: '打车人', pinyin: 'da che ren' }],
        titles: [
          ['news', '打车规则'],
          ['activities', '打车节'],
        ],
      }).map((each) => [each.kind === 'feature' ? each.name : each.from, each.text]),
    ).toEqual([
      ['history', '打车 发票'],
      ['taxi', '打车'],
      ['hot', '打车立减'],
      ['colleagues', '打车人'],
      ['activities', '打车节'],
      ['news', '打车规则'],
    ]);
  });

  it('do not repeat what is typed, and contain all of it', () => {
    expect(texts('中秋', { history: ['中秋', '中秋值班'], hot: ['端午'] })).toEqual(['中秋值班']);
    expect(
      texts('中秋 值', {
        titles: [
          ['news', '中秋加餐'],
          ['news', '中秋值班'],
        ],
      }),
    ).toEqual(['中秋值班']);
    expect(texts(' ', { history: ['中秋'] })).toEqual([]);
  });

  it('are three of a kind and ten in all, at most', () => {
    const many = Array.from({ length: 9 }, (_, at) => `中秋 ${at}`);
    expect(texts('中秋', { history: many })).toHaveLength(3);
    expect(
      texts('中秋', {
        history: many,
        hot: many.map((each) => `${each} hot`),
        titles: remoteKinds.flatMap((kind) => many.map((each) => [kind, `${kind} ${each}`] as const)),
      }),
    ).toHaveLength(10);
  });
});
