import type { ReactNode } from 'react';
import { Box } from '@/ui/layout/box';
import { BlessingText } from './blessing-text';
import styles from './letter-envelope.module.css';

interface LetterEnvelopeProps {
  text: string;
  signature: string;
  /** Shown in the envelope below the letter. */
  children: ReactNode;
}

const arc = 'M0 4C52 20 112 26 179 26S306 20 358 4';

/** A letter half in its envelope: the blessing above the arc of the flap, the children below it. */
export function LetterEnvelope({ text, signature, children }: LetterEnvelopeProps) {
  return (
    <Box as="section" position="relative" radius="xl" shadow={2}>
      <div className={styles.letter}>
        <BlessingText text={text} signature={signature} />
        <svg className={styles.flap} viewBox="0 0 358 28" preserveAspectRatio="none" aria-hidden="true">
          <path d={`${arc}V28H0z`} fill="currentColor" />
          <path className={styles.foil} d={arc} fill="none" strokeWidth="1.4" />
        </svg>
      </div>
      <div className={styles.inside}>{children}</div>
    </Box>
  );
}
