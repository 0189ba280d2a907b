import { describe, expect, it } from 'vitest';
import { growIndex, startIndex } from '@/domain/colleagues/directory';
import { directorySearch } from '@/domain/colleagues/directory-search';
import { people, person } from '../../support/directory-people';

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
