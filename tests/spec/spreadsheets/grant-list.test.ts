import { describe, expect, it } from 'vitest';
import { peoplePerCheck } from '@/api/services';
import { describeProblem } from '@/areas/spreadsheets/describe-problem';
import { faultyTable } from '@/areas/spreadsheets/faulty-table';
import { grantList as messages } from '@/areas/spreadsheets/messages';
import { corrected, withCell, withoutRemovals, withoutRow } from '@/areas/spreadsheets/rules/corrections';
import { defaultSheet, findColumns, hasNeeded } from '@/domain/spreadsheets/columns';
import { grantListOf } from '@/domain/spreadsheets/grant-list';
import { fixedCells, lintList, summarise, type CheckedRow } from '@/domain/spreadsheets/lint-list';
import { questionKey, type PersonCheck } from '@/domain/spreadsheets/person-check';
import { readList, type ListRow } from '@/domain/spreadsheets/read-list';
import { suggestAmount } from '@/domain/spreadsheets/suggest-amount';
import { person } from '@/mocks/core/people';
import { freshWorld } from '@/mocks/core/worlds';
import { checkPeople } from '@/mocks/hr/people-check';
import { me, pinned, zhou } from '../../support/gateways/mock-gateways';
import { sheetsIn } from '../../support/spreadsheets';

const world = freshWorld('default', pinned);

const noCells = { name: '', account: '', department: '', amount: '' };

function checksFor(rows: readonly ListRow[], state = world): Map<string, PersonCheck> {
  const people = rows.map(({ cells: { name, account, department } }) => ({ name, account, department }));
  const answers = checkPeople(state, { people })?.people ?? [];
  return new Map(answers.map((answer, index) => [questionKey(rows[index]?.cells ?? noCells), answer]));
}

function rowsIn(name: string): ListRow[] {
  const sheets = sheetsIn(name);
  const sheet = sheets[defaultSheet(sheets)];
  const places = sheet === undefined ? null : findColumns(sheet);
  if (sheet === undefined || places === null) throw new Error(`${name} has no list`);
  return readList(sheet, places);
}

function lint(rows: readonly ListRow[], lastGrant: readonly string[] = []): CheckedRow[] {
  return lintList(rows, { checks: checksFor(rows), lastGrant: new Set(lastGrant), owner: me });
}

const row = (number: number, cells: Partial<ListRow['cells']>): ListRow => ({
  row: number,
  cells: { name: '', account: '', department: '', amount: '500', ...cells },
  formulas: [],
});

