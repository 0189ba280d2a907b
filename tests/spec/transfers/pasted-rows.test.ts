import { describe, expect, it } from 'vitest';
import { readPastedList } from '@/areas/transfers/rules/pasted-list';
import type { Colleague } from '@/domain/colleagues/colleague';
import { people } from '@/mocks/core/people';

const [template] = people(1);
const colleague = (usercode: string, name: string, oaAccount: string | null, jobNumber = ''): Colleague => {
  if (template === undefined) throw new Error('there is no colleague');
  return { ...template, usercode, name, oaAccount, jobNumber };
};
const staff = [
  colleague('U1', '苏念', 'nian.su', '2020001'),
  colleague('U2', '周一航', 'yihang.zhou', '2020002'),
  colleague('U3', '陈思远', 'siyuan.chen', '2020003'),
  colleague('U4', '陈思远', null, '2020004'),
];
const rows = (text: string) =>
  readPastedList(text, staff).rows.map(
    ({ line, cell, by, candidates, isContradictory, amount }) =>
      [line, cell, by, candidates.map(({ usercode }) => usercode).join(), isContradictory, amount] as const,
  );
const headers = (text: string) => readPastedList(text, staff).headers;

describe('the lines of a pasted list', () => {
  it('are counted from the first one, empty ones too', () => {
    expect(rows('\n苏念\n\n周一航').map(([line, cell]) => [line, cell])).toEqual([
      [2, '苏念'],
      [4, '周一航'],
    ]);
  });

  it('are parted by tabs where they have some inside, so that a cell may hold commas and blanks', () => {
    expect(rows('苏念\t8\t好，谢谢 你')).toEqual([[1, '苏念', 'name', 'U1', false, '8']]);
    expect(rows('\t苏念, 周一航\t').map(([, cell]) => cell)).toEqual(['苏念', '周一航']);
  });

  it('list people where nothing but people stand in them', () => {
    expect(rows('苏念 周一航').map(([, , , codes]) => codes)).toEqual(['U1', 'U2']);
    expect(rows('苏念 nian.su')).toEqual([[1, 'nian.su', 'oa', 'U1', false, '']]);
    expect(rows('苏念 yihang.zhou').map(([, , , codes]) => codes)).toEqual(['U1', 'U2']);
    expect(rows('，苏念').map(([, cell]) => cell)).toEqual(['苏念']);
    expect(rows('，苏念，周一航').map(([, , , codes]) => codes)).toEqual(['U1', 'U2']);
    expect(rows('66')).toEqual([[1, '66', null, '', false, '']]);
  });

  it('take an account with what mail puts behind it, and blanks before that', () => {
    expect(rows('nian.su @longcoin.example，周一航').map(([, , , codes]) => codes)).toEqual(['U1', 'U2']);
  });
});

describe('the header of a pasted sheet', () => {
  it('names columns and no person, and has no number', () => {
    expect(headers('姓名\t备注\n苏念\t好')).toBe(1);
    expect(headers('姓名\t苏念')).toBe(0);
    expect(headers('备注\t66\n苏念\t66')).toBe(0);
    expect(headers('组别\t其他\n苏念\t66')).toBe(0);
    expect(headers('姓名\t别的\n苏念\t66')).toBe(1);
  });

  it('is no longer than a title', () => {
    expect(headers('奖励龙币金额一二三四')).toBe(1);
    expect(headers('奖励龙币金额一二三四五')).toBe(0);
  });

  it('of a single column leaves a list what it is', () => {
    expect(rows('姓名\n苏念 周一航').map(([, , , codes]) => codes)).toEqual(['U1', 'U2']);
    expect(rows('姓名\t金额\n苏念\t8')).toEqual([[2, '苏念', 'name', 'U1', false, '8']]);
  });

  it('says which column is which, whatever stands in them', () => {
    expect(rows('金额\t姓名\n8\t苏念')).toEqual([[2, '苏念', 'name', 'U1', false, '8']]);
    expect(rows('备注\t员工\t龙币\n周一航\t苏念\t9')).toEqual([[2, '苏念', 'name', 'U1', false, '9']]);
  });
});

describe('the rows of a pasted sheet', () => {
  it('are contradictory where the name and the account belong to different people', () => {
    expect(rows('姓名\t账号\n苏念\tyihang.zhou')).toEqual([[2, 'yihang.zhou', 'oa', 'U2', true, '']]);
    expect(rows('姓名\t账号\n陈思远\tsiyuan.chen')).toEqual([[2, 'siyuan.chen', 'oa', 'U3', false, '']]);
    expect(rows('姓名\t账号\n陈思远\t无')).toEqual([[2, '陈思远', 'name', 'U3,U4', false, '']]);
    expect(rows('姓名\t账号\n王五\tnian.su')).toEqual([[2, 'nian.su', 'oa', 'U1', false, '']]);
  });

  it('are not made of empty lines', () => {
    expect(rows('苏念\t8\n\n\t\t\n周一航\t9').map(([line]) => line)).toEqual([1, 4]);
  });

  it('that end before the column of names show the account, else what is written in them first', () => {
    expect(rows('序号\t账号\t姓名\n1\tnobody').map(([, cell]) => cell)).toEqual(['nobody']);
    expect(rows('序号\t部门\t姓名\n1\t客服').map(([, cell]) => cell)).toEqual(['1']);
  });

  it('without a name show what is written in them first', () => {
    expect(rows('姓名\t部门\t金额\n\t客服\t8')).toEqual([[2, '客服', null, '', false, '8']]);
    expect(rows('金额\t备注\n8\t别的')).toEqual([[2, '8', null, '', false, '8']]);
  });

  it('take nobody and no amount from a column that its header calls something else', () => {
    expect(rows('账号\t备注\nnobody\t苏念')).toEqual([[2, 'nobody', null, '', false, '']]);
    expect(rows('姓名\t手机号\n苏念\t13800000001')).toEqual([[2, '苏念', 'name', 'U1', false, '']]);
    expect(rows('姓名\t邮箱\n陈思远\tsiyuan.chen@longcoin.example')).toEqual([
      [2, 'siyuan.chen@longcoin.example', 'oa', 'U3', false, ''],
    ]);
  });

  it('take the column that names people most often, the first of equal ones', () => {
    expect(rows('苏念\t周一航\t8\n无名\t苏念\t9')).toEqual([
      [1, '周一航', 'name', 'U2', false, '8'],
      [2, '苏念', 'name', 'U1', false, '9'],
    ]);
    expect(rows('苏念\t周一航\t8')).toEqual([[1, '苏念', 'name', 'U1', false, '8']]);
  });

  it('take their amounts from behind the person, not from the person’s own number', () => {
    expect(rows('2020001\t8')).toEqual([[1, '2020001', 'job-number', 'U1', false, '8']]);
    expect(rows('7\t苏念\t2020001\t¥8.5')).toEqual([[1, '2020001', 'job-number', 'U1', false, '¥8.5']]);
    const amounts = rows('2020001\t8\n9999998\n9999999').map(([, , , , , amount]) => amount);
    expect(amounts).toEqual(['8', '', '']);
    expect(rows('7\t苏念')).toEqual([[1, '苏念', 'name', 'U1', false, '']]);
  });
});
