import { Icon } from '@/ui/media/icon';
import styles from './choice-line.module.css';

interface ChoiceLineProps {
  icon: string;
  /** The tile is in the colour of the team's account. */
  team?: boolean;
  title: string;
  note: string;
  /** The note says what is wrong. */
  wrong?: boolean;
  /** Absent where there is nothing else to choose. */
  onOpen?: () => void;
}

/** One choice of a form as a row of two lines behind an icon; a tap opens what there is to choose. */
export function ChoiceLine({ icon, team = false, title, note, wrong = false, onOpen }: ChoiceLineProps) {
  const content = (
    <>
      <span className={styles.tile} data-team={team}>
        <Icon name={icon} size={22} />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note} data-wrong={wrong}>
          {note}
        </span>
      </span>
      {onOpen !== undefined && (
        <span className={styles.chevron}>
          <Icon name="forward" size={14} />
        </span>
      )}
    </>
  );
  return onOpen === undefined ? (
    <div className={styles.row}>{content}</div>
  ) : (
    <button type="button" className={styles.row} onClick={onOpen}>
      {content}
    </button>
  );
}
