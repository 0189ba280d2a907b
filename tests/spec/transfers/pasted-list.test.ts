import { describe, expect, it } from 'vitest';
import { readPastedList } from '@/areas/transfers/rules/pasted-list';
import { judgePastedRows } from '@/areas/transfers/rules/pasted-verdicts';
import { people } from '@/mocks/core/people';

const staff = people(50_000);
const oa = (index: number) => staff[index]?.oaAccount ?? '';
const read = (text: string) =>
  readPastedList(text, staff.slice(0, 400)).rows.map(
    ({ cell, by, candidates, amount }) =>
      [cell, by, candidates.map(({ usercode }) => usercode).join(), amount] as const,
  );
const codes = (text: string) =>
  readPastedList(text, staff.slice(0, 400)).rows.map(({ candidates }) =>
    candidates.map(({ usercode }) => usercode).join(),
  );
const judge = (text: string, picked = {}, chosen = staff.slice(0, 0)) =>
  judgePastedRows(readPastedList(text, staff.slice(0, 400)).rows, chosen, 'LX100001', picked);
const verdicts = (text: string, picked = {}) => judge(text, picked).rows.map(({ verdict }) => verdict);

describe('a pasted list', () => {
  it.each([
    ['with one OA account on each line', 'yihang.zhou\nnian.su'],
    ['with blanks and commas of either kind between them', ' yihang.zhou，nian.su、'],
    ['as a column of a spreadsheet', 'yihang.zhou\t\r\nnian.su\t\r\n'],
    ['with mail addresses', 'yihang.zhou@longcoin.example; nian.su@longcoin.example'],
    ['in capitals and full-width letters', 'YIHANG.ZHOU ｎｉａｎ．ｓｕ'],
    ['with job numbers', '20200211 20240925'],
    ['with usercodes', 'lx100004 LX100005'],
  ])('is read %s', (_, text) => {
    const list = text
      .replace(/yihang\.zhou/i, (found) => (found === found.toUpperCase() ? oa(3).toUpperCase() : oa(3)))
      .replace('nian.su', oa(4))
      .replace('ｎｉａｎ．ｓｕ', toFullWidth(oa(4)));
    expect(codes(list)).toEqual(['LX100004', 'LX100005']);
  });

  it('has a row for each entry, unknown ones as they were written', () => {
    expect(read('nobody.here LX100004 张三丰')).toEqual([
      ['nobody.here', null, '', ''],
      ['LX100004', 'usercode', 'LX100004', ''],
      ['张三丰', null, '', ''],
    ]);
  });

  it('gives all people of a shared name', () => {
    expect(read('周一航 陈思远')).toEqual([
      ['周一航', 'name', 'LX100004', ''],
      ['陈思远', 'name', 'LX100002,LX100003', ''],
    ]);
  });

  it('without entries is empty', () => {
    expect(readPastedList(' \n，', staff)).toEqual({ rows: [], headers: 0 });
  });
});

describe('a pasted sheet', () => {
  it('takes nobody from remarks, whether the columns are named or not', () => {
    expect(read('姓名\t金额\t备注\n苏念\t66\t周一航\n张三丰\t88\t周一航')).toEqual([
      ['苏念', 'name', 'LX100005', '66'],
      ['张三丰', null, '', '88'],
    ]);
    expect(codes('苏念\t66\t周一航\n周一航\t66\t感谢\n张三丰\t66\t苏念')).toEqual([
      'LX100005',
      'LX100004',
      '',
    ]);
    expect(codes('周一航,66,谢谢苏念\n苏念,88,推荐人：周一航')).toEqual(['LX100004', 'LX100005']);
  });

  it.each(['姓名\t工号', '员工姓名\t部门', 'Name\tAmount', '姓名', 'OA 账号'])(
    'sees the header %j',
    (header) => {
      const { rows, headers } = readPastedList(`${header}\n苏念\t`, staff);
      expect([rows.length, headers]).toEqual([1, 1]);
    },
  );

  it('settles a shared name by the account in the row', () => {
    expect(read(`姓名\tOA 账号\n陈思远\t${oa(2)}`)).toEqual([[oa(2), 'oa', 'LX100003', '']]);
    expect(codes(`陈思远 ${oa(1)}`)).toEqual(['LX100002']);
  });

  it('falls back to the name where the account is missing or unknown', () => {
    expect(read('姓名\tOA 账号\n苏念\tnobody.here\n周一航')).toEqual([
      ['苏念', 'name', 'LX100005', ''],
      ['周一航', 'name', 'LX100004', ''],
    ]);
  });

  it('finds the amount beside the person, not the number of the row', () => {
    expect(read('1\t苏念\t财务\t66.5\n2\t周一航\t客服\t88.00')).toEqual([
      ['苏念', 'name', 'LX100005', '66.5'],
      ['周一航', 'name', 'LX100004', '88.00'],
    ]);
  });
});

describe('the verdict on a row', () => {
  it('names each cause', () => {
    expect(verdicts('苏念 苏念 陈思远 nobody.here 林晓禾 冯乐 梁栖')).toEqual([
      'ready',
      'twice',
      'same-name',
      'unknown',
      'self',
      'departed',
      'no-oa',
    ]);
    expect(verdicts(`姓名\tOA\n苏念\t${oa(3)}`)).toEqual(['contradictory']);
  });

  it('is ready once somebody of the shared name was picked', () => {
    expect(verdicts('陈思远', { 0: 'LX100003' })).toEqual(['ready']);
  });

  it('names nobody while it is not settled who is meant', () => {
    expect(judge('陈思远 nobody.here').rows.map(({ person }) => person)).toEqual([null, null]);
  });

  it('lets those beyond the twentieth wait, each once, and counts each cause', () => {
    const able = staff.slice(11, 60).filter(({ departed, oaAccount }) => !departed && oaAccount !== null);
    const wanted = [...able.slice(0, 23), ...able.slice(21, 22)].map(({ usercode }) => usercode);
    const { list, rows, causes } = judge(wanted.join('\n'));
    expect(list).toHaveLength(20);
    expect(rows.slice(20).map(({ verdict }) => verdict)).toEqual(['full', 'full', 'full', 'twice']);
    expect([...causes]).toEqual([
      ['full', 3],
      ['twice', 1],
    ]);
  });
});

function toFullWidth(text: string): string {
  return text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
}
