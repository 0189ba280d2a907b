import { isOtherCurrency, namesCoins } from './other-currency';
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

/** What the titles leave open, which the person is asked for. */
export type ColumnDoubt =
  | { why: 'missing' | 'several'; column: ListColumn }
  /** An amount under this title, which is money other than coins. */
  | { why: 'currency'; title: string };

const titles: Readonly<Record<ListColumn, readonly string[]>> = {
  name: [
    ...['姓名', '名字', '员工姓名', '同事', '收款人'],
    ...['name', 'fullname', 'employee', 'employeename', 'staffname', 'colleague', 'recipient'],
  ],
  account: [
    ...['oa账号', 'oa帐号', '账号', '帐号', '工号', 'oa', '员工编号', '员工工号'],
    ...[
      'account',
      'oaaccount',
      'jobnumber',
      'employeeid',
      'employeeno',
      'employeenumber',
      'staffid',
      'staffno',
    ],
  ],
  department: ['部门', '所在部门', '所属部门', '单位', 'department', 'dept', 'team'],
  amount: [
    ...['龙币', '金额', '数额', '发放金额', '发放龙币', '龙币数', '龙币数量'],
    ...['amount', 'coin', 'coins', 'coinamount', 'longcoins'],
  ],
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

/** What has to be asked before a sheet is read by these columns; nothing where its titles decide all of it. */
export function doubtsOf(sheet: Sheet, places: ColumnPlaces): readonly ColumnDoubt[] {
  const { columns, header } = places;
  const foreign = foreignAmounts(sheet, header)[0];
  return (['account', 'name', 'amount'] as const).flatMap((column): ColumnDoubt[] => {
    if (columns[column] === null) {
      // An account alone says for whom a row is.
      if (column === 'name') return [];
      if (column === 'amount' && foreign !== undefined) return [{ why: 'currency', title: foreign }];
      return [{ why: 'missing', column }];
    }
    // An account and a job number both say for whom a row is.
    return column !== 'account' && candidates(sheet, header, column).length > 1
      ? [{ why: 'several', column }]
      : [];
  });
}

/** The first sheet whose titles decide its columns, else the first that has them, else the first that is not empty, else the first. */
export function defaultSheet(sheets: readonly Sheet[]): number {
  const found = sheets.map((sheet) => ({ sheet, places: findColumns(sheet) }));
  const wishes = [
    found.findIndex(({ sheet, places }) => places !== null && doubtsOf(sheet, places).length === 0),
    found.findIndex(({ places }) => places !== null && hasNeeded(places)),
    sheets.findIndex(({ rows }) => rows.length > 0),
  ];
  return wishes.find((index) => index !== -1) ?? 0;
}

function titlesIn(sheet: Sheet, row: number): ColumnPlaces | null {
  const [name, account, department, amount] = listColumns.map(
    (column) => candidates(sheet, row, column)[0] ?? null,
  );
  const places = {
    header: row,
    columns: {
      name: name ?? null,
      account: account ?? null,
      department: department ?? null,
      amount: amount ?? null,
    },
  };
  // A merged title of the whole sheet names one column at most.
  return foundIn(places) === 0 ? null : places;
}

/** The columns that a title could mean; an amount that names coins goes before one that does not. */
function candidates(sheet: Sheet, row: number, column: ListColumn): readonly number[] {
  const found = titled(sheet, row, column).filter(
    (at) => column !== 'amount' || !isOtherCurrency(cellText(sheet, row, at)),
  );
  const inCoins = column === 'amount' ? found.filter((at) => namesCoins(cellText(sheet, row, at))) : [];
  return inCoins.length > 0 ? inCoins : found;
}

/** Titles of amounts that are money other than coins. */
function foreignAmounts(sheet: Sheet, row: number): readonly string[] {
  return titled(sheet, row, 'amount')
    .map((at) => cellText(sheet, row, at))
    .filter(isOtherCurrency);
}

function titled(sheet: Sheet, row: number, column: ListColumn): readonly number[] {
  const known = titles[column];
  const all = Array.from({ length: Math.min(sheet.columns, 50) }, (_, at) => at);
  return all.filter((at) => {
    // Cells that are merged into one are one title.
    if (
      at > 0 &&
      sheet.merges.some(
        ({ top, bottom, left, right }) => row >= top && row <= bottom && at > left && at <= right,
      )
    )
      return false;
    return known.includes(folded(cellText(sheet, row, at)));
  });
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
