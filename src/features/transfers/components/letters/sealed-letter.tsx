import type { ReactNode } from 'react';
import { letterMessages } from '@/messages/letters';
import { useMessages } from '@/messages/language';
import coin from '@/ui/icons/coin.svg';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import styles from './sealed-letter.module.css';

interface SealedLetterProps {
  sender: string;
  isBusy: boolean;
  /** Why the letter was not opened. */
  errorText: string | null;
  onOpen: () => void;
  /** Shown in the pocket below the envelope. */
  children: ReactNode;
}

/** A letter that nobody has read yet: the whole envelope is the button that opens it. */
export function SealedLetter({ sender, isBusy, errorText, onOpen, children }: SealedLetterProps) {
  const messages = useMessages(letterMessages);
  return (
    <section className={styles.envelope} aria-label={messages.sealedFrom(sender)}>
      <button type="button" className={styles.face} aria-busy={isBusy} onClick={onOpen}>
        <svg className={styles.flap} viewBox="0 0 358 150" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.shade} d="M0 0H358L196 124Q179 136 162 124Z" />
          <path className={styles.foil} d="M0 0L162 124Q179 136 196 124L358 0" />
        </svg>
        <img className={styles.seal} src={coin} alt="" width={72} height={72} />
        <span className={styles.texts}>
          <span className={styles.from}>{messages.sealedFrom(sender)}</span>
          <span className={styles.line}>{isBusy ? messages.opening : messages.tapToOpen}</span>
        </span>
      </button>
      <div className={styles.pocket}>
        {errorText !== null && (
          <NoticeBar tone="danger" alarming>
            {errorText}
          </NoticeBar>
        )}
        {children}
      </div>
    </section>
  );
}
