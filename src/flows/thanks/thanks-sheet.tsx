import { useState } from 'react';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { maxBlessingLength } from '@/domain/constants';
import { isBlank } from '@/domain/is-blank';
import { countCharacters } from '@/domain/text';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { LetterPaper } from '@/ui/gifts/letter-paper';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Sheet } from '@/ui/overlays/sheet';
import { TextArea } from '@/ui/forms/text-area';
import styles from './thanks-sheet.module.css';

interface ThanksSheetProps {
  giver: string;
  /** Sends the text; throws `GatewayError`. */
  onSend: (text: string) => Promise<void>;
  onClose: () => void;
}

/** Sends one message of thanks to the giver; the text stays where sending fails. */
export function ThanksSheet({ giver, onSend, onClose }: ThanksSheetProps) {
  const messages = useMessages(transferMessages);
  const errors = useMessages(errorMessages);
  const [text, setText] = useState(messages.thankHints[0] ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const length = countCharacters(text);
  const isTooLong = length > maxBlessingLength;
  const handleSend = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onSend(text.trim());
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };
  return (
    <Sheet title={messages.thankTitle(giver)} onClose={busy ? undefined : onClose}>
      <LetterPaper>
        <div className={styles.text}>
          <TextArea
            label={messages.thankField}
            placeholder={messages.thankHints[0] ?? ''}
            value={text}
            invalid={isTooLong}
            onChange={setText}
          />
        </div>
      </LetterPaper>
      <p className={styles.length}>{messages.blessingLength(length, maxBlessingLength)}</p>
      <div className={styles.hints}>
        <ChoiceRow
          label={messages.thankField}
          choices={messages.thankHints.map((hint) => [hint, hint] as const)}
          current={text}
          onChange={setText}
        />
      </div>
      {failure !== null && (
        <NoticeBar tone="danger" alarming>
          {failureText(failure, errors)}
        </NoticeBar>
      )}
      <Button block busy={busy} disabled={isTooLong || isBlank(text)} onClick={() => void handleSend()}>
        {busy
          ? messages.thankSending
          : isBlank(text)
            ? messages.thankEmpty
            : isTooLong
              ? messages.blessingTooLong
              : messages.thankSend}
      </Button>
    </Sheet>
  );
}
