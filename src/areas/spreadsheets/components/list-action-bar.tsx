import { formatCoins, formatCount, tenths, type Tenths } from '@/domain/money';
import type { CheckedRow, ListSummary } from '@/domain/spreadsheets/lint-list';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Grid } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Note } from '@/ui/text/text';
import { faultyTable } from '../faulty-table';
import { grantListMessages } from '../messages';
import { SaveButton } from './save-button';
import styles from './list-action-bar.module.css';

interface ListActionBarProps {
  fileName: string;
  rows: readonly CheckedRow[];
  summary: ListSummary;
  /** Null where it is not known. */
  budget: Tenths | null;
  isBusy: boolean;
  onSubmit: () => void;
}

/** What is still to be done, the faulty rows as a file, and the button that hands a clean list to the grant. */
export function ListActionBar({ fileName, rows, summary, budget, isBusy, onSubmit }: ListActionBarProps) {
  const messages = useMessages(grantListMessages);
  const { faulty, pending, ready, total } = summary;
  const over = budget !== null && total > budget ? tenths(total - budget) : null;
  const line =
    over !== null
      ? messages.overBudget(formatCoins(over))
      : faulty > 0
        ? messages.toDo(formatCount(faulty))
        : pending > 0
          ? messages.stillChecking
          : messages.clean(formatCount(ready), formatCoins(total));
  return (
    <>
      <Note
        marginBottom={2.5}
        textAlign="center"
        className={styles.line}
        data-over={over !== null}
        role="status"
      >
        {line}
      </Note>
      <Grid gap={3} className={styles.buttons} data-two={faulty > 0}>
        {faulty > 0 && (
          <SaveButton
            variant="outlined"
            fileName={messages.faultyFile(fileName.replace(/\.\w+$/, ''))}
            table={() => faultyTable(rows, messages)}
          >
            <span className={styles.icon}>
              <Icon name="download" size={18} />
            </span>
            {messages.downloadFaulty(formatCount(faulty))}
          </SaveButton>
        )}
        <Button
          block
          busy={isBusy}
          disabled={faulty > 0 || pending > 0 || ready === 0 || over !== null}
          onClick={onSubmit}
        >
          {messages.submit}
        </Button>
      </Grid>
    </>
  );
}
