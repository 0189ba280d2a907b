import { useState } from 'react';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { maxBlessingLength } from '@/domain/constants';
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
  /** Sends what was written; throws `GatewayError`. */
  say: (text: string) => Promise<void>;
  onClose: () => void;
}

/** Writes back to the giver, once. What was written stays where it did not go out. */
export function ThanksSheet({ giver, say, onClose }: ThanksSheetProps) {
  const messages = useMessages(transferMessages);
  const errors = useMessages(errorMessages);
  const [text, setText] = useState(messages.thankHints[0] ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const length = countCharacters(text);
  const tooLong = length > maxBlessingLength;
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await say(text.trim());
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
            invalid={tooLong}
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
      <Button block busy={busy} disabled={tooLong || text.trim() === ''} onClick={() => void send()}>
        {busy
          ? messages.thankSending
          : text.trim() === ''
            ? messages.thankEmpty
            : tooLong
              ? messages.blessingTooLong
              : messages.thankSend}
      </Button>
    </Sheet>
  );
}
