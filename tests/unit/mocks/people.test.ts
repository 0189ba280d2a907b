import { describe, expect, it } from 'vitest';
import { givenCharacters, surnames } from '@/mocks/core/names';
import { findPerson, people, person } from '@/mocks/core/people';

const staff = people(2000);

describe('the committed people', () => {
  it('are the same in every order of access', () => {
    expect(person(1999)).toBe(staff[1999]);
    expect(people(50_000).slice(0, 2000)).toEqual(staff);
  });

  it.each([
    [0, 'LX100001', '林晓禾', 'lin xiao he', 'lxh', 'lin.xiaohe', '客服中心', '20190318'],
    [1, 'LX100002', '陈思远', 'chen si yuan', 'csy', 'chen.siyuan', '客服中心', '20183306'],
    [2, 'LX100003', '陈思远', 'chen si yuan', 'csy', 'chen.siyuan2', '财务共享中心', '20217812'],
    [3, 'LX100004', '周一航', 'zhou yi hang', 'zyh', 'zhou.yihang', '研发中心', '20200211'],
    [4, 'LX100005', '苏念', 'su nian', 'sn', 'su.nian', '研发中心', '20240925'],
    [6, 'LX100007', '梁栖', 'liang qi', 'lq', null, '物业服务中心', '20221103'],
  ])(
    'include a known name at number %i',
    (index, usercode, name, pinyin, initials, oaAccount, department, jobNumber) => {
      const known = { usercode, name, pinyin, initials, oaAccount, department, jobNumber, departed: false };
      expect(person(index)).toMatchObject(known);
    },
  );

  it('have one usercode, one OA account and one job number each', () => {
    const everybody = people(50_000);
    const oa = everybody.flatMap(({ oaAccount }) => oaAccount ?? []);
    expect(new Set(everybody.map(({ usercode }) => usercode)).size).toBe(50_000);
    expect(new Set(oa).size).toBe(oa.length);
    expect(new Set(everybody.map(({ jobNumber }) => jobNumber)).size).toBe(50_000);
  });

  it('have left in about three of a hundred cases and lack an OA account in about two', () => {
    const departed = staff.filter((each) => each.departed).length;
    const withoutOa = staff.filter(({ oaAccount }) => oaAccount === null).length;
    expect(departed).toBeGreaterThan(35);
    expect(departed).toBeLessThan(90);
    expect(withoutOa).toBeGreaterThan(20);
    expect(withoutOa).toBeLessThan(65);
    expect(person(5)).toMatchObject({ name: '冯乐', departed: true });
  });

  it('of the same name differ in department or job number', () => {
    const seen = new Map<string, Set<string>>();
    for (const { name, department, jobNumber } of staff) {
      const places = seen.get(name) ?? new Set();
      places.add(`${department} ${jobNumber}`);
      seen.set(name, places);
    }
    const total = [...seen.values()].reduce((count, places) => count + places.size, 0);
    expect(total).toBe(2000);
    expect(seen.size).toBeLessThan(2000);
  });

  it('have pinyin that matches their names', () => {
    const readings = new Map(surnames);
    expect(['单', '曾', '解', '仇', '任', '欧阳'].map((name) => readings.get(name))).toEqual([
      ...['shan', 'zeng', 'xie', 'qiu', 'ren', 'ou yang'],
    ]);
    expect(new Set(givenCharacters.map(([character]) => character)).size).toBe(givenCharacters.length);
    for (const each of staff) {
      expect(each.initials).toBe(
        each.pinyin
          .split(' ')
          .map((syllable) => syllable[0])
          .join(''),
      );
    }
  });

  it('are found by usercode regardless of case and blanks, and only within their world', () => {
    expect(findPerson(' lx10 0004 ', 2000)).toBe(person(3));
    expect(findPerson('LX102001', 2000)).toBeUndefined();
    expect(findPerson('LX102001', 50_000)).toBe(person(2000));
    expect(findPerson('林晓禾', 2000)).toBeUndefined();
  });
});
