import { useState } from 'react';
import {
  doubtsOf,
  hasNeeded,
  listColumns,
  type ColumnPlaces,
  type ListColumn,
} from '@/domain/spreadsheets/columns';
import { cellText, columnName, type Sheet } from '@/domain/spreadsheets/sheet';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { SelectField } from '@/ui/forms/select-field';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import { describeDoubt } from '../describe-doubt';
import { grantListMessages } from '../messages';
import styles from './columns-form.module.css';

/** Rows among which the titles can be chosen. */
const offeredRows = 20;

interface ColumnsFormProps {
  sheet: Sheet;
  start: ColumnPlaces;
  onUse: (places: ColumnPlaces) => void;
}

/** Says by hand which row has the titles and which column is what. */
export function ColumnsForm({ sheet, start, onUse }: ColumnsFormProps) {
  const messages = useMessages(grantListMessages);
  const [places, setPlaces] = useState(start);
  const doubts = doubtsOf(sheet, start);
  const headerRows = Array.from({ length: Math.min(offeredRows, sheet.rows.length) }, (_, row) => row);
  const letters = Array.from({ length: sheet.columns }, (_, column) => column);
  const options = [
    ['', messages.noColumn] as const,
    ...letters.map(
      (column) =>
        [
          String(column),
          messages.columnChoice(columnName(column), cellText(sheet, places.header, column).slice(0, 12)),
        ] as const,
    ),
  ];
  const choose = (column: ListColumn, value: string) =>
    setPlaces({
      ...places,
      columns: { ...places.columns, [column]: value === '' ? null : Number(value) },
    });
  return (
    <Card title={messages.columnsTitle}>
      {doubts.length === 0 && <Note marginBottom={3}>{messages.columnsLine}</Note>}
      {doubts.map((doubt) => (
        <Note key={doubt.why === 'currency' ? 'amount' : doubt.column} marginBottom={3}>
          {describeDoubt(doubt, messages)}
        </Note>
      ))}
      <div className={styles.row}>
        <span>{messages.header}</span>
        <SelectField
          label={messages.header}
          value={String(places.header)}
          options={headerRows.map((row) => [
            String(row),
            messages.headerRow(row + 1, (sheet.rows[row] ?? []).join(' ').slice(0, 16)),
          ])}
          onChange={(value) => setPlaces({ ...places, header: Number(value) })}
        />
      </div>
      {listColumns.map((column) => (
        <div key={column} className={styles.row}>
          <span>{messages.columns[column]}</span>
          <SelectField
            label={messages.columns[column]}
            value={places.columns[column] === null ? '' : String(places.columns[column])}
            options={options}
            onChange={(value) => choose(column, value)}
          />
        </div>
      ))}
      <Note marginBottom={3}>{messages.needColumns}</Note>
      <Button block disabled={!hasNeeded(places)} onClick={() => onUse(places)}>
        {messages.useColumns}
      </Button>
    </Card>
  );
}
