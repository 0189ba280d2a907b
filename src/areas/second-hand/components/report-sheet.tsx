import { useState } from 'react';
import { countCharacters } from '@/domain/text';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Button } from '@/ui/forms/button';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { TextArea } from '@/ui/forms/text-area';
import { Sheet } from '@/ui/overlays/sheet';
import { reportItem } from '../endpoints/items';
import { secondHandMessages } from '../messages';
import { invalidateItems } from '../queries';
import { longestReport, reportReasons, type ReportReason } from '../rules/item';
import styles from './report-sheet.module.css';

/** Reports an item, with a reason. */
export function ReportSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const messages = useMessages(secondHandMessages);
  const task = useWrite(reportItem, { refresh: invalidateItems });
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [text, setText] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const isLong = countCharacters(text.trim()) > longestReport;
  const problem = reason === '' ? messages.chooseReason : isLong ? messages.reportLong(longestReport) : null;
  const handleSend = () => {
    setSubmitted(true);
    if (reason === '' || isLong) return;
    task.send({ id, reason, text: text.trim() }, () => {
      notify(messages.reportSent);
      onClose();
    });
  };
  return (
    <Sheet title={messages.reportTitle} onClose={onClose}>
      <ErrorNotice text={isSubmitted && problem !== null ? problem : task.errorText} />
      <div className={styles.reasons}>
        <ChoiceRow
          label={messages.reportReason}
          choices={reportReasons.map((each) => [each, messages.reasons[each]] as const)}
          current={reason}
          onChange={setReason}
        />
      </div>
      <div className={styles.text}>
        <TextArea
          label={messages.reportText}
          placeholder={messages.reportHint}
          value={text}
          invalid={isSubmitted && isLong}
          onChange={setText}
        />
      </div>
      <Button block busy={task.isBusy} onClick={handleSend}>
        {messages.sendReport}
      </Button>
    </Sheet>
  );
}
