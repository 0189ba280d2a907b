import { monthOf, monthsLater, type Day, type Month } from '@/domain/business-time';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import styles from './month-turns.module.css';

interface MonthTurnsProps {
  month: Month;
  /** The months go from that of the first day to that of the last. */
  first: Day;
  last: Day;
  onTurn: (month: Month) => void;
}

/** The ways to the month before and to the next one. */
export function MonthTurns({ month, first, last, onTurn }: MonthTurnsProps) {
  const messages = useMessages(kitMessages);
  return (
    <span className={styles.turns}>
      <button
        type="button"
        className={styles.turn}
        aria-label={messages.earlierMonth}
        disabled={month <= monthOf(first)}
        onClick={() => onTurn(monthsLater(month, -1))}
      >
        <Icon name="back" size={18} />
      </button>
      <button
        type="button"
        className={styles.turn}
        aria-label={messages.laterMonth}
        disabled={month >= monthOf(last)}
        onClick={() => onTurn(monthsLater(month, 1))}
      >
        <Icon name="forward" size={18} />
      </button>
    </span>
  );
}
