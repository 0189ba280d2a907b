// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { search } from '@/api/endpoints/search';
import { allEntrances } from '@/domain/home/entrance-groups';
import { scenePinyin } from '@/domain/life/scene-pinyin';
import {
  featuresFound,
  historyAfter,
  historyWithout,
  maxSearchLength,
  remoteKinds,
  normaliseSearch,
  suggestionsFor,
  usualEntrances,
  type Feature,
} from '@/domain/search/search';
import { contains, isSpelt, piecesOf, tokensOf } from '@/domain/search/search-match';
import { scenes } from '@/messages/scenes';
import { clearUserData } from '@/state/slice';
import {
  searched,
  searchesCleared,
  searchesOf,
  searchRemoved,
  useSearchHistory,
} from '@/state/search-history';
import { chen, Gateways, me } from '../support/mock-gateways';

/** Puts matches in brackets. */
const markMatches = (text: string, words: string, pinyin?: string) =>
  piecesOf(text, words, pinyin)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

describe('the marked matches', () => {
  it.each([
    ['中秋值班与调休', '中秋', '[中秋]值班与调休'],
    ['月圆中秋 · 中秋团圆季', '中秋', '月圆[中秋] · [中秋]团圆季'],
    ['青禾 团圆礼盒', '团圆 礼盒', '青禾 [团圆礼盒]'],
    ['LongCoin 京东卡', 'longcoin', '[LongCoin] 京东卡'],
    ['ＶＩＰ专享', 'vip', '[ＶＩＰ]专享'],
    ['vip专享', 'ＶＩＰ', '[vip]专享'],
    ['3㎏大米', 'k', '3[㎏]大米'],
    ['aaaa', 'aa', '[aaaa]'],
    ['𠮷野家', '𠮷', '[𠮷]野家'],
    ['好👨‍👩‍👧吃', '👨', '好[👨‍👩‍👧]吃'],
    ['中秋', '端午', '中秋'],
    ['中秋', '', '中秋'],
    ['', '中秋', ''],
    ['<b>中秋</b>', '<b>', '[<b>]中秋</b>'],
  ])('of %j, searched by %j, are %j', (text, words, wanted) => {
    expect(markMatches(text, words)).toBe(wanted);
  });

  it('by pinyin are the characters whose syllables were typed, whole, by initials, mixed, or unfinished', () => {
    for (const [typed, wanted] of [
      ['chensiyuan', '[陈思远]'],
      ['siyuan', '陈[思远]'],
      ['sy', '陈[思远]'],
      ['csy', '[陈思远]'],
      ['chsy', '陈思远'],
      ['chens', '[陈思]远'],
      ['chen yuan', '[陈]思[远]'],
      ['CHEN', '[陈]思远'],
      ['n', '陈思远'],
    ] as const) {
      expect(markMatches('陈思远', typed, 'chen si yuan')).toBe(wanted);
    }
    expect(markMatches('吕思', 'lv', 'lü si')).toBe('[吕]思');
  });

  it('are absent when the pinyin does not belong to the characters one by one', () => {
    expect(markMatches('京东卡', 'jd', 'jing dong')).toBe('京东卡');
    expect(markMatches('Anna Lee', 'anna', '')).toBe('[Anna] Lee');
    expect(markMatches('Pay', 'fu', 'fu kuan ma')).toBe('Pay');
  });

  it.each(['好👨‍👩‍👧吃', 'e\u0301te\u0301', '\ud83d', 'ﬁn', 'İstanbul'])(
    'and the other pieces of %j are the text, whatever is searched for',
    (text) => {
      for (const words of ['e', '👨', 'i', '\ud83d', 'ﬁ', text]) {
        expect(
          piecesOf(text, words)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }
      expect(piecesOf(text, text).every(({ hit }) => hit)).toBe(true);
    },
  );

  it('exist exactly when the text is found', () => {
    expect(tokensOf('  Ａ　中秋 ')).toEqual(['a', '中秋']);
    expect(contains('中秋ＡＢ', 'ab')).toBe(true);
    expect(isSpelt('da che', 'dc')).toBe(true);
    expect(isSpelt('da che', 'ache')).toBe(false);
    expect(isSpelt('', 'a')).toBe(false);
    expect(isSpelt('da che', '打')).toBe(false);
  });
});

describe('a search term', () => {
  it('has no surrounding blanks, one between its words, and 40 characters at most', () => {
    expect(normaliseSearch('  中秋　 礼盒 \n')).toBe('中秋 礼盒');
    expect(normaliseSearch('   ')).toBe('');
    expect(normaliseSearch('龙'.repeat(41))).toBe('龙'.repeat(maxSearchLength));
    expect(normaliseSearch('👨‍👩‍👧'.repeat(41))).toBe('👨‍👩‍👧'.repeat(40));
  });
});

const features: readonly Feature[] = allEntrances('LONGCOIN').map(([group, name]) => ({
  name,
  group,
  ...scenes.texts[name],
  groupLabel: scenes.groups[group],
  pinyin: scenePinyin[name],
}));
const names = (words: string) => featuresFound(features, words).map(({ name }) => name);

describe('the searchable features', () => {
  it('have pinyin for each character of their Chinese name', () => {
    for (const { label, pinyin } of features)
      expect(pinyin.split(' '), label).toHaveLength(Array.from(label).length);
  });

  it('are all found by their name, their pinyin and its initials', () => {
    for (const { name, label, pinyin } of features) {
      const initials = pinyin
        .split(' ')
        .map((syllable) => syllable.charAt(0))
        .join('');
      for (const words of [label, pinyin.replace(/ /g, ''), pinyin, initials])
        expect(names(words), words).toContain(name);
    }
  });

  it('are ranked by a name that starts with the term, then one with it, then pinyin, then the description', () => {
    expect(names('充')[0]).toBe('topUp');
    expect(names('龙币')[0]).toBe('coins');
    expect(names('账单')).toEqual(['bill']);
    expect(names('话费')).toEqual(['phone', 'topUp']);
    expect(names('生日')).toEqual(['schedule']);
    expect(names('')).toEqual([]);
    expect(names('没有这样的')).toEqual([]);
  });

  it('must match every typed word', () => {
    expect(names('同事 奖励')).toEqual(['reward']);
    expect(names('打车 资讯')).toEqual([]);
  });

  it('are offered by use, and completed by usual ones that the session has', () => {
    expect(usualEntrances('LONGCOIN', {})).toEqual({
      names: ['transfer', 'taxi', 'vouchers', 'schedule'],
      own: false,
    });
    expect(usualEntrances('LONGCOIN', { '/answerHome': 2, '/newDidiHome': 5, '/setting': 9 })).toEqual({
      names: ['taxi', 'quiz', 'transfer', 'vouchers'],
      own: true,
    });
    const { names: member } = usualEntrances('WALLET', { '/transfer1': 7 });
    expect(member).toEqual(['pay', 'taxi', 'vouchers', 'exchange']);
  });
});

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

describe('the search of the gateways', () => {
  const find = (words: string, kinds: ('activities' | 'goods' | 'news')[] = [...remoteKinds], page = 1) =>
    new Gateways().data(search, { words, kinds, page, size: 5 });

  it('finds entries of its own lists, and answers only the requested kinds', async () => {
    const found = await find('礼盒');
    expect(found.activities?.rows.map(({ title }) => title)).toEqual(['中秋团圆礼盒']);
    expect(found.goods?.total).toBe(16);
    expect(found.goods?.rows).toHaveLength(5);
    expect(found.news?.total).toBe(0);
    const { activities, goods, news } = await find('礼盒', ['goods']);
    expect([activities, goods?.total, news]).toEqual([undefined, 16, undefined]);
  });

  it('continues page by page to the end, each row once', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => find('礼盒', ['goods'], page)));
    const ids = pages.flatMap(({ goods }) => goods?.rows.map(({ id }) => id) ?? []);
    expect(ids).toHaveLength(16);
    expect(new Set(ids).size).toBe(16);
  });

  it('requires every word, and ranks titles before descriptions', async () => {
    const { goods } = await find('青禾 礼盒', ['goods']);
    expect(goods?.rows.map(({ name }) => name).sort()).toEqual(['青禾 团圆礼盒', '青禾 生日礼盒']);
    const { activities } = await find('奖励', ['activities']);
    expect(activities?.rows.map(({ title }) => title)).toEqual(['安全知识问答']);
  });
});
