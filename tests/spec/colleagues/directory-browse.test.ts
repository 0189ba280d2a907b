import { describe, expect, it } from 'vitest';
import { departmentsOf, groupByLetter, namesakes } from '@/domain/colleagues/directory-browse';
import { people, person } from '../../support/directory-people';

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
