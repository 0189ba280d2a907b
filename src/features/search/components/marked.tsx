import { piecesOf } from '@/domain/search/search-match';
import styles from './marked.module.css';

interface MarkedProps {
  text: string;
  words: string;
  /** Of the text, where it may be searched for by it. */
  pinyin?: string | undefined;
}

/** A text as a text, with what was searched for standing out. */
export function Marked({ text, words, pinyin }: MarkedProps) {
  return piecesOf(text, words, pinyin).map((piece, at) =>
    piece.hit ? (
      <mark key={at} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
