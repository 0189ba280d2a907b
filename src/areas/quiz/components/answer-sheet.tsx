import { useMessages } from '@/messages/language';
import { Sheet } from '@/ui/overlays/sheet';
import { quizMessages } from '../messages';
import styles from './answer-sheet.module.css';

interface AnswerSheetProps {
  /** Whether each question is answered, in order. */
  answered: readonly boolean[];
  current: number;
  onJump: (index: number) => void;
  onClose: () => void;
}

/** All questions at a glance; a tap goes to one. */
export function AnswerSheet({ answered, current, onJump, onClose }: AnswerSheetProps) {
  const messages = useMessages(quizMessages);
  return (
    <Sheet title={messages.card} onClose={onClose}>
      <div className={styles.cells}>
        {answered.map((isAnswered, index) => (
          <button
            key={index}
            type="button"
            className={styles.cell}
            data-answered={isAnswered}
            aria-current={index === current ? 'step' : undefined}
            aria-label={messages.jump(index + 1, isAnswered)}
            onClick={() => onJump(index)}
          >
            {index + 1}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