describe('a grant list', () => {
  it('is read below its titles, with merged cells as their first one', () => {
    expect(rowsIn('merged.xlsx').map((each) => [each.row, ...Object.values(each.cells)])).toEqual([
      [4, '陈思远', 'chen.siyuan', '客服中心', '500'],
      [5, '程意', 'cheng.yi', '客服中心', '500'],
      [6, '周一航', 'zhou.yihang', '研发中心', '300'],
    ]);
  });

  it('is taken from the first sheet that has its columns', () => {
    expect(defaultSheet(sheetsIn('several.xlsx'))).toBe(1);
  });

  it('knows its columns by other names too, in any order', () => {
    const [clean] = sheetsIn('clean.xlsx');
    if (clean === undefined) throw new Error('no sheet');
    const rows = [['金额（龙币）', '工号', '所在部门', '名字*']];
    expect(findColumns({ ...clean, rows })?.columns).toEqual({
      name: 3,
      account: 1,
      department: 2,
      amount: 0,
    });
    expect(hasNeeded({ header: 0, columns: { name: 0, account: null, department: 1, amount: null } })).toBe(
      false,
    );
  });

  it('refuses the row of whoever makes the grant', () => {
    const account = person(0).oaAccount ?? '';
    const [checked] = lint([row(2, { account, amount: '10' })]);
    expect(checked?.problems).toEqual([{ kind: 'own', column: 'account', fix: { kind: 'remove' } }]);
  });

  it('is clean where everybody exists and every amount is valid', () => {
    const checked = lint(rowsIn('clean.xlsx'));
    expect(summarise(checked)).toEqual({
      ready: 5,
      faulty: 0,
      pending: 0,
      total: 23_885,
      departments: [
        { name: '研发中心', total: 18_000 },
        { name: '客服中心', total: 5_885 },
      ],
      again: 0,
    });
    expect(grantListOf('中秋.xlsx', checked, pinned)?.rows[4]).toEqual({
      usercode: 'LX100009',
      name: '韩序',
      oaAccount: 'han.xu',
      department: '研发中心',
      amount: 3_000,
    });
  });

  it('has each fault reported by row and column, with a fix', () => {
    const checked = lint(rowsIn('faulty.xlsx'));
    const told = checked.flatMap(({ row: { row: number }, problems }) =>
      (problems ?? []).map((problem) => [
        number,
        problem.column,
        describeProblem(problem, messages),
        problem.fix?.kind ?? null,
      ]),
    );
    expect(told).toEqual([
      [3, 'account', '这位同事已离职', 'remove'],
      [4, 'account', '没填账号', 'person'],
      [5, 'amount', '金额不是数字', 'amount'],
      [6, 'account', '和第 2 行重复', 'remove'],
      [7, 'account', '没填账号', null],
      [8, 'account', '账号是韩序的，和姓名不符', 'person'],
      [9, 'amount', '这一格是公式，请粘贴为数值', null],
      [10, 'account', '没有这个账号，也不是工号', 'remove'],
      [11, 'amount', '金额最多一位小数', null],
      [13, 'amount', '每人最多 10,000.0 龙币', null],
    ]);
    expect(checked[2]?.problems?.[0]?.fix).toMatchObject({ person: { oaAccount: 'he.lu' } });
    expect(grantListOf('x.xlsx', checked, pinned)).toBeNull();
  });

  it('takes full-width digits as plain ones', () => {
    expect(lint([row(2, { account: 'han.xu', amount: '５００．５' })])[0]).toMatchObject({
      problems: [],
      amount: 5_005,
    });
  });

  it('only hints at people of the last grant', () => {
    const [checked] = lint([row(2, { account: 'zhou.yihang' })], [zhou]);
    expect(checked).toMatchObject({ problems: [], wasInLastGrant: true });
  });

  it('knows who left since the directory was written', () => {
    const rows = [row(2, { account: 'zhou.yihang' })];
    const state = freshWorld('departed-colleague', pinned);
    const [checked] = lintList(rows, { checks: checksFor(rows, state), lastGrant: new Set(), owner: me });
    expect(checked?.problems?.[0]?.kind).toBe('departed');
  });

  it('waits for the check of its people', () => {
    const checked = lintList([row(2, { account: 'han.xu' })], {
      checks: new Map(),
      lastGrant: new Set(),
      owner: me,
    });
    expect(checked[0]?.problems).toBeNull();
    expect(summarise(checked)).toMatchObject({ ready: 0, pending: 1 });
    expect(grantListOf('x.csv', checked, pinned)).toBeNull();
  });

  it('suggests nobody where two colleagues share name and department', () => {
    const [missing] = lint([row(2, { name: '陈思远' })]);
    expect(missing?.problems?.[0]).toMatchObject({ kind: 'account-missing', fix: null });
  });

  it('is put right by its fixes and by what is typed', () => {
    const rows = rowsIn('faulty.xlsx');
    let corrections = {};
    for (const { row: each, problems } of lint(rows)) {
      for (const { fix } of problems ?? []) {
        const cells = fix === null ? null : fixedCells(each, fix);
        corrections =
          cells === null ? withoutRow(corrections, each.row) : withCell(corrections, each.row, cells);
      }
    }
    corrections = withCell(corrections, 11, { amount: '12.3' });
    const after = lint(corrected(rows, corrections));
    expect(summarise(after)).toMatchObject({ faulty: 0 });
    expect(after.find(({ row: { row: number } }) => number === 5)?.amount).toBe(5_000);
    expect(corrected(rows, withoutRemovals(corrections))).toHaveLength(rows.length);
  });

  it('has no formula any more where a value was typed over it', () => {
    const rows = corrected(rowsIn('faulty.xlsx'), withCell({}, 9, { amount: '500' }));
    expect(rows.find(({ row: number }) => number === 9)?.formulas).toEqual([]);
  });

  it('gives its faulty rows with their reasons', () => {
    const { rows } = faultyTable(lint(rowsIn('faulty.xlsx')), messages);
    expect(rows).toHaveLength(11);
    expect(rows[0]).toEqual(['姓名', 'OA 账号', '部门', '龙币', '原因']);
    expect(rows[3]).toEqual(['程意', 'cheng.yi', '客服中心', '五百', '金额不是数字']);
  });
});

describe('a suggested amount', () => {
  it.each([
    ['五百', 5_000],
    ['伍佰元整', 5_000],
    ['两百五', 2_500],
    ['一千零五十', 10_500],
    ['一千零五', 10_050],
    ['一万', 100_000],
    ['十五', 150],
    ['1,000', 10_000],
    ['1,000.5', 10_005],
    ['￥500', 5_000],
    ['500 元', 5_000],
    ['500.00', 5_000],
    ['５００个龙币', 5_000],
  ])('of %s', (text, amount) => {
    expect(suggestAmount(text)).toBe(amount);
  });

  it.each(['', '五百左右', '12.34', '1e3', '-5', '两万', '零', '百五百', '1,00', '0'])(
    'is none of %s',
    (text) => {
      expect(suggestAmount(text)).toBeNull();
    },
  );
});

describe('the check of people', () => {
  it('tells no more than a list needs', () => {
    const people = checkPeople(world, {
      people: [{ name: '', account: 'HAN.XU@example.com', department: '' }],
    });
    expect(people?.people[0]?.found).toEqual({
      usercode: 'LX100009',
      name: '韩序',
      oaAccount: 'han.xu',
      department: '研发中心',
      departed: false,
    });
  });

  it('is refused for more people than one call takes', () => {
    const people = Array.from({ length: peoplePerCheck + 1 }, () => ({
      name: '',
      account: 'a',
      department: '',
    }));
    expect(checkPeople(world, { people })).toBeNull();
  });
});
