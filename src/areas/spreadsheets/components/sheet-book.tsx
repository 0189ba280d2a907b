import { useState } from 'react';
import { formatCount } from '@/domain/money';
import type { Sheet } from '@/domain/spreadsheets/sheet';
import { saveFile } from '@/flows/save-file/save-file';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { pageAddress } from '@/ui/browser/app-address';
import { copyText } from '@/ui/browser/copy-text';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { TextButton } from '@/ui/forms/text-button';
import { Box, Inline, Surface } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/layout/tabs';
import { Note, Text } from '@/ui/text/text';
import { sheetsMessages } from '../messages';
import { maxColumns, maxRows } from '../rules/limits';
import { HiddenSheets } from './hidden-sheets';
import { SheetTable } from './sheet-table';
import styles from './sheet-book.module.css';

interface SheetBookProps {
  file: File;
  sheets: readonly Sheet[];
  /** Names of hidden sheets. */
  hidden: readonly string[];
}

/** The sheets of a file as tabs, read only, with the file itself to download. */
export function SheetBook({ file, sheets, hidden }: SheetBookProps) {
  const messages = useMessages(sheetsMessages);
  const [chosen, setChosen] = useState('0');
  const [isBlocked, setBlocked] = useState(false);
  const sheet = sheets[Number(chosen)];
  if (sheet === undefined) return null;
  const table =
    sheet.rows.length === 0 ? (
      <p className={styles.empty}>{messages.emptySheet}</p>
    ) : (
      <SheetTable key={chosen} sheet={sheet} />
    );
  return (
    <Page
      action={
        <TextButton
          type="button"
          paddingX={3}
          tone="secondary"
          whiteSpace="nowrap"
          onClick={() => setBlocked(!saveFile(file, file.name))}
        >
          {messages.download}
        </TextButton>
      }
    >
      <Inline wrap align="baseline" justify="between" marginBottom={3}>
        <Text as="p" marginRight={3} weight="bold" breakWords>
          {file.name}
        </Text>
        <Note>{messages.size(formatCount(sheet.rows.length), formatCount(sheet.columns))}</Note>
      </Inline>
      {isBlocked && (
        <Box marginBottom={3}>
          <NoticeBar
            tone="info"
            action={{
              label: messages.copyLink,
              onClick: () =>
                void copyText(pageAddress()).then((copied) =>
                  notify(copied ? messages.copied : messages.copyFailed, 'toast'),
                ),
            }}
          >
            {messages.openInBrowser}
          </NoticeBar>
        </Box>
      )}
      <HiddenSheets names={hidden} />
      {sheet.isCut && (
        <Box marginBottom={3}>
          <NoticeBar tone="warning">
            {messages.isCut(formatCount(maxRows), formatCount(maxColumns))}
          </NoticeBar>
        </Box>
      )}
      <Surface as="section" overflow="hidden">
        {sheets.length === 1 ? (
          table
        ) : (
          <div className={styles.tabs}>
            <Tabs
              label={messages.sheetTabs}
              tabs={sheets.map(({ name }, index) => [String(index), name])}
              current={chosen}
              onChange={setChosen}
            >
              {table}
            </Tabs>
          </div>
        )}
      </Surface>
    </Page>
  );
}
