import { monthOf, monthsLater, type Day, type Month } from '@/domain/business-time';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { IconButton } from '@/ui/forms/icon-button';
import { Icon } from '@/ui/media/icon';
import styles from './month-turns.module.css';

interface MonthTurnsProps {
  month: Month;
  /** The first and the last day limit the months. */
  first: Day;
  last: Day;
  onTurn: (month: Month) => void;
}

/** Buttons to the previous and to the next month. */
export function MonthTurns({ month, first, last, onTurn }: MonthTurnsProps) {
  const messages = useMessages(kitMessages);
  return (
    <span className={styles.turns}>
      <IconButton
        type="button"
        tone="plain"
        className={styles.turn}
        aria-label={messages.earlierMonth}
        disabled={month <= monthOf(first)}
        onClick={() => onTurn(monthsLater(month, -1))}
      >
        <Icon name="back" size={18} />
      </IconButton>
      <IconButton
        type="button"
        tone="plain"
        className={styles.turn}
        aria-label={messages.laterMonth}
        disabled={month >= monthOf(last)}
        onClick={() => onTurn(monthsLater(month, 1))}
      >
        <Icon name="forward" size={18} />
      </IconButton>
    </span>
  );
}
