import { useState } from 'react';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { maxBlessingLength } from '@/domain/constants';
import { countCharacters } from '@/domain/text';
import { errorWords } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
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
  const words = useWords(transferWords);
  const errors = useWords(errorWords);
  const [text, setText] = useState(words.thankHints[0] ?? '');
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
    <Sheet title={words.thankTitle(giver)} onClose={busy ? undefined : onClose}>
      <LetterPaper>
        <div className={styles.text}>
          <TextArea
            label={words.thankField}
            placeholder={words.thankHints[0] ?? ''}
            value={text}
            invalid={tooLong}
            onChange={setText}
          />
        </div>
      </LetterPaper>
      <p className={styles.length}>{words.blessingLength(length, maxBlessingLength)}</p>
      <div className={styles.hints}>
        <ChoiceRow
          label={words.thankField}
          choices={words.thankHints.map((hint) => [hint, hint] as const)}
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
          ? words.thankSending
          : text.trim() === ''
            ? words.thankEmpty
            : tooLong
              ? words.blessingTooLong
              : words.thankSend}
      </Button>
    </Sheet>
  );
}
