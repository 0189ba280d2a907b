import { useId, type ReactNode } from 'react';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import styles from './dialog.module.css';
import { EnvelopeHead } from '@/ui/gifts/envelope-head';
import { ModalLayer } from './modal-layer';

interface Answer {
  /** Its own word, where a verb fits better than the usual one. */
  label?: string;
  onClick: () => void;
}

interface DialogProps {
  title?: string;
  confirm: Answer;
  /** The way out without doing it, by the button and by Esc; absent where there is nothing to refuse. */
  cancel?: Answer;
  /** An envelope as its head: for what the product says by itself, not for questions. */
  envelope?: boolean;
  /** Says the place in a row of dialogs, such as 1 / 2. */
  place?: string;
  children: ReactNode;
}

/** A question or a message in the middle of the page; it holds the focus and gives it back. */
export function Dialog({ title, confirm, cancel, envelope = false, place, children }: DialogProps) {
  const messages = useMessages(kitMessages);
  const heading = useId();
  const text = useId();
  const refuse = cancel !== undefined && (
    <Button variant={envelope ? 'quiet' : 'outlined'} onClick={cancel.onClick}>
      {cancel.label ?? messages.cancel}
    </Button>
  );
  const agree = <Button onClick={confirm.onClick}>{confirm.label ?? messages.confirm}</Button>;
  return (
    <ModalLayer place="middle" heading={heading} text={text} onClose={cancel?.onClick ?? confirm.onClick}>
      {envelope && <EnvelopeHead place={place} />}
      <div className={styles.content} data-below-head={envelope}>
        <h2 id={heading} className={styles.title}>
          {title ?? messages.dialogTitle}
        </h2>
        <div id={text} className={styles.text}>
          {children}
        </div>
        <div className={envelope ? styles.stacked : styles.answers}>
          {!envelope && refuse}
          {agree}
          {envelope && refuse}
        </div>
      </div>
    </ModalLayer>
  );
}
