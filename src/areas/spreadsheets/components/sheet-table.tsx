import { useState } from 'react';
import { cellName, columnName, type Sheet } from '@/domain/spreadsheets/sheet';
import { useMessages } from '@/messages/language';
import { Sheet as BottomSheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';
import { sheetsMessages } from '../messages';
import { cellsOf } from '../rules/visible-cells';
import { WideTable } from './wide-table';
import styles from './sheet-table.module.css';

/** Longer texts are cut, and shown whole by a tap. */
const longText = 22;

/** One sheet as a table with fixed head and row numbers. */
export function SheetTable({ sheet }: { sheet: Sheet }) {
  const messages = useMessages(sheetsMessages);
  const [opened, setOpened] = useState<{ name: string; text: string } | null>(null);
  const columns = Array.from({ length: sheet.columns }, (_, column) => columnName(column));
  return (
    <>
      <WideTable
        label={messages.table(sheet.name)}
        corner={messages.rowHead}
        columns={columns}
        rowCount={sheet.rows.length}
      >
        {(row, first, last) =>
          cellsOf(sheet, row, first, last).map(({ column, top, text, rows, columns: width }) => {
            const name = cellName(top, column);
            const isLong = text.length > longText || text.includes('\n');
            return (
              <td
                key={column}
                translate="no"
                rowSpan={rows}
                colSpan={width}
                className={styles.cell}
                data-number={/^[−-]?[\d,]+(\.\d+)?%?$/.test(text)}
              >
                {isLong ? (
                  <button type="button" className={styles.long} onClick={() => setOpened({ name, text })}>
                    {text}
                  </button>
                ) : (
                  text
                )}
              </td>
            );
          })
        }
      </WideTable>
      {opened !== null && (
        <BottomSheet title={messages.wholeCell(opened.name)} onClose={() => setOpened(null)}>
          <Text as="p" lineHeight="loose" breakWords whiteSpace="pre-line">
            {opened.text}
          </Text>
        </BottomSheet>
      )}
    </>
  );
}
