import { describe, expect, it } from 'vitest';
import type { Colleague } from '@/domain/colleagues/colleague';
import { growIndex, startIndex } from '@/domain/colleagues/directory';
import { departmentsOf, groupByLetter, namesakes } from '@/domain/colleagues/directory-browse';
import { directorySearch } from '@/domain/colleagues/directory-search';

let number = 0;
const person = (
  name: string,
  pinyin: string,
  department = '客服中心',
  differences: Partial<Colleague> = {},
) => {
  number += 1;
  return {
    usercode: `LX${100_000 + number}`,
    name,
    pinyin,
    initials: pinyin
      .split(' ')
      .map((syllable) => syllable.charAt(0))
      .join(''),
    oaAccount: pinyin.replace(' ', '.').replace(/ /g, ''),
    department,
    jobNumber: String(20_180_000 + number),
    departed: false,
    ...differences,
  };
};

const people: Colleague[] = [
  person('林晓禾', 'lin xiao he'),
  person('陈思远', 'chen si yuan'),
  person('陈思远', 'chen si yuan', '财务共享中心'),
  person('周一航', 'zhou yi hang', '财务共享中心'),
  person('苏念', 'su nian'),
  person('王林', 'wang lin'),
  person('吕思', 'lü si', '信息技术部', { oaAccount: null }),
  person('林', 'lin', '林业事业部'),
  person('李财', 'li cai'),
  person('Anna Lee', '', '信息技术部', { initials: '', oaAccount: 'Anna.Lee' }),
];
const search = (query: string, limit = 20, department?: string) =>
  directorySearch(startIndex(people))(query, { limit, department });
const names = (query: string, limit?: number) => search(query, limit).people.map(({ name }) => name);

describe('the search for a colleague', () => {
  it.each([
    ['name', '晓禾', ['林晓禾']],
    ['whole pinyin', 'linxiaohe', ['林晓禾']],
    ['pinyin with blanks', 'lin xiao he', ['林晓禾']],
    ['pinyin that is still being typed', 'lin xiaoh', ['林晓禾']],
    ['given name in pinyin', 'xiaohe', ['林晓禾']],
    ['surname in full and initials of the given name', 'zhouyh', ['周一航']],
    ['surname in full and the first initial', 'linx', ['林晓禾']],
    ['initials of the given name', 'yh', ['周一航']],
    ['last four digits of the job number', '0004', ['周一航']],
    ['initials', 'zyh', ['周一航']],
    ['OA account', 'zhou.yi', ['周一航']],
    ['job number', '20180005', ['苏念']],
    ['department', '信息', ['吕思', 'Anna Lee']],
    ['name and department', '陈 财务', ['陈思远']],
    ['department before pinyin', '财务 zhou', ['周一航']],
    ['a name with a blank', 'anna lee', ['Anna Lee']],
    ['ü typed as v', 'lvsi', ['吕思']],
    ['ü itself', 'LÜ', ['吕思']],
  ])('finds by %s', (_, query, found) => {
    expect(names(query)).toEqual(found);
  });

  it.each(['LINXIAOHE', 'ｌｉｎｘｉａｏｈｅ', '  linxiaohe ', 'Lin  Xiao He'])(
    'ignores case, width and blanks: %j',
    (query) => {
      expect(names(query)).toEqual(['林晓禾']);
    },
  );

  it.each(['', '  ', '　'])('finds nobody for the empty query %j', (query) => {
    expect(search(query)).toEqual({ people: [], more: false });
  });

  it.each(['不存在', 'zzz', 'lin 不存在', '99999', '\n'])('finds nobody for %j', (query) => {
    expect(names(query)).toEqual([]);
  });

  it('lists an exact name first, then matches at the beginning, then the rest', () => {
    expect(names('林')).toEqual(['林', '林晓禾', '王林']);
    expect(names('lin')).toEqual(['林晓禾', '林', '王林']);
    expect(names('财')).toEqual(['陈思远', '周一航', '李财']);
  });

  it('lists people whose given name or job number ends in the query before those who merely contain it', () => {
    const contained = (number: number) =>
      person('王', 'wang', '部门', { jobNumber: `2020211${number}`, oaAccount: 'xyhx' });
    const crowd = [
      ...Array.from({ length: 30 }, (_, at) => contained(at % 10)),
      person('周一航', 'zhou yi hang', '部门', { jobNumber: '20200211' }),
    ];
    const first = (query: string) => directorySearch(startIndex(crowd))(query, { limit: 5 }).people[0]?.name;
    expect(first('yh')).toBe('周一航');
    expect(first('0211')).toBe('周一航');
  });

  it('knows surnames of two characters', () => {
    const crowd = [person('欧阳小川', 'ou yang xiao chuan')];
    const found = (query: string) => directorySearch(startIndex(crowd))(query, { limit: 5 }).people.length;
    expect(['ouyangxc', 'xc', 'xiaochuan', 'oyxc'].map(found)).toEqual([1, 1, 1, 1]);
  });

  it('returns no more than are shown, and says that there are more', () => {
    expect(search('n', 3).people).toHaveLength(3);
    expect(search('n', 3).more).toBe(true);
    expect(search('思', 3)).toMatchObject({
      people: [{ name: '陈思远' }, { name: '陈思远' }, { name: '吕思' }],
      more: false,
    });
    expect(search('思', 2).more).toBe(true);
  });

  it('searches names inside a fixed department', () => {
    const found = search('陈', 20, '财务共享中心').people;
    expect(found).toEqual([people[2]]);
    expect(search('陈', 20, '没有这个部门').people).toEqual([]);
  });

  it('finds departed colleagues and those without an OA account, so that the picker can say why they cannot be chosen', () => {
    const left = person('冯乐', 'feng le', '客服中心', { departed: true });
    const found = directorySearch(startIndex([left]))('feng', { limit: 5 });
    expect(found.people).toEqual([left]);
  });

  it('builds its index in slices, and completes it when a search needs it', () => {
    const index = startIndex(people);
    expect(growIndex(index, 4)).toBe(false);
    expect(index.texts).toHaveLength(4);
    expect(directorySearch(index)('anna', { limit: 5 }).people).toHaveLength(1);
    expect(growIndex(index, 4)).toBe(true);
  });
});

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

describe('browsing the directory', () => {
  it('lists groups from A to Z, names without pinyin last', () => {
    expect(groupByLetter(people).map(({ letter, count }) => `${letter}${count}`)).toEqual([
      'C2',
      'L4',
      'S1',
      'W1',
      'Z1',
      '#1',
    ]);
  });

  it('sorts people in a group by pinyin, namesakes by job number', () => {
    const group = (letter: string) =>
      groupByLetter([...people].reverse()).find((one) => one.letter === letter);
    expect(
      group('L')
        ?.people()
        .map(({ name }) => name),
    ).toEqual(['李财', '林', '林晓禾', '吕思']);
    expect(group('C')?.people()).toEqual([people[1], people[2]]);
  });

  it('knows namesakes, so that department and job number are shown with them', () => {
    expect([...namesakes(people)]).toEqual([['陈思远', 2]]);
  });

  it('lists departments with their number of people', () => {
    expect(departmentsOf([...people, person('无', 'wu', '')])).toEqual([
      { department: '客服中心', count: 5 },
      { department: '财务共享中心', count: 2 },
      { department: '信息技术部', count: 2 },
      { department: '林业事业部', count: 1 },
    ]);
  });
});
