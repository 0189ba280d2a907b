import { maxRecipients } from '@/domain/constants';
import { isSamePerson, type Recipient } from '@/domain/transfers/transfer';
import { useMessages } from '@/messages/language';
import { ownAmountsPasted } from '@/state/transfer-draft';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { amountsOf } from '../amounts-of';
import { pasteListMessages } from '../messages';
import { nextBatchTaken, useNextBatch } from '../state';

interface NextBatchNoticeProps {
  chosen: readonly Recipient[];
  /** Whether each recipient may get an amount of their own here. */
  takesAmounts: boolean;
  onAdd: (list: readonly Recipient[]) => void;
}

/** Offers the colleagues of a pasted list who did not fit into the last transfer. */
export function NextBatchNotice({ chosen, takesAmounts, onAdd }: NextBatchNoticeProps) {
  const messages = useMessages(pasteListMessages);
  const people = useNextBatch((batch) => batch.people).filter(
    ({ usercode }) => !chosen.some((one) => isSamePerson(one.usercode, usercode)),
  );
  if (people.length === 0) return null;
  const fitting = people.slice(0, maxRecipients - chosen.length);
  const handleAdd = () => {
    onAdd([
      ...chosen,
      ...fitting.map(({ usercode, name, department, jobNumber }) => ({
        usercode,
        name,
        department,
        jobNumber,
      })),
    ]);
    const amounts = amountsOf(fitting);
    if (takesAmounts && Object.keys(amounts).length > 0) ownAmountsPasted(amounts);
    nextBatchTaken(fitting);
  };
  return (
    <NoticeBar
      tone="info"
      onClose={() => nextBatchTaken(people)}
      closeLabel={messages.dropBatch}
      {...(fitting.length === 0 ? {} : { action: { label: messages.addBatch, onClick: handleAdd } })}
    >
      {messages.nextBatch(people.length)}
    </NoticeBar>
  );
}
