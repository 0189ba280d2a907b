import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins, toCoins } from '@/domain/money';
import { listColumns } from '@/domain/spreadsheets/columns';
import { columnName } from '@/domain/spreadsheets/sheet';
import { GrantsGate } from '@/flows/grants-gate/grants-gate';
import { useMessages } from '@/messages/language';
import { punctuationMessages } from '@/messages/punctuation';
import { Button } from '@/ui/forms/button';
import { Inline, Surface } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Icon } from '@/ui/media/icon';
import { Note, Text } from '@/ui/text/text';
import { SaveButton } from '../components/save-button';
import { exampleRows } from '../example-rows';
import { grantListMessages } from '../messages';
import type { WriteRequest } from '../rules/worker-messages';
import styles from './grant-example.module.css';

/** /examplegrantH5: the spreadsheet to fill in for a grant, with each column explained. */
export default function GrantExample() {
  return (
    <GrantsGate>
      <Example />
    </GrantsGate>
  );
}

function Example() {
  const messages = useMessages(grantListMessages);
  const marks = useMessages(punctuationMessages);
  const navigate = useNavigate();
  const head = listColumns.map((column) => messages.columns[column]);
  const template = (): Omit<WriteRequest, 'kind'> => ({
    sheetName: messages.exampleSheet,
    rows: [
      head,
      ...exampleRows.map((row) =>
        listColumns.map((column) => (column === 'amount' ? toCoins(row.amount) : row[column])),
      ),
    ],
    widths: [14, 22, 22, 12],
  });
  return (
    <Page
      actionBar={
        <>
          <SaveButton variant="filled" fileName={messages.exampleFile} table={template}>
            <span className={styles.icon}>
              <Icon name="download" size={18} />
            </span>
            {messages.downloadExample}
          </SaveButton>
          <Button
            variant="quiet"
            block
            className={styles.next ?? ''}
            onClick={() => void navigate(href('/excelPreviewGrant'))}
          >
            {messages.toPreview}
          </Button>
        </>
      }
    >
      <Text as="p" marginBottom={3} tone="secondary">
        {messages.exampleLead}
      </Text>
      <Surface as="section" marginBottom={3} overflow="hidden">
        {/* In the largest text the table is wider than a small phone. */}
        <div className={styles.scroll} role="region" aria-label={messages.exampleTable} tabIndex={0}>
          <table className={styles.table} aria-label={messages.exampleTable}>
            <thead>
              <tr>
                <th scope="col" className={styles.corner}>
                  <span className="visuallyHidden">{messages.rowNumber}</span>
                </th>
                {listColumns.map((column, index) => (
                  <th key={column} scope="col" className={styles.title} data-column={column}>
                    <small className={styles.letter}>{columnName(index)}</small>
                    {messages.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {exampleRows.map((row, index) => (
                <tr key={row.account}>
                  <th scope="row" className={styles.number}>
                    {index + 2}
                  </th>
                  {listColumns.map((column) => (
                    <td key={column} className={styles.cell} data-column={column}>
                      {column === 'amount' ? formatCoins(row.amount) : row[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Surface>
      <Card title={messages.explained}>
        <dl>
          {listColumns.map((column, index) => (
            <div key={column} className={styles.column}>
              <Text as="dt" weight="bold">
                <b className={styles.tag}>{columnName(index)}</b> {messages.columns[column]}
              </Text>
              <dd>
                <Note marginTop={0.5}>{messages.notes[column]}</Note>
                <Inline as="p" wrap marginTop={1.5} size="note" align="stretch">
                  <Inline as="span" display="inline-flex" marginRight={4} tone="success">
                    <Icon name="check" size={14} /> {messages.right}
                    {marks.colon}
                    {messages.good[column]}
                  </Inline>
                  <Inline as="span" display="inline-flex" marginRight={4} tone="danger">
                    <Icon name="close" size={14} /> {messages.wrong}
                    {marks.colon}
                    {messages.bad[column]}
                  </Inline>
                </Inline>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={messages.rules}>
        <ul className={styles.rules}>
          {messages.ruleList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
    </Page>
  );
}
