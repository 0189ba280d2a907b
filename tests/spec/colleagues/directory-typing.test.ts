import { describe, expect, it } from 'vitest';
import type { Colleague } from '@/domain/colleagues/colleague';
import { startIndex } from '@/domain/colleagues/directory';
import { directorySearch } from '@/domain/colleagues/directory-search';
import { person } from '../../support/directory-people';

describe('a search during typing', () => {
  const crowd: Colleague[] = Array.from({ length: 600 }, (_, index) => {
    const given = ['xiao', 'si', 'yuan', 'lin', 'an'][index % 5] ?? '';
    const family = ['lin', 'chen', 'an', 'li', 'wu', 'xiao', 'yu'][index % 7] ?? '';
    return person(`${family}${given}${index % 50}`, `${family} ${given}`, `部门${index % 11}`);
  });
  const queries = [
    'l',
    'li',
    'lin',
    'lin x',
    'lin xi',
    'lin',
    'li',
    'lin 部门3',
    'a',
    'an',
    'ans',
    'n',
    'ny',
    'nyu',
    '2',
    '20',
    '2018',
    '20180',
    '201801',
    '2018015',
    '部',
    '部门1',
    '部门10',
  ];

  it.each([1, 5, 50, 1000])('finds at each keystroke what a fresh search finds, with %i shown', (limit) => {
    const index = startIndex(crowd);
    const typing = directorySearch(index);
    for (const query of queries) {
      const fresh = directorySearch(index)(query, { limit });
      const typed = typing(query, { limit });
      expect(typed.more).toBe(fresh.more);
      expect(typed.people).toHaveLength(fresh.people.length);
      if (limit === 1000) expect(new Set(typed.people)).toEqual(new Set(fresh.people));
    }
  });

  it('finds exactly those with the query in a field or in their department', () => {
    const index = startIndex(crowd);
    for (const query of queries.filter((text) => !text.includes(' '))) {
      const expected = crowd.filter(({ name, pinyin, initials, oaAccount, jobNumber, department }) =>
        [name, pinyin.replace(/ /g, ''), initials, oaAccount ?? '', jobNumber, department].some((field) =>
          field.includes(query),
        ),
      );
      const found = directorySearch(index)(query, { limit: 1000 }).people;
      expect(new Set(found)).toEqual(new Set(expected));
      expect(found).toHaveLength(expected.length);
    }
  });

  it('is not narrowed across a change of department', () => {
    const typing = directorySearch(startIndex(crowd));
    typing('li', { limit: 1000, department: '部门1' });
    const after = typing('lin', { limit: 1000 }).people;
    expect(after).toEqual(directorySearch(startIndex(crowd))('lin', { limit: 1000 }).people);
  });

  it('misses nobody when fewer are shown for one keystroke', () => {
    const index = startIndex(crowd);
    const typing = directorySearch(index);
    for (const [query, limit] of [
      ['l', 1000],
      ['li', 1],
      ['lin', 1000],
    ] as const) {
      const fresh = directorySearch(index)(query, { limit });
      expect(new Set(typing(query, { limit }).people)).toEqual(new Set(fresh.people));
    }
  });

  it('lists people with a field that starts with the query before others, even when they are last in the directory', () => {
    const hidden = [...Array.from({ length: 100 }, () => person('王临', 'wang lin')), person('林', 'lin')];
    const found = directorySearch(startIndex(hidden))('lin', { limit: 10 }).people;
    expect(found[0]?.name).toBe('林');
  });
});
