import { useState, type ReactNode } from 'react';
import { escapeCell } from '@/domain/escape-cell';
import { canSaveFiles, saveFile } from '@/flows/save-file/save-file';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { pageAddress } from '@/ui/browser/app-address';
import { copyText } from '@/ui/browser/copy-text';
import { Button } from '@/ui/forms/button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Grid } from '@/ui/layout/box';
import { Sheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';
import { sheetsMessages } from '../messages';
import type { WriteRequest } from '../rules/worker-messages';
import { writeFile } from '../write-file';

interface SaveButtonProps {
  fileName: string;
  /** What the file holds, computed only when it is wanted. */
  table: () => Omit<WriteRequest, 'kind'>;
  variant: 'filled' | 'outlined';
  children: ReactNode;
}

/** Saves a table as .xlsx; where the host saves no files it says how to get it all the same. */
export function SaveButton({ fileName, table, variant, children }: SaveButtonProps) {
  const messages = useMessages(sheetsMessages);
  const [isBusy, run] = useSingleTask();
  const [isAsking, setAsking] = useState(false);
  const handleSave = () => {
    if (!canSaveFiles()) return setAsking(true);
    run(async () => {
      try {
        saveFile(await writeFile(table()), fileName);
      } catch {
        notify(messages.downloadFailed, 'toast');
      }
    });
  };
  const copy = (text: string) =>
    void copyText(text).then((copied) => {
      notify(copied ? messages.copied : messages.copyFailed, 'toast');
      if (copied) setAsking(false);
    });
  return (
    <>
      <Button variant={variant} block busy={isBusy} onClick={handleSave}>
        {children}
      </Button>
      {isAsking && (
        <Sheet title={messages.noDownload} onClose={() => setAsking(false)}>
          <Text as="p" tone="secondary" lineHeight="loose">
            {messages.noDownloadLine}
          </Text>
          <Grid marginTop={4} gap={3}>
            <Button block onClick={() => copy(pageAddress())}>
              {messages.copyLink}
            </Button>
            <Button variant="outlined" block onClick={() => copy(asText(table().rows))}>
              {messages.copyContent}
            </Button>
          </Grid>
        </Sheet>
      )}
    </>
  );
}

/** Cells parted by tabs, as spreadsheet programs paste them. */
function asText(rows: readonly (readonly (string | number)[])[]): string {
  return rows
    .map((row) => row.map((cell) => escapeCell(String(cell)).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}
