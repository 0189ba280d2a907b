import { describe, expect, it } from 'vitest';
import { parseCsv } from '@/areas/spreadsheets/rules/csv';
import { maxFileSize } from '@/areas/spreadsheets/rules/limits';
import { escapeCell } from '@/domain/escape-cell';
import { cellText } from '@/domain/spreadsheets/sheet';
import { fixture, readBytes, sheetsIn, workbookOf } from '../../support/spreadsheets';

const clean = [
  ['姓名', 'OA账号', '部门', '龙币'],
  ['陈思远', 'chen.siyuan', '客服中心', '500'],
  ['周一航', 'zhou.yihang', '研发中心', '500'],
  ['苏念', 'su.nian', '研发中心', '1,000.0'],
  ['程意', 'cheng.yi', '客服中心', '88.5'],
  ['韩序', '20220117', '研发中心', '300'],
];

describe('spreadsheets of another program', () => {
  it('reads an .xlsx file as its cells look', () => {
    const [sheet] = sheetsIn('clean.xlsx');
    expect(sheet).toMatchObject({ name: '名单', rows: clean, columns: 4, formulas: [], isCut: false });
    expect(sheet?.numbers).toEqual({ D4: '1000' });
  });

  it.each(['utf8.csv', 'utf8-bom.csv', 'gb18030.csv'])(
    'reads %s by its own encoding, with quotes, delimiters and line breaks in cells',
    (name) => {
      const [sheet] = sheetsIn(name);
      expect(sheet?.rows).toEqual([...clean, ['韩序, 二组', 'x;y', '带"引号"', '多\n行']]);
    },
  );

  it.each(['tabs.csv', 'semicolons.csv'])('finds what parts the cells of %s', (name) => {
    expect(sheetsIn(name)[0]?.rows).toEqual(clean);
  });

  it('reads several sheets, with dates and numbers as the sheet writes them', () => {
    const sheets = sheetsIn('several.xlsx');
    expect(sheets.map(({ name }) => name)).toEqual(['填写说明', '中秋名单', '空表', '活动安排']);
    expect(sheets[2]?.rows).toEqual([]);
    expect(sheets[3]?.rows[1]).toEqual(['2026-09-25', '中秋晚会', '120', '60,000.0', '含\n"抽奖"']);
    expect(sheets[3]?.numbers['A2']).toBeUndefined();
    expect(sheets[3]?.numbers['D2']).toBe('60000');
    expect(sheets[3]?.rows[2]?.[4]).toBe('=不是公式');
    expect(sheets[3]?.formulas).toEqual([]);
  });

  it('reads merged cells as their first one and shifts nothing', () => {
    const [sheet] = sheetsIn('merged.xlsx');
    if (sheet === undefined) throw new Error('no sheet');
    expect(sheet.merges).toEqual([
      { top: 0, left: 0, bottom: 0, right: 3 },
      { top: 3, left: 2, bottom: 4, right: 2 },
      { top: 3, left: 3, bottom: 4, right: 3 },
    ]);
    expect([0, 1, 2, 3].map((column) => cellText(sheet, 4, column))).toEqual([
      '程意',
      'cheng.yi',
      '客服中心',
      '500',
    ]);
    expect(sheet.rows[1]).toEqual([]);
  });

  it('tells formulas, whose saved result cannot be trusted', () => {
    expect(sheetsIn('faulty.xlsx')[0]?.formulas).toEqual(['D9']);
  });
});

describe('files that cannot be read', () => {
  it.each([
    ['encrypted.xlsx', 'encrypted'],
    ['legacy.xls', 'old-format'],
    ['cut.xlsx', 'broken'],
    ['other.ods', 'not-a-sheet'],
    ['empty.xlsx', 'empty'],
  ])('%s is %s', (name, problem) => {
    expect(readBytes(fixture(name), name)).toBe(problem);
  });

  it('knows files by their content, not by their name', () => {
    expect(readBytes(fixture('legacy.xls'), 'list.xlsx')).toBe('old-format');
    expect(readBytes(new TextEncoder().encode('%PDF-1.7'), 'list.pdf')).toBe('not-a-sheet');
    expect(readBytes(new TextEncoder().encode('<html>'), 'list.xlsx')).toBe('broken');
    expect(readBytes(new Uint8Array([1, 0, 2]), 'list.csv')).toBe('not-a-sheet');
    expect(readBytes(new Uint8Array(), 'list.csv')).toBe('empty');
    expect(readBytes(new TextEncoder().encode('\n\n'), 'list.csv')).toBe('empty');
  });

  it('refuses a file over 10 MB', () => {
    expect(readBytes(new Uint8Array(maxFileSize + 1), 'list.csv')).toBe('too-big');
  });

  it('refuses a file that unpacks to more than a list can be', () => {
    const bytes = fixture('clean.xlsx');
    const view = new DataView(bytes.buffer);
    const directory = view.getUint32(bytes.length - 22 + 16, true);
    view.setUint32(directory + 24, 2_000_000_000, true);
    expect(readBytes(bytes, 'bomb.xlsx')).toBe('unpacks-too-big');
  });

  it('reads the first rows and columns of a sheet that has more, and says so', () => {
    const rows = Array.from({ length: 20_200 }, (_, row) => [String(row)]);
    const read = readBytes(workbookOf(rows), 'long.xlsx');
    expect(read[0]).toMatchObject({ isCut: true });
    expect(typeof read === 'string' ? 0 : read[0]?.rows.length).toBe(20_100);
    const wide = readBytes(workbookOf([Array.from({ length: 300 }, (_, at) => at + 1)]), 'wide.xlsx');
    expect(wide[0]).toMatchObject({ isCut: true, columns: 200 });
  });
});

describe('cells of a .csv file', () => {
  it('keeps a quote that is never closed as text', () => {
    expect(parseCsv('a,"b\nc', 10).rows).toEqual([['a', 'b\nc']]);
  });

  it('keeps empty cells and rows where they are', () => {
    expect(parseCsv('a,,b\r\n\r\n,c,\n', 10).rows).toEqual([['a', '', 'b'], [''], ['', 'c', '']]);
  });

  it('is a formula where it begins with an equals sign', () => {
    const read = readBytes(new TextEncoder().encode('姓名,龙币\n=1+1,"=SUM(A1)"'), 'list.csv');
    expect(read[0]).toMatchObject({ formulas: ['A2', 'B2'] });
  });
});

describe('exported cells', () => {
  it.each(['=1+1', '+86', '-5', '@SUM(A1)', '\t=1', '\r=1', '＝1'])('are no formulas: %j', (text) => {
    expect(escapeCell(text)).toBe(`'${text}`);
  });

  it('stay as they are where they are harmless', () => {
    expect(['500', 'a=b', '程意', '', ' x'].map(escapeCell)).toEqual(['500', 'a=b', '程意', '', ' x']);
  });
});
