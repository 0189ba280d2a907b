import { approvalMessages } from '@/messages/areas/approvals';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Note } from '@/ui/text/text';
import styles from './selection-action-bar.module.css';

interface SelectionActionBarProps {
  count: number;
  /** What they come to. */
  sum: string;
  isBusy: boolean;
  onRefuse: () => void;
  onApprove: () => void;
}

/** What is ticked, with one summary, and the two decisions about all of it. */
export function SelectionActionBar({ count, sum, isBusy, onRefuse, onApprove }: SelectionActionBarProps) {
  const messages = useMessages(approvalMessages);
  return (
    <>
      <Note marginBottom={2} role="status">
        {count === 0 ? messages.chooseFirst : messages.chosen(count, sum)}
      </Note>
      <Inline align="stretch" className={styles.buttons}>
        <Button variant="outlined" disabled={count === 0} onClick={onRefuse}>
          {messages.refuse}
        </Button>
        <Button disabled={count === 0} busy={isBusy} onClick={onApprove}>
          {messages.approveAll(count)}
        </Button>
      </Inline>
    </>
  );
}
