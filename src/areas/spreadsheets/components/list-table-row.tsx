import { formatCoins } from '@/domain/money';
import { listColumns, type ColumnPlaces, type ListColumn } from '@/domain/spreadsheets/columns';
import type { CheckedRow, Fix, Problem } from '@/domain/spreadsheets/lint-list';
import { columnOf } from '@/domain/spreadsheets/read-list';
import { columnName } from '@/domain/spreadsheets/sheet';
import { useMessages } from '@/messages/language';
import { grantListMessages } from '../messages';
import { EditableCell } from './editable-cell';
import { RowProblem } from './row-problem';
import styles from './list-table-row.module.css';

export interface ListEdits {
  onFix: (row: CheckedRow, fix: Fix) => void;
  onEdit: (row: number, column: ListColumn, text: string) => void;
}

interface ListTableRowProps extends ListEdits {
  row: CheckedRow;
  /** Its place in the table, for screen readers. */
  index: number;
  places: ColumnPlaces;
  /** The row may leave the table, and with it what had the focus. */
  onLeave: () => void;
}

/** A row of the list; each cell can be changed in place, and each problem stands below with its fix. */
export function ListTableRow({ row, index, places, onFix, onEdit, onLeave }: ListTableRowProps) {
  const messages = useMessages(grantListMessages);
  const problems = row.problems ?? [];
  const { row: number, cells } = row.row;
  const nameOf = (column: ListColumn) => `${columnName(columnOf(places, column))}${number}`;
  const problemAt = (column: ListColumn): Problem | undefined =>
    problems.find((problem) => problem.column === column);
  return (
    <div role="rowgroup" className={styles.group}>
      <div role="row" aria-rowindex={index} className={styles.row}>
        <span role="rowheader" className={styles.number} data-faulty={problems.length > 0}>
          {number}
        </span>
        {listColumns.map((column) => (
          <EditableCell
            key={column}
            cell={nameOf(column)}
            column={column}
            text={cells[column]}
            shown={
              column === 'amount' && row.amount !== null && problemAt('amount') === undefined
                ? formatCoins(row.amount)
                : cells[column]
            }
            isWrong={problemAt(column) !== undefined}
            onEdit={(text) => {
              onLeave();
              onEdit(number, column, text);
            }}
          />
        ))}
      </div>
      {problems.map((problem) => (
        <RowProblem
          key={`${problem.column}${problem.kind}`}
          cell={nameOf(problem.column)}
          problem={problem}
          onFix={(fix) => {
            onLeave();
            onFix(row, fix);
          }}
        />
      ))}
      {row.problems === null && <Hint text={messages.waiting} />}
      {problems.length === 0 && row.wasInLastGrant && <Hint text={messages.wasAgain} />}
    </div>
  );
}

function Hint({ text }: { text: string }) {
  return (
    <div role="row" className={styles.hint}>
      <span role="cell">{text}</span>
    </div>
  );
}
