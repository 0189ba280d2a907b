import { useMessages } from '@/messages/language';
import { yearReportMessages } from '../messages';
import { piecesOf } from '../rules/story-page';
import styles from './text-with-figures.module.css';

/** A text whose numbers stand in the font of numbers; hidden amounts are dots, and said in words. */
export function TextWithFigures({ text }: { text: string }) {
  const messages = useMessages(yearReportMessages);
  return piecesOf(text).map((piece, index) => {
    if (piece.kind === 'words') return piece.text;
    if (piece.kind === 'number')
      return (
        <span key={index} className={styles.number}>
          {piece.text}
        </span>
      );
    return (
      <span key={index}>
        <span aria-hidden="true" className={styles.number}>
          {piece.text}
        </span>
        <span className="visuallyHidden">{messages.hiddenAmount}</span>
      </span>
    );
  });
}
