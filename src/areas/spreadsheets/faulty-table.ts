import { listColumns } from '@/domain/spreadsheets/columns';
import type { CheckedRow } from '@/domain/spreadsheets/lint-list';
import { describeProblem } from './describe-problem';
import type { grantListMessages } from './messages';
import type { WriteRequest } from './rules/worker-messages';

/** The rows that are to be changed, each with its reasons in a last column. */
export function faultyTable(
  rows: readonly CheckedRow[],
  messages: typeof grantListMessages.zh,
): Omit<WriteRequest, 'kind'> {
  const head = [...listColumns.map((column) => messages.columns[column]), messages.reasonColumn];
  const body = rows.flatMap(({ row, problems }) =>
    problems === null || problems.length === 0
      ? []
      : [
          [
            ...listColumns.map((column) => row.cells[column]),
            problems.map((problem) => describeProblem(problem, messages)).join(messages.nextReason),
          ],
        ],
  );
  return { sheetName: messages.faultySheet, rows: [head, ...body], widths: [12, 20, 20, 12, 40] };
}
