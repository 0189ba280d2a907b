import { useState, type ReactNode } from 'react';
import { letterMessages } from '@/messages/areas/letters';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { LetterEnvelope } from '@/ui/gifts/letter-envelope';
import { OpenedLetter } from './opened-letter';
import { SealedLetter } from './sealed-letter';

interface ReceivedLetterProps {
  sender: string;
  text: string;
  /** Still sealed for the person who looks at it. */
  isClosed: boolean;
  isBusy?: boolean;
  /** Why the letter was not opened. */
  errorText?: string | null;
  onOpen: () => void;
  /** The details of the gift, shown in the envelope. */
  children: ReactNode;
}

/** A gift as its receiver has it: a sealed envelope until it is opened, then the letter that rises out of it. */
export function ReceivedLetter({
  sender,
  text,
  isClosed,
  isBusy = false,
  errorText = null,
  onOpen,
  children,
}: ReceivedLetterProps) {
  const messages = useMessages(transferMessages);
  const letters = useMessages(letterMessages);
  const [isJustOpened, setJustOpened] = useState(false);
  if (isClosed)
    return (
      <SealedLetter
        sender={sender}
        isBusy={isBusy}
        errorText={errorText}
        onOpen={() => {
          // Known before the open letter comes, so that it does not stand still for a moment first.
          setJustOpened(true);
          onOpen();
        }}
      >
        {children}
      </SealedLetter>
    );
  const open = (
    <LetterEnvelope text={text} signature={messages.signed(sender)}>
      {children}
    </LetterEnvelope>
  );
  return isJustOpened ? <OpenedLetter label={letters.opened}>{open}</OpenedLetter> : open;
}
