import { utils, write, type WorkSheet } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { grantList as messages } from '@/areas/spreadsheets/messages';
import { defaultSheet, doubtsOf, findColumns } from '@/domain/spreadsheets/columns';
import { lintList, type ProblemKind } from '@/domain/spreadsheets/lint-list';
import { questionKey } from '@/domain/spreadsheets/person-check';
import { readList } from '@/domain/spreadsheets/read-list';
import type { Sheet } from '@/domain/spreadsheets/sheet';
import { readBytes, workbookOf } from '../../support/spreadsheets';

function sheetWith(rows: readonly (readonly (string | number)[])[]): Sheet {
  const [sheet] = readBytes(workbookOf(rows), 'list.xlsx');
  if (typeof sheet !== 'object') throw new Error('no sheet');
  return sheet;
}

function doubts(titles: readonly string[]): readonly string[] {
  const sheet = sheetWith([titles, titles.map(() => '1')]);
  const places = findColumns(sheet);
  if (places === null) throw new Error('no title is known');
  return doubtsOf(sheet, places).map((doubt) =>
    doubt.why === 'currency' ? `currency ${doubt.title}` : `${doubt.why} ${doubt.column}`,
  );
}

/** What is wrong with the amount in a cell of its own, of a person who is found right. */
function reasonOf(cell: WorkSheet[string]): ProblemKind | undefined {
  const sheet: WorkSheet = {
    ...utils.aoa_to_sheet([
      ['姓名', '账号', '龙币'],
      ['韩序', 'han.xu'],
    ]),
    C2: cell,
  };
  sheet['!ref'] = 'A1:C2';
  const read = readBytes(bytesOf(utils.book_new(sheet, '名单')), 'list.xlsx')[0];
  const places = typeof read === 'object' ? findColumns(read) : null;
  if (typeof read !== 'object' || places === null) throw new Error('no list');
  const rows = readList(read, places);
  const found = { usercode: 'LX1', name: '韩序', oaAccount: 'han.xu', department: '', departed: false };
  const checks = new Map(rows.map(({ cells }) => [questionKey(cells), { found, candidate: null }]));
  return lintList(rows, { checks, lastGrant: new Set(), owner: '' })[0]?.problems?.[0]?.kind;
}

function bytesOf(book: ReturnType<typeof utils.book_new>): Uint8Array {
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

describe('the columns of a grant list', () => {
  it.each([
    [['姓名', 'OA账号', '部门', '龙币']],
    [['Employee ID', 'Full name', 'Dept.', 'Coins']],
    [['账号', '工号', '姓名', '金额（龙币）']],
    [['账号', '金额', '金额（龙币）']],
    [['账号', '金额（元）', '龙币']],
    [['账号', '金额（必填）']],
  ])('are decided by the titles %j', (titles) => {
    expect(doubts(titles)).toEqual([]);
  });

  it.each([
    [['账号', '金额（元）'], ['currency 金额（元）']],
    [['账号', 'Amount (RMB)'], ['currency Amount (RMB)']],
    [['账号', '金额 ¥'], ['missing amount']],
    [['姓名', '部门', '龙币'], ['missing account']],
    [['Employee', 'Amount'], ['missing account']],
    [['账号', 'Reward'], ['missing amount']],
    [['账号', '姓名', '收款人', '龙币'], ['several name']],
    [['账号', '金额', '数额'], ['several amount']],
  ])('are asked for where the titles %j leave something open', (titles, open) => {
    expect(doubts(titles)).toEqual(open);
  });

  it('are taken from the sheet whose titles decide them', () => {
    const yuan = sheetWith([['姓名', '账号', '金额（元）']]);
    const nameless = sheetWith([['姓名', '龙币']]);
    const coins = sheetWith([['姓名', '账号', '龙币']]);
    expect(defaultSheet([yuan, nameless, coins])).toBe(2);
    expect(defaultSheet([yuan, nameless])).toBe(1);
    expect(defaultSheet([yuan])).toBe(0);
  });
});

describe('the reason against an amount', () => {
  it.each<[what: string, cell: WorkSheet[string], kind: ProblemKind | undefined]>([
    ['a number', { t: 'n', v: 500 }, undefined],
    ['a number below 0', { t: 'n', v: -5 }, 'amount-not-positive'],
    ['a number below 0 in brackets', { t: 'n', v: -5, z: '#,##0_);(#,##0)' }, 'amount-not-positive'],
    ['a text below 0', { t: 's', v: '－5' }, 'amount-not-positive'],
    ['0', { t: 'n', v: 0 }, 'amount-not-positive'],
    ['a number in yuan', { t: 'n', v: 500, z: '"¥"#,##0.00' }, 'amount-currency'],
    ['a text in yuan', { t: 's', v: '500 元' }, 'amount-currency'],
    ['a text', { t: 's', v: '若干' }, 'amount-illegal'],
    ['a formula with a value', { t: 'n', v: 500, f: '250*2' }, 'formula'],
    ['a formula without a value', { t: 's', v: '', f: '250*2' }, 'formula-empty'],
    ['a formula that failed', { t: 'e', v: 23, f: '#REF!*2' }, 'formula-empty'],
  ])('%s says what it is', (_, cell, kind) => {
    expect(reasonOf(cell)).toBe(kind);
    if (kind !== undefined) expect(Object.keys(messages.reasons)).toContain(kind);
  });
});

describe('hidden sheets', () => {
  const book = (rows: readonly (readonly string[])[]) => {
    const made = utils.book_new(utils.aoa_to_sheet(rows.map((row) => [...row])), '说明');
    utils.book_append_sheet(made, utils.aoa_to_sheet([['账号', '龙币']]), '名单');
    utils.book_set_sheet_visibility(made, '名单', 1);
    return bytesOf(made);
  };

  it('are named where they are not empty, and not read', () => {
    const read = readBytes(book([['请看名单']]), 'list.xlsx');
    expect(typeof read === 'string' ? read : read.map(({ name }) => name)).toEqual(['说明']);
  });

  it('are the reason where nothing else has content', () => {
    expect(readBytes(book([]), 'list.xlsx')).toBe('hidden');
  });
});
