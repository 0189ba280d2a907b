import { useState } from 'react';
import { maxBlessingLength } from '@/domain/constants';
import { isBlank } from '@/domain/is-blank';
import { countCharacters } from '@/domain/text';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { TextArea } from '@/ui/forms/text-area';
import { LetterPaper } from '@/ui/gifts/letter-paper';
import { Sheet } from '@/ui/overlays/sheet';
import { Note, Text } from '@/ui/text/text';
import styles from './thanks-sheet.module.css';

interface ThanksSheetProps {
  giver: string;
  isBusy: boolean;
  /** Why the thanks were not sent. */
  errorText: string | null;
  onSend: (text: string) => void;
  onClose: () => void;
}

/** Sends one message of thanks to the giver; the text stays where sending fails. */
export function ThanksSheet({ giver, isBusy, errorText, onSend, onClose }: ThanksSheetProps) {
  const messages = useMessages(transferMessages);
  const [text, setText] = useState(messages.thankHints[0] ?? '');
  const length = countCharacters(text);
  const isTooLong = length > maxBlessingLength;
  return (
    <Sheet title={messages.thankTitle(giver)} onClose={isBusy ? undefined : onClose}>
      <LetterPaper>
        <Text as="div" size="title">
          <TextArea
            label={messages.thankField}
            placeholder={messages.thankHints[0] ?? ''}
            value={text}
            invalid={isTooLong}
            isRingAround
            onChange={setText}
          />
        </Text>
      </LetterPaper>
      <Note marginTop={1} marginBottom={2} textAlign="right">
        {messages.blessingLength(length, maxBlessingLength)}
      </Note>
      <div className={styles.hints}>
        <ChoiceRow
          label={messages.thankField}
          choices={messages.thankHints.map((hint) => [hint, hint] as const)}
          current={text}
          onChange={setText}
        />
      </div>
      {errorText !== null && (
        <NoticeBar tone="danger" alarming>
          {errorText}
        </NoticeBar>
      )}
      <Button block busy={isBusy} disabled={isTooLong || isBlank(text)} onClick={() => onSend(text.trim())}>
        {isBusy
          ? messages.sending
          : isBlank(text)
            ? messages.thankEmpty
            : isTooLong
              ? messages.blessingTooLong
              : messages.thankSend}
      </Button>
    </Sheet>
  );
}
