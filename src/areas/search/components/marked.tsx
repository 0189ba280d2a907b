import { piecesOf } from '@/domain/search/search-match';
import styles from './marked.module.css';

interface MarkedProps {
  text: string;
  words: string;
  /** Pinyin of the text, if the text may also be found by it. */
  pinyin?: string | undefined;
}

/** Plain text in which the searched words are highlighted. */
export function Marked({ text, words, pinyin }: MarkedProps) {
  return piecesOf(text, words, pinyin).map((piece, index) =>
    piece.hit ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
