import { describe, expect, it } from 'vitest';
import { featuresFound, usualEntrances } from '@/domain/search/search';
import { sceneMessages } from '@/messages/areas/scenes';
import { features } from '../../support/search-features';

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

  it('are all found by each of the words that people call them, in both languages', async () => {
    const english = (await sceneMessages.en()).texts;
    for (const spoken of [features, features.map((each) => ({ ...each, ...english[each.name] }))]) {
      const missed = spoken.flatMap(({ name, label, words }) =>
        [label, ...words.split(' ')].filter(
          (word) => !featuresFound(spoken, word).some((found) => found.name === name),
        ),
      );
      expect(missed).toEqual([]);
    }
  });

  it('are ranked by a name that starts with the term, then one with it, then pinyin, then the description', () => {
    expect(names('充')[0]).toBe('topUp');
    expect(names('龙币')[0]).toBe('coins');
    expect(names('账单')).toEqual(['bill', 'year']);
    expect(names('话费')).toEqual(['phone', 'topUp']);
    expect(names('生日')).toEqual(['schedule', 'bookings']);
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
