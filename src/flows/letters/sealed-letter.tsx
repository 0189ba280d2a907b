import type { ReactNode } from 'react';
import { letterMessages } from '@/messages/areas/letters';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import coin from '@/ui/icons/coin.svg';
import { Box } from '@/ui/layout/box';
import { Text } from '@/ui/text/text';
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

/** An unopened letter: the whole envelope is the button that opens it. */
export function SealedLetter({ sender, isBusy, errorText, onOpen, children }: SealedLetterProps) {
  const messages = useMessages(letterMessages);
  return (
    <Box as="section" radius="xl" shadow={2} aria-label={messages.sealedFrom(sender)}>
      <button type="button" className={styles.face} aria-busy={isBusy} onClick={onOpen}>
        <svg className={styles.flap} viewBox="0 0 358 150" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.shade} d="M0 0H358L196 124Q179 136 162 124Z" />
          <path className={styles.foil} d="M0 0L162 124Q179 136 196 124L358 0" />
        </svg>
        <img className={styles.seal} src={coin} alt="" width={72} height={72} />
        <Box as="span" display="block" position="relative">
          <span className={styles.from}>{messages.sealedFrom(sender)}</span>
          <Text display="block" marginTop={1} size="note">
            {isBusy ? messages.opening : messages.tapToOpen}
          </Text>
        </Box>
      </button>
      <div className={styles.pocket}>
        {errorText !== null && (
          <NoticeBar tone="danger" alarming>
            {errorText}
          </NoticeBar>
        )}
        {children}
      </div>
    </Box>
  );
}
