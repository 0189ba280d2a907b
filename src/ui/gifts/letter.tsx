import { BlessingText } from './blessing-text';
import { LetterPaper } from './letter-paper';

/** A blessing on letter paper with its signature. */
export function Letter({ text, signature }: { text: string; signature: string }) {
  return (
    <LetterPaper>
      <BlessingText text={text} signature={signature} />
    </LetterPaper>
  );
}
