import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCount } from '@/domain/money';
import { findColumns, type ColumnPlaces } from '@/domain/spreadsheets/columns';
import { grantListOf } from '@/domain/spreadsheets/grant-list';
import { fixedCells, lintList, summarise } from '@/domain/spreadsheets/lint-list';
import { readList } from '@/domain/spreadsheets/read-list';
import { useMessages } from '@/messages/language';
import { grantDrafted, useGrantDraft } from '@/state/grant-draft';
import { grantListSubmitted } from '@/state/grant-list';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { ResultState } from '@/ui/feedback/result-state';
import { SelectField } from '@/ui/forms/select-field';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { useGrantLimits } from '../grant-limits';
import { grantListMessages } from '../messages';
import { corrected, withCell, withoutRemovals, withoutRow } from '../rules/corrections';
import { maxListRows } from '../rules/limits';
import type { SheetChanges, SheetFile } from '../state';
import { usePersonChecks } from '../use-person-checks';
import type { useSheetWork } from '../use-sheet-work';
import { CheckProgress } from './check-progress';
import { ColumnsForm } from './columns-form';
import { DepartmentTotals } from './department-totals';
import { FileButton } from './file-button';
import { HiddenSheets } from './hidden-sheets';
import { ListActionBar } from './list-action-bar';
import { ListSummary } from './list-summary';
import { ListTable } from './list-table';
import type { ListEdits } from './list-table-row';
import { PaidApprovers, paidApproversIn } from './paid-approvers';

interface GrantListWorkProps {
  /** Usercode of the person whose list it is. */
  owner: string;
  file: SheetFile;
  changes: SheetChanges;
  work: ReturnType<typeof useSheetWork>;
}

const nowhere: ColumnPlaces = {
  header: 0,
  columns: { name: null, account: null, department: null, amount: null },
};

/** A file that was read: its sheet and columns, the checked rows, and the way to hand them to the grant. */
export function GrantListWork({ owner, file, changes, work }: GrantListWorkProps) {
  const messages = useMessages(grantListMessages);
  const navigate = useNavigate();
  const limits = useGrantLimits();
  const isUnanswered = useGrantDraft(({ key }) => key !== '');
  const [isBusy, run] = useSingleTask();
  const { places, corrections } = changes;
  const sheet = file.sheets[changes.sheet] ?? file.sheets[0];
  const written = useMemo(
    () => (sheet === undefined || places === null ? [] : readList(sheet, places)),
    [sheet, places],
  );
  const isTooLong = written.length > maxListRows || sheet?.isCut === true;
  const rows = useMemo(
    () => (isTooLong ? [] : corrected(written, corrections)),
    [written, corrections, isTooLong],
  );
  const { checks, failure, retry } = usePersonChecks(rows);
  const lastGrant = useMemo(() => new Set(limits.lastGrant), [limits.lastGrant]);
  const checked = useMemo(
    () => lintList(rows, { checks, lastGrant, owner }),
    [rows, checks, lastGrant, owner],
  );
  const summary = useMemo(() => summarise(checked), [checked]);
  const changed = useCallback((row: number) => corrections[row] !== undefined, [corrections]);
  const removed = Object.values(corrections).filter((change) => change === null).length;

  const edits: ListEdits = {
    onEdit: (row, column, text) => work.correct(withCell(corrections, row, { [column]: text })),
    onFix: ({ row }, fix) => {
      const cells = fixedCells(row, fix);
      work.correct(cells === null ? withoutRow(corrections, row.row) : withCell(corrections, row.row, cells));
    },
  };
  const handleSubmit = () =>
    run(async () => {
      const list = grantListOf(file.fileName, checked, file.readAt);
      if (list === null) return;
      // The list of a grant that may have been submitted already stays as it is.
      if (!isUnanswered) {
        await grantListSubmitted(owner, list);
        grantDrafted({ by: 'sheet' });
      }
      void navigate(href('/grantActivityH5'), { replace: true });
    });
  if (sheet === undefined) return null;
  const paidApprovers = paidApproversIn(checked, limits.approversFor(summary.total));
  const isPayable =
    summary.ready === rows.length &&
    limits.budget !== null &&
    summary.total <= limits.budget &&
    paidApprovers.length === 0;
  const isListed = places !== null && written.length > 0 && !isTooLong;
  return (
    <Page
      action={
        <FileButton label={messages.field} variant="text" onChoose={work.choose}>
          {messages.change}
        </FileButton>
      }
      actionBar={
        isListed ? (
          <ListActionBar
            fileName={file.fileName}
            rows={checked}
            summary={summary}
            budget={limits.budget}
            isBusy={isBusy}
            onSubmit={handleSubmit}
          />
        ) : undefined
      }
    >
      <ListSummary
        fileName={file.fileName}
        sheet={changes.sheet + 1}
        rows={rows.length}
        ready={summary.ready}
        faulty={summary.faulty}
        total={summary.total}
        isPayable={isPayable}
      />
      <HiddenSheets names={file.hidden} />
      {file.sheets.length > 1 && (
        <Box marginBottom={3}>
          <SelectField
            label={messages.sheet}
            value={String(changes.sheet)}
            options={file.sheets.map(({ name }, index) => [String(index), name])}
            onChange={(value) => work.chooseSheet(Number(value))}
          />
        </Box>
      )}
      {places === null && (
        <ColumnsForm
          key={changes.sheet}
          sheet={sheet}
          start={findColumns(sheet) ?? nowhere}
          onUse={work.choosePlaces}
        />
      )}
      {places !== null && written.length === 0 && (
        <Card>
          <ResultState title={messages.noRows} description={messages.noRowsLine} />
        </Card>
      )}
      {isTooLong && (
        <Card>
          <ResultState alarming title={messages.tooMany(formatCount(maxListRows))} />
        </Card>
      )}
      {isListed && (
        <>
          <CheckProgress pending={summary.pending} of={rows.length} failure={failure} onRetry={retry} />
          <PaidApprovers found={paidApprovers} />
          {summary.again > 0 && (
            <Box marginBottom={3}>
              <NoticeBar tone="info">{messages.again(formatCount(summary.again))}</NoticeBar>
            </Box>
          )}
          <ListTable
            rows={checked}
            places={places}
            changed={changed}
            onColumns={() => work.choosePlaces(null)}
            {...edits}
          />
          {removed > 0 && (
            <Box marginBottom={3}>
              <NoticeBar
                tone="info"
                action={{
                  label: messages.restore,
                  onClick: () => work.correct(withoutRemovals(corrections)),
                }}
              >
                {messages.removed(formatCount(removed))}
              </NoticeBar>
            </Box>
          )}
          <DepartmentTotals summary={summary} budget={limits.budget} balance={limits.balance} />
        </>
      )}
    </Page>
  );
}
