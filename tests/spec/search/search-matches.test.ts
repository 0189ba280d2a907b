import { describe, expect, it } from 'vitest';
import { contains, isSpelt, piecesOf, tokensOf } from '@/domain/search/search-match';

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
