import { cellText, type Sheet } from './sheet';

/** What a grant list says of a person. */
export const listColumns = ['name', 'account', 'department', 'amount'] as const;
export type ListColumn = (typeof listColumns)[number];

/** Where a sheet has the columns of a grant list; indexes from 0, null where it lacks one. */
export interface ColumnPlaces {
  /** The row of the titles. */
  header: number;
  columns: Readonly<Record<ListColumn, number | null>>;
}

const titles: Readonly<Record<ListColumn, readonly string[]>> = {
  name: ['姓名', '名字', '员工姓名', '同事', '收款人', 'name'],
  account: [
    'oa账号',
    'oa帐号',
    '账号',
    '帐号',
    '工号',
    'oa',
    '员工编号',
    'account',
    'oaaccount',
    'jobnumber',
  ],
  department: ['部门', '所在部门', '所属部门', '单位', 'department'],
  amount: ['龙币', '金额', '数额', '发放金额', '发放龙币', '龙币数', '龙币数量', 'amount', 'coins'],
};

/** Titles stand within the first rows, below what a sheet is called and who made it. */
const searchedRows = 15;

/** The row of titles with the most columns of a grant list; null where no row has any. */
export function findColumns(sheet: Sheet): ColumnPlaces | null {
  let best: ColumnPlaces | null = null;
  for (let row = 0; row < Math.min(searchedRows, sheet.rows.length); row += 1) {
    const places = titlesIn(sheet, row);
    if (places !== null && (best === null || foundIn(places) > foundIn(best))) best = places;
  }
  return best;
}

/** Whether enough is known to read a list: an amount, and a name or an account that says for whom. */
export function hasNeeded({ columns }: ColumnPlaces): boolean {
  return columns.amount !== null && (columns.account !== null || columns.name !== null);
}

/** The first sheet that has the columns, else the first that is not empty, else the first. */
export function defaultSheet(sheets: readonly Sheet[]): number {
  const complete = sheets.findIndex((sheet) => {
    const places = findColumns(sheet);
    return places !== null && hasNeeded(places);
  });
  if (complete !== -1) return complete;
  return Math.max(
    0,
    sheets.findIndex(({ rows }) => rows.length > 0),
  );
}

function titlesIn(sheet: Sheet, row: number): ColumnPlaces | null {
  const columns: Record<ListColumn, number | null> = {
    name: null,
    account: null,
    department: null,
    amount: null,
  };
  for (let column = 0; column < Math.min(sheet.columns, 50); column += 1) {
    const title = folded(cellText(sheet, row, column));
    const matching = listColumns.find((each) => titles[each].includes(title));
    if (matching !== undefined) columns[matching] ??= column;
  }
  const places = { header: row, columns };
  // A merged title of the whole sheet names one column at most.
  return foundIn(places) === 0 ? null : places;
}

function foundIn({ columns }: ColumnPlaces): number {
  return listColumns.filter((column) => columns[column] !== null).length;
}

/** Blanks, case, full-width letters, stars of required columns and units in brackets make no difference. */
function folded(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[（(［[].*?[)）\]］]/g, '')
    .replace(/[\s*＊:：_.-]/g, '');
}
