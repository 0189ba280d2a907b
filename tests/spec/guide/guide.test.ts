import { describe, expect, it } from 'vitest';
import { guide as chinese } from '@/areas/guide/messages';
import { guide as english } from '@/areas/guide/messages.en';
import { faqFound, faqTopics } from '@/areas/guide/rules/faq';

const { faq } = chinese;
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

describe('the guide', () => {
  it('has the same questions in both languages, with the same links', () => {
    const stripWords = (entries: typeof faq) =>
      entries.map(({ id, topic, often, links: ways }) => ({ id, topic, often, ways }));
    expect(stripWords(english.faq)).toEqual(stripWords(faq));
  });

  it('has questions under each topic', () => {
    for (const topic of faqTopics) expect(faqFound(faq, topic, '').length).toBeGreaterThan(0);
  });

  it.each([
    ['OA 账号', 'who'],
    ['离职', 'departed'],
    ['取消', 'until-when'],
    ['余额不够', 'short-of-coins'],
    ['公众号', 'short-of-coins'],
    ['即时到账', 'how-fast'],
  ])('answers a search for %s', (query, id) => {
    expect(ids(faqFound(faq, 'often', query))).toContain(id);
  });

  it('searches all topics, whatever topic is open', () => {
    expect(ids(faqFound(faq, 'transfer', '支付密码'))).toContain('forgot');
  });

  it('finds entries with every word, questions first', () => {
    const found = ids(faqFound(english.faq, 'often', ' PASSWORD  code '));
    expect(found).toContain('forgot');
    expect(ids(faqFound(faq, 'often', '到期'))[0]).toBe('expire');
  });

  it('finds nothing for an unknown subject', () => {
    expect(faqFound(faq, 'often', '量子')).toEqual([]);
  });
});
