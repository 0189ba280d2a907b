import { useState } from 'react';
import type { Colleague } from '@/domain/colleagues/colleague';
import { readPastedList } from '@/domain/transfers/pasted-list';
import { addRecipients } from '@/domain/transfers/recipients';
import type { Recipient } from '@/domain/transfers/transfer';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Sheet } from '@/ui/overlays/sheet';
import { TextArea } from '@/ui/forms/text-area';
import styles from './paste-list.module.css';

interface PasteListProps {
  people: readonly Colleague[];
  chosen: readonly Recipient[];
  ownUsercode: string;
  onAdd: (list: readonly Recipient[], count: number) => void;
  onClose: () => void;
}

/** Adds recipients from a pasted list of OA accounts; what does not match is reported before anybody is added. */
export function PasteList({ people, chosen, ownUsercode, onAdd, onClose }: PasteListProps) {
  const messages = useMessages(transferMessages);
  const [text, setText] = useState('');
  const parsed = readPastedList(text, people);
  const { list, refused } = addRecipients(chosen, parsed.people, ownUsercode);
  const count = list.length - chosen.length;
  const problems = [
    ...(parsed.unknown.length > 0 ? [messages.pasteUnknown(parsed.unknown.join('、'))] : []),
    ...(parsed.ambiguous.length > 0 ? [messages.pasteAmbiguous(parsed.ambiguous.join('、'))] : []),
    ...(refused.length > 0
      ? [
          messages.pasteRefused(
            refused.map(({ kind, name }) => messages.recipientRefusals[kind](name)).join('；'),
          ),
        ]
      : []),
  ];
  return (
    <Sheet title={messages.pasteTitle} onClose={onClose}>
      <div className={styles.field}>
        <TextArea
          label={messages.pasteField}
          placeholder={messages.pasteHint}
          value={text}
          invalid={problems.length > 0}
          onChange={setText}
        />
      </div>
      <p className={styles.found} role="status">
        {text.trim() !== '' && messages.pasteFound(parsed.people.length)}
      </p>
      {problems.map((problem) => (
        <div key={problem} className={styles.problem}>
          <NoticeBar tone="warning">{problem}</NoticeBar>
        </div>
      ))}
      <Button block disabled={count === 0} onClick={() => onAdd(list, count)}>
        {count === 0 ? messages.pasteNobody : messages.pasteAdd(count)}
      </Button>
    </Sheet>
  );
}
