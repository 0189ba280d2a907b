import { useState, type ReactNode } from 'react';
import { failureOf } from '@/api/errors';
import type { Failure } from '@/domain/failure';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { letterMessages } from '@/messages/letters';
import { useMessages } from '@/messages/language';
import coin from '@/ui/icons/coin.svg';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import styles from './sealed-letter.module.css';

interface SealedLetterProps {
  sender: string;
  /** Opens the letter; throws `GatewayError`. */
  onOpen: () => Promise<void>;
  /** Shown in the pocket below the envelope. */
  children: ReactNode;
}

/** A letter that nobody has read yet: the whole envelope is the button that opens it. */
export function SealedLetter({ sender, onOpen, children }: SealedLetterProps) {
  const messages = useMessages(letterMessages);
  const errors = useMessages(errorMessages);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const handleOpen = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onOpen();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };
  return (
    <section className={styles.envelope} aria-label={messages.sealedFrom(sender)}>
      <button type="button" className={styles.face} aria-busy={busy} onClick={() => void handleOpen()}>
        <svg className={styles.flap} viewBox="0 0 358 150" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.shade} d="M0 0H358L196 124Q179 136 162 124Z" />
          <path className={styles.foil} d="M0 0L162 124Q179 136 196 124L358 0" />
        </svg>
        <img className={styles.seal} src={coin} alt="" width={72} height={72} />
        <span className={styles.texts}>
          <span className={styles.from}>{messages.sealedFrom(sender)}</span>
          <span className={styles.line}>{busy ? messages.opening : messages.tapToOpen}</span>
        </span>
      </button>
      <div className={styles.pocket}>
        {failure !== null && (
          <NoticeBar tone="danger" alarming>
            {failureText(failure, errors)}
          </NoticeBar>
        )}
        {children}
      </div>
    </section>
  );
}
