import { useId, type ReactNode } from 'react';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { SendButton } from '@/ui/forms/send-button';
import { EnvelopeHead } from '@/ui/gifts/envelope-head';
import { Title } from '@/ui/text/text';
import { ModalLayer } from './modal-layer';
import styles from './dialog.module.css';

interface Answer {
  /** Replaces the default label of the button. */
  label?: string;
  /** Why it cannot be done now; the button says it and is off. */
  offReason?: string | null;
  onClick: () => void;
}

interface DialogProps {
  title?: string;
  confirm: Answer;
  /** The cancel button, also called by Esc; without it Esc confirms. */
  cancel?: Answer;
  /** Shows an envelope as its head, for announcements rather than questions. */
  envelope?: boolean;
  /** Position in a sequence of dialogs, such as 1 / 2. */
  position?: string;
  children: ReactNode;
}

/** A modal question or message in the middle of the page. */
export function Dialog({ title, confirm, cancel, envelope = false, position, children }: DialogProps) {
  const messages = useMessages(kitMessages);
  const headingId = useId();
  const textId = useId();
  const cancelButton = cancel !== undefined && (
    <Button variant={envelope ? 'quiet' : 'outlined'} onClick={cancel.onClick}>
      {cancel.label ?? messages.cancel}
    </Button>
  );
  const confirmButton = (
    <SendButton offReason={confirm.offReason ?? null} onClick={confirm.onClick}>
      {confirm.label ?? messages.confirm}
    </SendButton>
  );
  return (
    <ModalLayer
      placement="middle"
      heading={headingId}
      text={textId}
      onClose={cancel?.onClick ?? confirm.onClick}
    >
      {envelope && <EnvelopeHead position={position} />}
      <div className={styles.content} data-below-head={envelope}>
        <Title id={headingId} size="title" textAlign="center">
          {title ?? messages.dialogTitle}
        </Title>
        <div id={textId} className={styles.text}>
          {children}
        </div>
        <div className={envelope ? styles.stacked : styles.answers}>
          {!envelope && cancelButton}
          {confirmButton}
          {envelope && cancelButton}
        </div>
      </div>
    </ModalLayer>
  );
}
